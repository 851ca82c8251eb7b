import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { FilterField } from '@/ui/form/FilterField';
import { NumberField } from '@/ui/form/NumberField';
import { SelectField } from '@/ui/form/SelectField';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { haveSubjects, subjectsOf } from '@/features/profile-fields';
import { SavedFacts } from './SavedFacts';
import { useWizardAreas } from './useWizardAreas';
import { maxMonths, maxYears, type WizardValues } from './wizardForm';

interface CompetenceStepProps {
  /** Undefined until it is created: its field of work and experience are fixed then. */
  profile: CompetenceProfile | undefined;
}

/** Field of work, subject and experience: with them the profile is created (PRO-04, PRO-05). */
export function CompetenceStep({ profile }: CompetenceStepProps) {
  const { t } = useTranslation(['profiles', 'newProfile']);
  const locale = useWatch<WizardValues, 'language'>({ name: 'language' });
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
        {profile ? null : <AreaField />}
        <SubjectChoice profile={profile} />
      </StatusView>
      {profile ? null : (
        <Box sx={besideEachOther}>
          <NumberField name="years" label={t('newProfile:years')} max={maxYears} />
          <NumberField name="months" label={t('newProfile:months')} max={maxMonths} />
        </Box>
      )}
    </>
  );
}

/** Labels, fields and messages in one line each, also where a label wraps or one field shows an error. */
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

function AreaField() {
  const { t } = useTranslation(['profiles', 'newProfile', 'editing']);
  const { getValues, setValue } = useFormContext<WizardValues>();
  const locale = useWatch<WizardValues, 'language'>({ name: 'language' });
  const { areas, areasAre, occupation } = useWizardAreas();
  // Where there is nothing to choose, it is chosen.
  const only = areas.length === 1 ? areas[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined && getValues('competence_area_id') === '') {
      setValue('competence_area_id', only, { shouldDirty: true });
    }
  }, [getValues, only, setValue]);
  return (
    <SelectField
      name="competence_area_id"
      label={t('newProfile:area')}
      help={occupation ? t(`newProfile:areas.${areasAre}`, { occupation }) : undefined}
      emptyLabel={t('editing:form.choose')}
      optionsLang={locale}
      options={areas.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** A subject of the categories, those of the chosen field of work first, then those near to the occupation; or one of the disciplines (D-61). */
function SubjectChoice({ profile }: CompetenceStepProps) {
  const { t } = useTranslation('newProfile');
  const locale = useWatch<WizardValues, 'language'>({ name: 'language' });
  const categories = useAppSelector(selectCategories);
  const { chosen, occupation } = useWizardAreas();
  if (!haveSubjects(categories)) {
    return <DisciplineField name="subject" single label={t('subject')} locale={locale} />;
  }
  return (
    <FilterField
      name="subject_category_id"
      label={t('subject')}
      help={t('subjectHelp')}
      optionsLang={locale}
      options={subjectsOf(
        categories,
        { area: chosen ?? profile?.competence_area, occupation: occupation ?? profile?.occupation?.name },
        locale,
      )}
    />
  );
}
