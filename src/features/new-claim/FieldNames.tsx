import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import { useAppSelector } from '@/store/hooks';
import { selectCategories } from '@/entities/category/categoriesSlice';
import { OffscreenField } from '@/ui/form/Field';
import { useProfileOption } from '@/features/claim-fields';
import type { NewClaimStep, NewClaimValues } from './newClaimSteps';

interface FieldNamesProps {
  current: NewClaimStep;
  profiles: readonly ProfileRef[];
}

/** Names the fields of the steps that are not open, for the comparison of a draft. */
export function FieldNames({ current, profiles }: FieldNamesProps) {
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
  const createdText = (value: unknown) => (value ? t('newClaim:missing.claim') : '');
  const fields: Record<keyof NewClaimValues, Field> = {
    question: { step: 'question', label: t('question.label') },
    competence_profile_id: { step: 'profile', label: t('newClaim:profileLabel'), valueText: profileText },
    topic: { step: 'subject', label: t('subject.topic') },
    pain_point: { step: 'subject', label: t('subject.painPoint') },
    keywords: { step: 'finding', label: t('keywords.title') },
    categories: { step: 'finding', label: t('categories.label'), valueText: categoriesText },
    short_answer_headline: { step: 'answer', label: t('shortAnswer.headline') },
    short_answer_text: { step: 'answer', label: t('shortAnswer.title') },
    created: { step: null, label: t('editor.title'), valueText: createdText },
  };
  return Object.entries(fields)
    .filter(([, { step }]) => step !== current)
    .map(([name, { label, valueText }]) => (
      <OffscreenField key={name} name={name} label={label} valueText={valueText} />
    ));
}

interface Field {
  /** The step that shows it; null for none. */
  step: NewClaimStep | null;
  label: string;
  valueText?: (value: unknown) => string | undefined;
}
