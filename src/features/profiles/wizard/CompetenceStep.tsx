import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/store/categoriesSlice';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { NumberField } from '@/ui/form/NumberField';
import { SelectField } from '@/ui/form/SelectField';
import { haveSubjects, sortByArea, subjectsOf } from '../subjectOptions';
import { SavedFacts } from './SavedFacts';
import { useWizardAreas } from './useWizardAreas';
import { mostMonths, mostYears, type WizardValues } from './wizardForm';
import type { NewProfileWizardProps } from './wizardProps';

interface CompetenceStepProps extends Pick<NewProfileWizardProps, 'renderDisciplineField'> {
  /** Undefined until it is created: its field of work and experience are fixed then. */
  profile: CompetenceProfile | undefined;
}

/** Field of work, subject and experience: with them the profile is created (PRO-04, PRO-05). */
export function CompetenceStep({ profile, renderDisciplineField }: CompetenceStepProps) {
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
        <SubjectChoice profile={profile} renderDisciplineField={renderDisciplineField} />
      </StatusView>
      {profile ? null : (
        <Box sx={besideEachOther}>
          <NumberField name="years" label={t('newProfile:years')} max={mostYears} />
          <NumberField name="months" label={t('newProfile:months')} max={mostMonths} />
        </Box>
      )}
    </>
  );
}

/** Labels, fields and messages in one line each, also where a label wraps or one field shows an error. */
const besideEachOther = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 212px))',
  columnGap: 2,
  alignItems: 'start',
  '& > .MuiFormControl-root': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  '& .MuiFormLabel-root': { alignSelf: 'end' },
} as const;

function AreaField() {
  const { t } = useTranslation(['profiles', 'newProfile', 'editing']);
  const { getValues, setValue } = useFormContext<WizardValues>();
  const locale = useWatch<WizardValues, 'language'>({ name: 'language' });
  const { areas, occupation } = useWizardAreas();
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
      help={occupation ? t('newProfile:areaHelp', { occupation }) : undefined}
      emptyLabel={t('editing:form.choose')}
      optionsLang={locale}
      options={areas.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** A subject of the categories, those of the chosen field of work first; or one of the disciplines (D-61). */
function SubjectChoice({ profile, renderDisciplineField }: CompetenceStepProps) {
  const { t } = useTranslation(['profiles', 'newProfile', 'editing']);
  const locale = useWatch<WizardValues, 'language'>({ name: 'language' });
  const categories = useAppSelector(selectCategories);
  const { chosen } = useWizardAreas();
  if (!haveSubjects(categories)) {
    return renderDisciplineField({ name: 'subject', single: true, label: t('newProfile:subject'), locale });
  }
  return (
    <SelectField
      name="subject_category_id"
      label={t('newProfile:subject')}
      help={t('newProfile:subjectHelp')}
      emptyLabel={t('editing:form.choose')}
      optionsLang={locale}
      options={subjectsOf(sortByArea(categories, chosen ?? profile?.competence_area ?? undefined))}
    />
  );
}
