import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkExperience } from '@/api/endpoints/experience';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { Field, FocusedField } from '@/ui/form/Field';
import type { EntryFormProps } from './CareerSection';
import { Form, SubmitButton } from '@/ui/form/Form';
import { MonthField } from '@/ui/form/MonthField';
import { ExperienceValues, valuesOf } from './experienceForm';

const ExperienceImages = lazy(async () => ({ default: (await import('./ExperienceImages')).ExperienceImages }));

/** A work experience with all that the profile page shows of it (EXP-01). */
export function ExperienceForm({
  entry,
  focus,
  onSave,
  disciplineField,
}: EntryFormProps<WorkExperience, ExperienceValues>) {
  const { t } = useTranslation(['profiles', 'common']);
  return (
    <>
      <Form
        schema={ExperienceValues}
        defaultValues={valuesOf(entry)}
        draft={`experience-${entry?.id ?? 'new'}`}
        leaveWarning
        label={entry ? t('experience.change') : t('experience.add')}
        failureText={({ kind }) => (kind === 'validation' ? undefined : t('experience.saveFailed'))}
        onSubmit={(_, form) => onSave(form.getValues())}
      >
        <Field name="job_title" label={t('experience.jobTitle')} autoComplete="organization-title" />
        <Field name="company_name" label={t('experience.company')} autoComplete="organization" />
        <Field name="location" label={t('experience.location')} help={t('experience.locationHelp')} />
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
          <MonthField name="start_date" label={t('experience.start')} />
          <MonthField name="end_date" label={t('experience.end')} help={t('experience.endHelp')} optional />
        </Box>
        {disciplineField}
        <Field name="description" label={t('experience.description')} rows={4} optional />
        <Field name="quote" label={t('experience.quote')} help={t('experience.quoteHelp')} rows={2} optional />
        {entry ? null : <CheckboxField name="connect" label={t('experience.connectNew')} />}
        <SubmitButton>{t('common:action.save')}</SubmitButton>
        <FocusedField name={focus} />
      </Form>
      {entry ? (
        <Suspense fallback={null}>
          <ExperienceImages experience={entry} />
        </Suspense>
      ) : null}
    </>
  );
}
