import { useTranslation } from 'react-i18next';
import type { Language } from '@/api/schema/languages';
import { useAppDispatch } from '@/store/hooks';
import { searchDisciplines } from '@/entities/career/disciplines';
import { SearchField } from '@/ui/form/search/SearchField';
import { DisciplineDescendants } from './DisciplineDescendants';
import { DisciplineSuggestions } from './DisciplineSuggestions';

/** Fewer than for occupations, since the tree of disciplines is small. */
const minCharacters = 2;

interface DisciplineFieldProps {
  name: string;
  /** The form holds one discipline or null instead of a list. */
  single?: boolean;
  label?: string;
  locale: Language;
  /** An empty list suggests disciplines of the competence with this name; undefined for no suggestions. */
  competence?: string | undefined;
}

/** Disciplines of a form, `Discipline[]`: suggested, found by name, and narrowed down along their tree (PRO-21). */
export function DisciplineField({ name, single = false, label, locale, competence }: DisciplineFieldProps) {
  const { t } = useTranslation(['profiles', 'career']);
  const dispatch = useAppDispatch();
  return (
    <div>
      <SearchField
        name={name}
        label={label ?? t('career:disciplines.label')}
        {...(single ? {} : { help: t('career:disciplines.help') })}
        multiple={!single}
        optionsLang={locale}
        minLength={minCharacters}
        search={(text) => dispatch(searchDisciplines({ query: { name: text, locale } }))}
      />
      {competence === undefined ? null : <DisciplineSuggestions name={name} competence={competence} locale={locale} />}
      <DisciplineDescendants name={name} locale={locale} />
    </div>
  );
}
