import LessIcon from '@mui/icons-material/RemoveOutlined';
import MoreIcon from '@mui/icons-material/AddOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { IconButton, OutlinedInput } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

interface NumberFieldProps extends Omit<FieldFrameProps, 'size'> {
  min?: number;
  max: number;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** The form holds the digits of a whole number, or '' where none is given. */
export function NumberField({ min = 0, max, ...frame }: NumberFieldProps) {
  const { t } = useTranslation('editing');
  const { field } = useController({ name: frame.name });
  const text = String(field.value ?? '');
  const value = /^\d+$/.test(text) ? Number(text) : null;
  const add = (step: number) => {
    const next = value === null ? Math.max(min, step) : value + step;
    field.onChange(String(Math.min(max, Math.max(min, next))));
  };
  const count = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    add(step);
  };
  return (
    <FieldFrame {...frame} size="short">
      {({ id, invalid, describedBy }) => (
        <OutlinedInput
          id={id}
          inputRef={field.ref}
          value={text}
          onChange={({ target }) => field.onChange(target.value.replaceAll(/\D/g, '').slice(0, String(max).length))}
          onBlur={field.onBlur}
          onKeyDown={count}
          sx={{ px: 0.25, '& input': { textAlign: 'center', px: 0, fontVariantNumeric: 'tabular-nums' } }}
          startAdornment={
            <StepButton
              label={t('number.less', { label: frame.label })}
              Icon={LessIcon}
              disabled={value !== null && value <= min}
              onClick={() => add(-1)}
            />
          }
          endAdornment={
            <StepButton
              label={t('number.more', { label: frame.label })}
              Icon={MoreIcon}
              disabled={value !== null && value >= max}
              onClick={() => add(1)}
            />
          }
          slotProps={{
            input: {
              role: 'spinbutton',
              inputMode: 'numeric',
              autoComplete: 'off',
              'aria-valuemin': min,
              'aria-valuemax': max,
              'aria-valuenow': value ?? undefined,
              'aria-invalid': invalid,
              'aria-describedby': describedBy,
            },
          }}
        />
      )}
    </FieldFrame>
  );
}

interface StepButtonProps {
  label: string;
  Icon: SvgIconComponent;
  disabled: boolean;
  onClick: () => void;
}

/** Not a tab stop: the keyboard counts with the arrow keys, in the field itself. */
function StepButton({ label, Icon, disabled, onClick }: StepButtonProps) {
  return (
    <IconButton tabIndex={-1} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon />
    </IconButton>
  );
}
