import { useEffect, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EducationInput } from '@/api/endpoints/education';
import { withPeriodRules, WorkExperienceInput } from '@/api/endpoints/experience';
import { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SideDrawer, useLastNonNull } from '@/ui/basics/SideDrawer';
import { EducationTypeFields } from '@/ui/form/EducationTypeFields';
import { Field, FocusedField } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { SearchOption } from '@/ui/form/useSearch';
import { useLanguage } from '@/ui/text/useLanguage';
import type { EducationRow, ExperienceRow, ImportRow } from './reviewRows';

const disciplines = z.array(SearchOption);
const { quote: _, ...experienceFields } = WorkExperienceInput.shape;
const ExperienceForm = withPeriodRules(
  z.object({ ...experienceFields, end_date: z.string(), ongoing: z.boolean(), disciplines }),
);
const EducationForm = z.extend(z.omit(EducationInput, { approved_by: true }), { disciplines });

interface EntryDrawerProps {
  /** The entry to edit, and the field to begin with; null while nothing is open. */
  edited: { row: ImportRow; field?: string | undefined } | null;
  onChange: (row: ImportRow) => void;
  onClose: () => void;
}

export function ReviewDrawer({ edited, onChange, onClose }: EntryDrawerProps) {
  const { t } = useTranslation('imports');
  const shown = useLastNonNull(edited);
  const isExperience = shown?.row.kind !== 'education';
  return (
    <SideDrawer
      open={edited !== null}
      title={t(isExperience ? 'entry.titleExperience' : 'entry.titleEducation')}
      onClose={onClose}
    >
      {shown ? (
        <EntryForm
          key={shown.row.key}
          {...shown}
          onChange={(row) => {
            onChange(row);
            onClose();
          }}
        />
      ) : null}
    </SideDrawer>
  );
}

interface EntryFormProps {
  row: ImportRow;
  field?: string | undefined;
  onChange: (row: ImportRow) => void;
}

function EntryForm(props: EntryFormProps) {
  const { row } = props;
  return row.kind === 'experience' ? (
    <ExperienceEntryForm {...props} row={row} />
  ) : (
    <EducationEntryForm {...props} row={row} />
  );
}

function ExperienceEntryForm({ row, field, onChange }: EntryFormProps & { row: ExperienceRow }) {
  const { t } = useTranslation('imports');
  return (
    <Form
      schema={ExperienceForm}
      // An end that could not be read is asked for.
      defaultValues={{ ...row.values, ongoing: row.values.end_date === '' && row.guessed !== 'end' }}
      draft={draftKey({ type: 'import', id: row.key })}
      label={t('entry.titleExperience')}
      onSubmit={(_values, form) => {
        const { ongoing, end_date, ...values } = form.getValues();
        onChange({ ...row, isChosen: true, guessed: null, values: { ...values, end_date: ongoing ? '' : end_date } });
        return Promise.resolve(null);
      }}
    >
      <Field name="job_title" label={t('entry.job_title')} />
      <Field name="company_name" label={t('entry.company_name')} />
      <Field name="location" label={t('entry.location')} />
      <PeriodFields />
      <EntryFormEnd row={row} field={field}>
        <Field name="description" label={t('entry.description')} rows={4} optional />
      </EntryFormEnd>
    </Form>
  );
}

function EducationEntryForm({ row, field, onChange }: EntryFormProps & { row: EducationRow }) {
  const { t } = useTranslation('imports');
  return (
    <Form
      schema={EducationForm}
      defaultValues={row.values}
      draft={draftKey({ type: 'import', id: row.key })}
      label={t('entry.titleEducation')}
      onSubmit={(_values, form) => {
        onChange({ ...row, isChosen: true, values: form.getValues() });
        return Promise.resolve(null);
      }}
    >
      <EducationTypeFields saved={row.values} />
      <Field name="degree_name" label={t('entry.degree_name')} />
      <Field name="institution" label={t('entry.institution')} optional />
      <Field name="city" label={t('entry.city')} />
      <EntryFormEnd row={row} field={field === 'location' ? 'city' : field} />
    </Form>
  );
}

function EntryFormEnd({ row, field, children }: Omit<EntryFormProps, 'onChange'> & { children?: ReactNode }) {
  const { t } = useTranslation('imports');
  return (
    <>
      <DisciplineField name="disciplines" locale={useLanguage()} />
      {children}
      <DrawerFoot>
        <SubmitButton>{t('entry.apply')}</SubmitButton>
      </DrawerFoot>
      <RefusedFields fields={row.state.step === 'failed' ? row.state.failure.fields : undefined} />
      <FocusedField name={field} />
    </>
  );
}

/** Puts the server's words of the last try at their fields. */
function RefusedFields({ fields }: { fields: Record<string, string> | undefined }) {
  const { setError, getValues } = useFormContext();
  useEffect(() => {
    for (const [name, message] of Object.entries(fields ?? {})) {
      const field = name.split('.')[0] ?? name;
      if (Object.hasOwn(getValues(), field)) setError(field, { type: 'server', message });
    }
  }, [fields, getValues, setError]);
  return null;
}
