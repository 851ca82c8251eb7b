import { useTranslation } from 'react-i18next';
import type { Education } from '@/api/endpoints/education';
import { EducationTypeFields } from '@/ui/form/EducationTypeFields';
import { Field } from '@/ui/form/Field';
import { SuggestionField } from '@/ui/form/search/SuggestionField';
import type { EntryFieldsProps } from './entryValues';

export function EducationFields({ entry, others, disciplines }: EntryFieldsProps<Education>) {
  const { t } = useTranslation('career');
  return (
    <>
      <EducationTypeFields saved={entry} />
      <Field name="degree_name" label={t('education.degreeName')} help={t('education.degreeNameHelp')} />
      <SuggestionField
        name="institution"
        label={t('education.institution')}
        optional
        suggestions={others.map(({ institution }) => institution)}
      />
      <SuggestionField
        name="city"
        label={t('education.city')}
        help={t('education.cityHelp')}
        autoComplete="off"
        suggestions={others.map(({ city }) => city)}
      />
      {disciplines}
      <SuggestionField
        name="approved_by"
        label={t('education.approvedBy')}
        help={t('education.approvedByHelp')}
        optional
        suggestions={others.map(({ approved_by }) => approved_by)}
      />
    </>
  );
}
