import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages } from '@/api/schema/languages';
import { useAppDispatch } from '@/store/hooks';
import { RadioField } from '@/ui/form/RadioField';
import { SearchField } from '@/ui/form/SearchField';
import { searchOccupations } from '../profilesSlice';
import type { WizardValues } from './wizardForm';

/** The profile's language, and one of 17,697 occupations, searched in it from four characters on (D-63, PRO-03). */
export function OccupationStep() {
  const { t } = useTranslation(['profiles', 'common']);
  const dispatch = useAppDispatch();
  const { setValue } = useFormContext<WizardValues>();
  const lang = useWatch<WizardValues, 'language'>({ name: 'language' });
  return (
    <>
      <RadioField
        name="language"
        label={t('wizard.language')}
        help={t('wizard.languageHelp')}
        row
        options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        onChange={() => {
          // Names of the other language would stay otherwise.
          setValue('occupation', null, { shouldDirty: true });
          setValue('competence_area_id', '', { shouldDirty: true });
        }}
      />
      <SearchField
        key={lang}
        name="occupation"
        label={t('wizard.occupation')}
        help={t('wizard.occupationHelp')}
        failureText="profiles:wizard.occupationFailed"
        optionsLang={lang}
        search={(text) => dispatch(searchOccupations({ query: { search: text, lang } }))}
      />
    </>
  );
}
