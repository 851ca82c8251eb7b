import { Checkbox, FormControlLabel } from '@mui/material';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRegisterField } from './fieldRegistry';

export function CheckboxField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('editing');
  useRegisterField(name, { label, valueText: (value) => t(value === true ? 'draft.yes' : 'draft.no') });
  return (
    <Controller
      name={name}
      render={({ field: { value, ref, ...field } }) => (
        <FormControlLabel
          label={label}
          control={<Checkbox {...field} checked={value === true} slotProps={{ input: { ref } }} />}
        />
      )}
    />
  );
}
