import { useTranslation } from 'react-i18next';
import { claimMarkdown, claimMarkup } from '@/domain/claimExport';
import type { PublicClaimData } from '@/domain/publicClaim';

/** A claim's page as texts for other programs, in the words of the interface. */
export function useClaimExport(data: PublicClaimData): { markdown: string; markup: string } {
  const { t } = useTranslation('publicClaim');
  return {
    markup: claimMarkup(data),
    markdown: claimMarkdown(data, {
      noQuestion: t('noQuestion'),
      answeredBy: t('answeredBy'),
      answer: t('answer'),
      painPoint: t('painPoint'),
      longAnswers: t('longAnswers'),
      facts: t('facts'),
      faqs: t('faqs'),
      tips: t('tips'),
      opinion: t('opinion'),
      essentials: t('essentials'),
      keywords: t('keywords'),
      source: t('source'),
      video: t('video'),
      comment: (comment) => t('comment', { comment }),
    }),
  };
}
