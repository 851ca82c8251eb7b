import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { genders } from '@/api/schema/fields';
import { Field } from '@/ui/form/Field';
import { RadioField } from '@/ui/form/RadioField';

export function PersonFields() {
  const { t } = useTranslation('auth');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field name="firstname" label={t('field.firstname')} autoComplete="given-name" />
        <Field name="lastname" label={t('field.lastname')} autoComplete="family-name" />
      </Box>
      <RadioField
        name="gender"
        label={t('field.gender')}
        help={t('gender.help')}
        options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
        row
      />
      <Field name="email" label={t('field.email')} type="email" autoComplete="username" />
    </>
  );
}
