import { Alert, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { ruleError } from '@/api/schema/fields';
import { languages } from '@/api/schema/languages';
import { z } from '@/api/schema/zod';
import { useAppDispatch } from '@/store/hooks';
import { searchOccupations } from '@/entities/profile/profilesSlice';
import { ExampleLink } from '@/ui/basics/ExampleLink';
import { RadioField } from '@/ui/form/RadioField';
import { SearchField } from '@/ui/form/search/SearchField';
import { useExperienceTime } from '@/ui/text/useExperienceTime';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useListedNames, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { type NewProfileValues, type ProfileStep, requires } from './newProfileSteps';

const withOccupation = requires({}).check(
  z.refine(({ occupation }) => occupation !== null, ruleError('fromList', 'occupation')),
);

export function useOccupationStep(
  isCreated: boolean,
  profile: CompetenceProfile | undefined,
  importLink: ReactNode,
): ProfileStep {
  const { t } = useTranslation(['newProfile', 'common']);
  const languageText = (value: unknown) => {
    const language = languages.find((key) => key === value);
    return language && t(`common:language.${language}`);
  };
  return {
    schema: isCreated ? requires({}) : withOccupation,
    fields: {
      language: { label: t('language'), valueText: languageText },
      occupation: { label: t('occupation') },
    },
    content: isCreated ? profile && <SavedFacts profile={profile} /> : <OccupationFields importLink={importLink} />,
    form: { isIntermediate: true },
    save: () => Promise.resolve(null),
  };
}

function OccupationFields({ importLink }: { importLink: ReactNode }) {
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

/** The values that the profile was created with; no call changes them, so a step back only shows them. */
export function SavedFacts({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation(['newProfile', 'common']);
  const occupation = useOwnOccupation()(profile);
  const time = useExperienceTime()(profile.month_of_experience);
  const language = useProfileLanguage(profile);
  const occupationLanguage = useListedNames()(profile).occupation?.lang ?? language;
  return (
    <Alert severity="info">
      {t('saved')} {occupation ? <span lang={occupationLanguage}>{occupation}, </span> : null}
      {profile.competence_area ? <span lang={language}>{profile.competence_area.name}, </span> : null}
      {time ? `${time}, ` : null}
      {t(`common:language.${language}`)}. {t('fixed')}
    </Alert>
  );
}
