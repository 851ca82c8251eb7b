import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/api/schema/languages';
import { useAppDispatch } from '@/store/hooks';
import { searchCompetences } from '@/entities/profile/profilesSlice';
import { SearchField } from '@/ui/form/search/SearchField';

interface CompetenceSearchProps {
  profileId: string;
  locale: Language;
  /** How many there is room for; null where that is not known. */
  max: number | null;
}

/** The competences a profile carries, as many as it has places for (PRO-06). */
export function CompetenceSearch({ profileId, locale, max }: CompetenceSearchProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const { length } = useWatch<{ competences: unknown[] }, 'competences'>({ name: 'competences' });
  const left = max === null ? null : Math.max(0, max - length);
  return (
    <SearchField
      name="competences"
      label={t('competence.search')}
      help={`${t('competence.listIntro')} ${left === null ? t('competence.searchHelp') : t('competence.slots', { count: left, most: max })}`}
      multiple
      optionsLang={locale}
      full={left === 0}
      search={(text) => dispatch(searchCompetences({ params: { profileId }, query: { locale, query: text } }))}
    />
  );
}
