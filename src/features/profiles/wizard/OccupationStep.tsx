import { useTranslation } from 'react-i18next';
import type { Language } from '@/api/schema/languages';
import { useAppDispatch } from '@/store/hooks';
import { SearchField } from '@/ui/form/SearchField';
import { searchOccupations } from '../profilesSlice';

/** One of 17,697 occupations, searched from four characters on (PRO-03). */
export function OccupationStep() {
  const { t, i18n } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const lang = i18n.language as Language;
  return (
    <SearchField
      name="occupation"
      label={t('wizard.occupation')}
      help={t('wizard.occupationHelp')}
      failureText="profiles:wizard.occupationFailed"
      search={(text) => dispatch(searchOccupations({ query: { search: text, lang } }))}
    />
  );
}
