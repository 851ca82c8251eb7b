import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { FilterField } from '@/ui/form/search/FilterField';
import { NumberField } from '@/ui/form/NumberField';
import { SelectField } from '@/ui/form/SelectField';
import { DisciplineField } from '@/ui/form/DisciplineField';
import { useExperienceTime } from '@/ui/text/useExperienceTime';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useListedNames, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { haveSubjects, subjectsOf } from '@/features/profile-fields';
import { choicesOf, maxMonths, maxYears, type NewProfileValues } from './newProfileSteps';

/** Field of work, subject and experience: with them the profile is created (PRO-04, PRO-05). */
export function CompetenceStep({ profile }: { profile: CompetenceProfile | undefined }) {
  const { t } = useTranslation('newProfile');
  const locale = useWatch<NewProfileValues, 'language'>({ name: 'language' });
  const request = useRequest(selectCategoriesRequest);
  const reload = useLoad(fetchCategories, { query: { locale } }, request);
  const hasCategories = useAppSelector(selectCategories).length > 0;
  return (
    <>
      {profile ? <SavedFacts profile={profile} /> : null}
      <StatusView
        request={request}
        hasContent={hasCategories}
        skeleton={<ListSkeleton rows={2} height={72} />}
        onRetry={reload}
      >
        <AreaAndSubject profile={profile} />
      </StatusView>
      {profile ? null : (
        <Box sx={besideEachOther}>
          <NumberField name="years" label={t('years')} max={maxYears} />
          <NumberField name="months" label={t('months')} max={maxMonths} />
        </Box>
      )}
    </>
  );
}

/** Aligns labels, fields and messages of both, also where a label wraps or one field shows an error. */
const besideEachOther = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 212px))',
  gridTemplateRows: 'repeat(3, auto)',
  gridAutoFlow: 'column',
  columnGap: 2,
  alignItems: 'start',
  '& > .MuiFormControl-root': { display: 'contents' },
  // In the first row: each begins a column.
  '& .MuiFormLabel-root': { gridRow: 1, alignSelf: 'end' },
} as const;

/** Field of work, and a subject of the categories or, where those have none, a discipline (D-61). */
function AreaAndSubject({ profile }: { profile: CompetenceProfile | undefined }) {
  const { t } = useTranslation(['newProfile', 'editing']);
  const { getValues, setValue } = useFormContext<NewProfileValues>();
  const values = useWatch() as NewProfileValues;
  const categories = useAppSelector(selectCategories);
  const { language } = values;
  const { areas, areasAre, area } = choicesOf(values, categories);
  const occupation = values.occupation?.name;
  // A single area is chosen without asking.
  const only = areas.length === 1 && !profile ? areas[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined && getValues('competence_area_id') === '') {
      setValue('competence_area_id', only, { shouldDirty: true });
    }
  }, [getValues, only, setValue]);
  return (
    <>
      {profile ? null : (
        <SelectField
          name="competence_area_id"
          label={t('area')}
          help={occupation ? t(`areas.${areasAre}`, { occupation }) : undefined}
          emptyLabel={t('editing:form.choose')}
          optionsLang={language}
          options={areas.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {haveSubjects(categories) ? (
        <FilterField
          name="subject_category_id"
          label={t('subject')}
          help={t('subjectHelp')}
          optionsLang={language}
          options={subjectsOf(
            categories,
            { area: area ?? profile?.competence_area, occupation: occupation ?? profile?.occupation?.name },
            language,
          )}
        />
      ) : (
        <DisciplineField name="subject" single label={t('subject')} locale={language} />
      )}
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
