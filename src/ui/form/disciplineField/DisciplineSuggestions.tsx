import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Discipline } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { suggestedDisciplines } from '@/domain/suggestedDisciplines';
import { useAppSelector, useRead } from '@/store/hooks';
import { searchDisciplines } from '@/entities/career/disciplines';
import { selectEducation } from '@/entities/career/educationSlice';
import { selectExperience } from '@/entities/career/experienceSlice';
import { DisciplineChips } from './DisciplineChips';

interface DisciplineSuggestionsProps {
  name: string;
  competence: string;
  locale: Language;
}

/** While a list of disciplines is empty: those of the profile's competence, and those of the user's other entries. */
export function DisciplineSuggestions({ name, competence, locale }: DisciplineSuggestionsProps) {
  const { t } = useTranslation(['profiles', 'career']);
  const { field } = useController({ name });
  const isEmpty = (field.value as Discipline[]).length === 0;
  const experience = useAppSelector(selectExperience);
  const education = useAppSelector(selectEducation);
  // What cannot be searched suggests nothing; the field itself says why.
  const result = useRead(
    searchDisciplines,
    isEmpty && competence !== '' ? { query: { name: competence, locale } } : null,
  );
  if (!isEmpty) return null;
  const suggested = suggestedDisciplines(
    result && 'data' in result ? result.data : [],
    [...experience, ...education].map((entry) => entry.disciplines),
  );
  return suggested.length === 0 ? null : (
    <DisciplineChips
      label={t('career:disciplines.suggestions')}
      disciplines={suggested}
      locale={locale}
      onChoose={(chosen) => field.onChange([chosen])}
    />
  );
}
