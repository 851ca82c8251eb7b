import { useTranslation } from 'react-i18next';
import { EducationInput } from '@/api/endpoints/education';
import { withPeriodRules, WorkExperienceInput } from '@/api/endpoints/experience';
import { z } from '@/api/schema/zod';
import { draftKey } from '@/domain/draftKey';
import { editedValues, entryFields, valuesToEdit, type ImportRow } from '@/domain/importReview';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { EducationTypeFields } from '@/ui/form/EducationTypeFields';
import { Field, FocusedField } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { SearchOption } from '@/ui/form/useSearch';
import { useLanguage } from '@/ui/text/useLanguage';

const disciplines = z.array(SearchOption);
const { quote: _, ...experienceFields } = WorkExperienceInput.shape;
const schemas = {
  experience: withPeriodRules(
    z.object({ ...experienceFields, end_date: z.string(), ongoing: z.boolean(), disciplines }),
  ),
  education: z.extend(z.omit(EducationInput, { approved_by: true }), { disciplines }),
} as const;

interface ReviewDrawerProps {
  /** The entry to edit, and the field to begin with; null while nothing is open. */
  edited: { row: ImportRow; field: string | undefined } | null;
  onChange: (key: string, values: ImportRow['values']) => void;
  onClose: () => void;
}

export function ReviewDrawer({ edited, onChange, onClose }: ReviewDrawerProps) {
  const { t } = useTranslation('imports');
  return (
    <SideDrawer open={edited !== null} title={t(`entry.edit.${edited?.row.kind ?? 'experience'}`)} onClose={onClose}>
      {edited ? (
        <EntryForm
          key={edited.row.key}
          {...edited}
          onValues={(values) => {
            onChange(edited.row.key, values);
            onClose();
          }}
        />
      ) : null}
    </SideDrawer>
  );
}

interface EntryFormProps {
  row: ImportRow;
  field: string | undefined;
  onValues: (values: ImportRow['values']) => void;
}

function EntryForm({ row, field, onValues }: EntryFormProps) {
  const { t } = useTranslation('imports');
  const { kind, values, key, state } = row;
  const locale = useLanguage();
  return (
    <Form<Record<string, unknown>, Record<string, unknown>>
      schema={schemas[kind]}
      defaultValues={valuesToEdit(row)}
      draft={draftKey({ type: 'import', id: key })}
      label={t(`entry.edit.${kind}`)}
      refused={state.step === 'failed' ? state.failure : undefined}
      onSubmit={(_values, form) => {
        onValues(editedValues(form.getValues()));
        return Promise.resolve(null);
      }}
    >
      {kind === 'experience' ? (
        <>
          <Field name="job_title" label={t('entry.job_title')} />
          <Field name="company_name" label={t('entry.company_name')} />
          <Field name="location" label={t('entry.location')} />
          <PeriodFields />
          <DisciplineField name="disciplines" locale={locale} />
          <Field name="description" label={t('entry.description')} rows={4} optional />
        </>
      ) : (
        <>
          <EducationTypeFields saved={values} />
          <Field name="degree_name" label={t('entry.degree_name')} />
          <Field name="institution" label={t('entry.institution')} optional />
          <Field name="city" label={t('entry.city')} />
          <DisciplineField name="disciplines" locale={locale} />
        </>
      )}
      <DrawerFoot>
        <SubmitButton>{t('entry.apply')}</SubmitButton>
      </DrawerFoot>
      <FocusedField name={field === 'location' ? entryFields[kind].place : field} />
    </Form>
  );
}
