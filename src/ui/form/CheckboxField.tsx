import { Checkbox, FormControlLabel, type FormControlLabelProps } from '@mui/material';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
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

interface TickFieldProps extends FieldFrameProps, Pick<FormControlLabelProps, 'sx'> {
  /** Beside the box; the label stands above it. */
  text: string;
  /** Value once it is ticked; '' otherwise. */
  ticked: string;
}

/** A question that one box answers. */
export function TickField({ text, ticked, sx, ...frame }: TickFieldProps) {
  return (
    <FieldFrame {...frame} group>
      {({ invalid, describedBy }) => (
        <Controller
          name={frame.name}
          render={({ field: { value, ref, onChange, onBlur } }) => (
            <FormControlLabel
              label={text}
              sx={sx}
              control={
                <Checkbox
                  checked={value === ticked}
                  onChange={(_, checked) => onChange(checked ? ticked : '')}
                  onBlur={onBlur}
                  slotProps={{ input: { ref, 'aria-invalid': invalid, 'aria-describedby': describedBy } }}
                />
              }
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
