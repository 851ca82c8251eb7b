import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Category } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { FilterField } from '@/ui/form/search/FilterField';
import { DisciplineField } from '@/ui/form/DisciplineField';
import { subjectsOf } from '@/features/profile-fields';

interface SubjectFieldProps {
  /** The subject is chosen from the categories, and not searched for. */
  isListed: boolean;
  categories: readonly Category[];
  profile: Pick<CompetenceProfile, 'competence_area' | 'occupation'>;
  /** The subject the profile has; it stays choosable. */
  present: { id: string; name: string } | null;
  locale: Language;
}

/** A profile's main competence: a subject of the category tree, or a discipline (PRO-05, D-61). */
export function SubjectField({ isListed, categories, profile, present, locale }: SubjectFieldProps) {
  const { t } = useTranslation('profiles');
  if (!isListed) return <DisciplineField name="subject" single label={t('competence.subjectLabel')} locale={locale} />;
  const options = subjectsOf(
    categories,
    { area: profile.competence_area, occupation: profile.occupation?.name },
    locale,
  );
  if (present && !options.some(({ value }) => value === present.id)) {
    options.unshift({ value: present.id, label: present.name });
  }
  return (
    <FilterField
      name="subject_category_id"
      label={t('competence.subjectLabel')}
      help={t('competence.subjectIntro')}
      optionsLang={locale}
      options={options}
    />
  );
}
