import { Box } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { limits, ruleError } from '@/api/schema/fields';
import type { Language } from '@/api/schema/languages';
import { z } from '@/api/schema/zod';
import { occupationName } from '@/domain/occupationName';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import { createNewProfile } from '@/entities/profile/createNewProfile';
import { setCompetence, subjectOf } from '@/entities/profile/profilesSlice';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { FilterField } from '@/ui/form/search/FilterField';
import { NumberField } from '@/ui/form/NumberField';
import { SelectField } from '@/ui/form/SelectField';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { monthsOf } from '@/ui/text/useExperienceTime';
import { useLanguage } from '@/ui/text/useLanguage';
import { haveSubjects, subjectsOf } from '@/features/profile-fields/subjectOptions';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import { SavedFacts } from './useOccupationStep';
import { choicesOf, type NewProfileValues, type ProfileStep, requires } from './newProfileSteps';

const maxYears = Math.floor(limits.monthsOfExperience / 12);
const maxMonths = 11;
const digits = (max: number) =>
  z.string().check(z.refine((value) => Number(value) <= max, { params: { rule: 'numberBetween', min: 0, max } }));
const newCompetence = requires({
  competence_area_id: z.string().check(z.minLength(1)),
  years: digits(maxYears).check(z.minLength(1)),
  months: digits(maxMonths),
});

/** Creates the profile, which then keeps all but its subject. */
export function useCompetenceStep(
  isCreated: boolean,
  profile: CompetenceProfile | undefined,
  onCreated: (profileId: string) => void,
): ProfileStep {
  const { t } = useTranslation('newProfile');
  const dispatch = useAppDispatch();
  const listLang = useLanguage();
  const categories = useAppSelector(selectCategories);
  const subjectField = haveSubjects(categories) ? 'subject_category_id' : 'subject';
  const all = categories.flatMap((category) => [category, ...category.children]);
  const categoryText = (value: unknown) =>
    value === '' ? '' : (all.find(({ id }) => id === value)?.name ?? t('areaChosen'));
  const hasSubject = ({ subject, subject_category_id }: NewProfileValues) =>
    subject !== null || subject_category_id !== '';
  return {
    schema: (isCreated ? requires({}) : newCompetence).check(z.refine(hasSubject, ruleError('fromList', subjectField))),
    fields: {
      competence_area_id: { label: t('area'), valueText: categoryText },
      subject_category_id: { label: t('subject'), valueText: categoryText },
      subject: { label: t('subject') },
      years: { label: t('years') },
      months: { label: t('months') },
    },
    content: <CompetenceFields profile={profile} />,
    form: {
      serverFields: {
        occupation_id: 'occupation',
        month_of_experience: 'years',
        lang: 'language',
        subject_category_id: subjectField,
      },
      failureText: () => (profile ? t('subjectFailed') : undefined),
    },
    actions: isCreated ? {} : { nextLabel: t('create') },
    save: (values) => dispatch(saveCompetence(values, profile, listLang, onCreated)),
  };
}

function CompetenceFields({ profile }: { profile: CompetenceProfile | undefined }) {
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

/** The subject is one of the categories or, where those have none, a discipline (D-61). */
function AreaAndSubject({ profile }: { profile: CompetenceProfile | undefined }) {
  const { t } = useTranslation('newProfile');
  const values = useWatch() as NewProfileValues;
  const categories = useAppSelector(selectCategories);
  const { language } = values;
  const choices = choicesOf(values, categories);
  const context = {
    area: choices.area ?? profile?.competence_area,
    occupation: values.occupation?.name ?? profile?.occupation?.name,
  };
  return (
    <>
      {profile ? null : <AreaField choices={choices} values={values} />}
      {haveSubjects(categories) ? (
        <FilterField
          name="subject_category_id"
          label={t('subject')}
          help={t('subjectHelp')}
          optionsLang={language}
          options={subjectsOf(categories, context, language)}
        />
      ) : (
        <DisciplineField name="subject" single label={t('subject')} locale={language} />
      )}
    </>
  );
}

/** The nearest one is preselected, and can be changed until the profile is created. */
function AreaField({ choices, values }: { choices: ReturnType<typeof choicesOf>; values: NewProfileValues }) {
  const { t } = useTranslation(['newProfile', 'editing']);
  const { getValues, setValue } = useFormContext<NewProfileValues>();
  const { areas, areasAre, area, suggestedArea } = choices;
  const { occupation, competence_area_id, language } = values;
  const gender = useUserDetails()?.gender;
  const suggested = suggestedArea?.id;
  // Of the previously chosen occupation.
  const isOfAnother = competence_area_id !== '' && area === undefined;
  useEffect(() => {
    if (isOfAnother || (suggested !== undefined && getValues('competence_area_id') === '')) {
      setValue('competence_area_id', suggested ?? '', { shouldDirty: true });
    }
  }, [getValues, isOfAnother, setValue, suggested]);
  const isSuggested = areas.length > 1 && area !== undefined && area.id === suggested;
  const help = [
    t(`areas.${areasAre}`, { occupation: occupationName(occupation?.name ?? '', gender) }),
    ...(isSuggested ? [t('areas.suggested')] : []),
  ].join(' ');
  return (
    <SelectField
      name="competence_area_id"
      label={t('area')}
      help={occupation ? help : undefined}
      emptyLabel={t('editing:form.choose')}
      optionsLang={language}
      options={areas.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Creates the profile, unless it is there already, and sets its subject. */
function saveCompetence(
  values: NewProfileValues,
  profile: CompetenceProfile | undefined,
  listLang: Language,
  onCreated: (profileId: string) => void,
): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) => {
    const body = {
      occupation_id: values.occupation?.id ?? '',
      competence_area_id: values.competence_area_id,
      month_of_experience: monthsOf(Number(values.years), Number(values.months)),
      lang: values.language,
    };
    const created = profile ?? (await dispatch(createNewProfile(body, listLang)));
    if ('kind' in created) return created;
    onCreated(created.id);
    const subject_category_id = values.subject?.id ?? values.subject_category_id;
    if (subjectOf(profile)?.id === subject_category_id) return null;
    return dispatch(failureOf(setCompetence({ params: { profileId: created.id }, body: { subject_category_id } })));
  };
}
