import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { SearchField } from '@/ui/form/SearchField';
import { useLanguage } from '@/ui/text/useLanguage';
import { searchOccupations } from '../profilesSlice';

/** One of 17,697 occupations, searched from four characters on (PRO-03). */
export function OccupationStep() {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const lang = useLanguage();
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
