import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { claimMarkup } from '@/domain/claimExport';
import { CopyButton } from '@/ui/basics/CopyButton';
import { usePublicClaim } from './usePublicClaim';

/** Copies a claim as structured data for search engines (ux no. 9). */
export function CopyMarkup({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const text = claimMarkup(usePublicClaim(claim));
  return <CopyButton text={text} what={t('question.markupName')} label={t('question.markup')} variant="text" />;
}
