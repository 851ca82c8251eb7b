import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { useAppSelector } from '@/store/hooks';
import { selectCategories } from '@/entities/category/categoriesSlice';
import type { FieldEntry } from '@/ui/form/fieldRegistry';
import { useProfileOption } from '@/features/claim-fields/ChoiceField';
import type { NewClaimStep, NewClaimValues } from './newClaimSteps';

type Fields = Partial<Record<keyof NewClaimValues, FieldEntry>>;

export function useClaimFields(profiles: readonly ProfileRef[]): Record<NewClaimStep, Fields> {
  const { t } = useTranslation(['claims', 'newClaim']);
  const optionOf = useProfileOption();
  const categories = useAppSelector(selectCategories);
  const profileText = (value: unknown) => profiles.map(optionOf).find((option) => option.value === value)?.label;
  const categoriesText = (value: unknown) => {
    const ids = Array.isArray(value) ? value : [];
    const names = ids.flatMap((id) => categories.find((category) => category.id === id)?.name ?? []);
    if (ids.length === 0) return '';
    return names.length === ids.length ? names.join(', ') : t('categories.summary', { count: ids.length });
  };
  return {
    question: { question: { label: t('question.label') } },
    profile: { competence_profile_id: { label: t('newClaim:profileLabel'), valueText: profileText } },
    subject: { topic: { label: t('subject.topic') }, pain_point: { label: t('subject.painPoint') } },
    finding: {
      keywords: { label: t('keywords.title') },
      categories: { label: t('categories.label'), valueText: categoriesText },
    },
    answer: {
      short_answer_headline: { label: t('shortAnswer.headline') },
      short_answer_text: { label: t('shortAnswer.title') },
    },
    publish: {
      created: { label: t('editor.title'), valueText: (value) => (value ? t('newClaim:missing.claim') : '') },
    },
  };
}
