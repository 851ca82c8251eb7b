import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WorkExperience } from '@/api/endpoints/experience';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { DrawerActions } from '@/ui/form/DrawerActions';
import { Field, FocusedField, OffscreenField } from '@/ui/form/Field';
import { Form } from '@/ui/form/Form';
import { MonthField } from '@/ui/form/MonthField';
import { OptionalFields } from '@/ui/form/OptionalFields';
import { SuggestionField } from '@/ui/form/SuggestionField';
import { useFailureText } from '@/ui/text/useFailureText';
import type { EntryFormProps } from './careerKind';
import { ExperienceValues, valuesOf } from './experienceForm';

const ExperienceImages = lazy(async () => ({ default: (await import('./ExperienceImages')).ExperienceImages }));

/** A work experience with all that the profile page shows of it (EXP-01). */
export function ExperienceForm(props: EntryFormProps<WorkExperience, ExperienceValues>) {
  const { entry, others, focus, onSave, onCancel, disciplineField } = props;
  const { t } = useTranslation(['profiles', 'career']);
  const failureText = useFailureText();
  return (
    <Form
      schema={ExperienceValues}
      defaultValues={valuesOf(entry, others)}
      draft={`experience-${entry?.id ?? 'new'}`}
      leaveWarning
      label={entry ? t('experience.change') : t('experience.add')}
      failureText={(failure) =>
        failure.kind === 'validation' ? undefined : failureText(failure, 'career:experience.saveFailed')
      }
      onSubmit={(_, form) => onSave(form.getValues())}
    >
      <Field name="job_title" label={t('career:experience.jobTitle')} autoComplete="organization-title" />
      <SuggestionField
        name="company_name"
        label={t('career:experience.company')}
        autoComplete="organization"
        suggestions={others.map(({ company_name }) => company_name)}
      />
      <SuggestionField
        name="location"
        label={t('career:experience.location')}
        help={t('career:experience.locationHelp')}
        suggestions={others.map(({ location }) => location)}
      />
      <Period />
      {disciplineField}
      <OptionalFields
        label={t('career:experience.more')}
        fields={[
          { name: 'description', label: t('career:experience.description') },
          { name: 'quote', label: t('career:experience.quote') },
        ]}
      >
        <Field name="description" label={t('career:experience.description')} rows={4} optional />
        <Field
          name="quote"
          label={t('career:experience.quote')}
          help={t('career:experience.quoteHelp')}
          rows={2}
          optional
        />
      </OptionalFields>
      {entry ? (
        <Suspense fallback={null}>
          <ExperienceImages experience={entry} />
        </Suspense>
      ) : null}
      {entry ? null : <CheckboxField name="connect" label={t('career:experience.connectNew')} />}
      <DrawerActions onCancel={onCancel} />
      <FocusedField name={focus} />
    </Form>
  );
}

/** From when, and until when unless it goes on. */
function Period() {
  const { t } = useTranslation(['profiles', 'career']);
  const isOngoing = useWatch<ExperienceValues, 'ongoing'>({ name: 'ongoing' });
  return (
    <div>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
        <MonthField name="start_date" label={t('career:experience.start')} />
        {isOngoing ? (
          <OffscreenField name="end_date" label={t('career:experience.end')} />
        ) : (
          <MonthField name="end_date" label={t('career:experience.end')} />
        )}
      </Box>
      <CheckboxField name="ongoing" label={t('career:experience.ongoing')} />
    </div>
  );
}
