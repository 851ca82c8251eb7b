import { Box, FormControl, FormHelperText, FormLabel, Typography } from '@mui/material';
import { use, useState, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/api/schema/languages';
import { visuallyHidden } from '@/ui/basics/VisuallyHidden';
import { ContentLanguage } from '@/ui/text/useLanguage';
import { unpackText } from '@/ui/text/validation';
import { afterPointerUp } from './afterPointerUp';
import { useFieldId, useRegisterField, type FieldEntry } from './fieldRegistry';

/** Translates a field's error message; the server's own words stay as they are. */
export function useErrorText(): (message: string | undefined, isChoice?: boolean) => string | undefined {
  const { t } = useTranslation('editing');
  return (message, isChoice = false) => {
    if (!message) return undefined;
    const packed = unpackText(message);
    if (isChoice && packed?.key === 'required') return t('validation.choose');
    return packed ? t(`validation.${packed.key}` as 'validation.required', packed.values) : message;
  };
}

/** Widths in px by content: a number or month, a name, a text. On a phone, fields have the full width. */
const widths = { short: 240, medium: 440, full: 'none' } as const;
export type FieldSize = keyof typeof widths;

export interface FieldFrameProps {
  /** Path of the value in the form. */
  name: string;
  label: string;
  /** For screen readers only: the label is visible elsewhere. */
  isLabelHidden?: boolean;
  help?: ReactNode;
  /** The help is for writing: it goes once the field is left filled and right (D-94). */
  hidesHelp?: boolean;
  /** Required fields carry no mark. */
  optional?: boolean;
  size?: FieldSize;
  /** At the end of the helper text, e.g. a character counter. */
  aside?: ReactNode;
  valueText?: FieldEntry['valueText'];
  isChoice?: boolean;
}

export interface FrameElements {
  id: string;
  invalid: boolean;
  describedBy: string | undefined;
  /** Of the text in it, for a control that takes any text. */
  lang: Language | undefined;
}

/** The one place where a field's error is shown (FRM-01). The control gets its ids through the render function. */
export function FieldFrame(
  props: FieldFrameProps & { group?: boolean; children: (elements: FrameElements) => ReactNode },
) {
  const { name, label, help, hidesHelp = false, size = 'full', aside, valueText, isChoice = false } = props;
  const { group = false, children } = props;
  const id = useFieldId()(name);
  const error = useFieldError(name, isChoice);
  useRegisterField(name, { label, valueText, isChoice });
  const lang = use(ContentLanguage);
  const { wasLeftFilled, onBlur } = useLeftFilled(name);
  const describedBy = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <FormControl
      fullWidth
      error={error !== undefined}
      onBlur={hidesHelp ? onBlur : undefined}
      component={group ? 'fieldset' : 'div'}
      {...(group ? { id, tabIndex: -1, 'aria-describedby': describedBy } : {})}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <FieldLabel {...props} control={group ? null : id} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: { sm: widths[size] } }}>
        {children({ id, invalid: error !== undefined, describedBy, lang })}
      </Box>
      {error ? (
        <FormHelperText id={`${id}-error`} sx={{ mx: 0, fontSize: 'caption.fontSize' }}>
          {error}
        </FormHelperText>
      ) : null}
      {help || aside ? (
        <FormHelperText error={false} component="div" sx={{ ...helpLine, minHeight: aside ? '1.66em' : 0 }}>
          <Box id={`${id}-help`} sx={hidesHelp && wasLeftFilled && !error ? visuallyHidden : helpText}>
            {help}
          </Box>
          {aside}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}

const helpText = { flex: { xs: '1 1 auto', sm: '1 1 12em' }, minWidth: 0 } as const;

const helpLine = {
  mx: 0,
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: 2,
  flexWrap: 'wrap',
  fontSize: 'caption.fontSize',
} as const;

function useLeftFilled(name: string) {
  const { getValues } = useFormContext();
  const isFilled = () => {
    const value: unknown = getValues(name);
    return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
  };
  const [wasLeftFilled, setLeftFilled] = useState(isFilled);
  const onBlur = () => void afterPointerUp().then(() => setLeftFilled(isFilled));
  return { wasLeftFilled, onBlur };
}

interface FieldLabelProps extends Pick<FieldFrameProps, 'label' | 'isLabelHidden' | 'optional'> {
  /** Id of the labelled control; null for the legend of a group. */
  control: string | null;
}

function FieldLabel({ label, isLabelHidden = false, optional = false, control }: FieldLabelProps) {
  const { t } = useTranslation('editing');
  return (
    <FormLabel
      {...(control === null ? { component: 'legend' as const } : { htmlFor: control })}
      sx={isLabelHidden ? visuallyHidden : labelStyle}
    >
      {label}
      {optional ? (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 1 }}>
          {t('form.optional')}
        </Typography>
      ) : null}
    </FormLabel>
  );
}

const labelStyle = {
  mb: 0.5,
  p: 0,
  color: 'text.primary',
  fontWeight: 600,
  '&.Mui-focused': { color: 'text.primary' },
} as const;

function useFieldError(name: string, isChoice: boolean): string | undefined {
  const { errors } = useFormState({ name, exact: false });
  const errorText = useErrorText();
  return errorText(messageAt(errors, name), isChoice);
}

/** The message of a field's own error, or of the first of its items. */
export function messageAt(errors: unknown, name: string): string | undefined {
  let node: unknown = errors;
  for (const key of name.split('.')) node = (node as Record<string, unknown> | undefined)?.[key];
  const candidates = Array.isArray(node) ? node : [node];
  for (const item of candidates as ({ message?: unknown; root?: { message?: unknown } } | undefined)[]) {
    const message = item?.message ?? item?.root?.message;
    if (typeof message === 'string') return message;
  }
  return undefined;
}

/** A growing textarea is as high as its text, also with wider spacing of a reader, which MUI does not measure. */
export const growsWithText = {
  '& textarea': { '@supports (field-sizing: content)': { fieldSizing: 'content', height: 'auto !important' } },
} as const;
