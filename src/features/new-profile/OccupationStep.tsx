import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages } from '@/api/schema/languages';
import { useAppDispatch } from '@/store/hooks';
import { searchOccupations } from '@/entities/profile/profilesSlice';
import { ExampleLink } from '@/ui/basics/ExampleLink';
import { RadioField } from '@/ui/form/RadioField';
import { SearchField } from '@/ui/form/search/SearchField';
import type { NewProfileValues } from './newProfileSteps';

/** One of 17,697 occupations, searched from four characters on, in the profile's language (D-63, PRO-03). */
export function OccupationStep({ importLink }: { importLink: ReactNode }) {
  const { t } = useTranslation(['profiles', 'newProfile', 'common']);
  const dispatch = useAppDispatch();
  const { setValue } = useFormContext<NewProfileValues>();
  const lang = useWatch<NewProfileValues, 'language'>({ name: 'language' });
  return (
    <>
      <SearchField
        key={lang}
        name="occupation"
        label={t('newProfile:occupation')}
        help={t('newProfile:occupationHelp')}
        failureText="newProfile:occupationFailed"
        optionsLang={lang}
        search={(text) => dispatch(searchOccupations({ query: { search: text, lang } }))}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, mt: -1, mb: 1 }}>
        {importLink}
        <ExampleLink of="profile" />
      </Stack>
      <RadioField
        name="language"
        label={t('newProfile:language')}
        help={t('newProfile:languageHelp')}
        row
        options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        onChange={() => {
          // Names of the other language would stay otherwise.
          const dependent = {
            occupation: null,
            competence_area_id: '',
            subject_category_id: '',
            subject: null,
          } as const;
          for (const [name, empty] of Object.entries(dependent)) {
            setValue(name as keyof typeof dependent, empty, { shouldDirty: true });
          }
        }}
      />
    </>
  );
}
