import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { SearchField } from '@/ui/form/SearchField';
import { useLanguage } from '@/ui/text/useLanguage';
import { DisciplineDescendants } from './DisciplineDescendants';
import { searchDisciplines } from './disciplineThunks';

/** Letters from which disciplines are searched; their tree is small, so fewer than for occupations. */
const firstLetters = 2;

/** Disciplines of a form, `Discipline[]`: found by name, and narrowed down along their tree (PRO-21). */
export function DisciplineField({ name }: { name: string }) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const locale = useLanguage();
  return (
    <div>
      <SearchField
        name={name}
        label={t('disciplines.label')}
        help={t('disciplines.help')}
        multiple
        minLength={firstLetters}
        search={(text) => dispatch(searchDisciplines({ query: { name: text, locale } }))}
      />
      <DisciplineDescendants name={name} locale={locale} />
    </div>
  );
}
