import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { use, useEffect, useRef } from 'react';
import { useFormState, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { fieldId, messageAt } from './FieldFrame';
import { FieldLabels } from './fieldLabels';
import { useFailureText } from '@/ui/text/useFailureText';
import { useErrorText } from '@/ui/text/useErrorText';

interface ErrorSummaryProps {
  failure: ApiFailure | null;
  /** Counts refused submits; each takes the focus here. */
  round: number;
  ownText?: ((failure: ApiFailure) => string | undefined) | undefined;
}

/** What stopped the form, with a link to every field concerned; takes the focus after a refused submit (3.3.1). */
export function ErrorSummary({ failure, round, ownText }: ErrorSummaryProps) {
  const { t } = useTranslation('editing');
  const { errors } = useFormState();
  const errorText = useErrorText();
  const failureText = useFailureText();
  const labels = use(FieldLabels);
  const box = useRef<HTMLDivElement>(null);
  const fields = Object.keys(errors).filter((name) => name !== 'root');
  // A lost response has a text of its own (D-66).
  const own = failure && !failure.outcome ? ownText?.(failure) : undefined;
  const failed = failure ? (own ?? failureText(failure)) : null;
  const unknownFields = Object.entries(failure?.fields ?? {}).filter(
    ([name, text]) => !fields.includes(name) && text !== failed,
  );
  const shown = round > 0 && (fields.length > 0 || failure !== null);

  // The errors may come a render after the submit that was refused; later ones take no focus.
  const told = useRef(0);
  useEffect(() => {
    if (round === 0) told.current = 0;
    if (!shown || told.current === round) return;
    told.current = round;
    box.current?.focus();
    document.title = t('form.errorTitle', { title: document.title.replace(/^[^:·]+: /, '') });
  }, [shown, round, t]);

  if (!shown) return null;
  const hasList = fields.length + unknownFields.length > 0;
  return (
    <Alert severity="error" ref={box} tabIndex={-1} role="alert">
      <AlertTitle component="h2" sx={{ fontSize: 'body1.fontSize', fontWeight: 600, mb: hasList ? 0.5 : 0 }}>
        {failed ?? t('form.check')}
      </AlertTitle>
      {hasList ? (
        <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {fields.map((name) => (
            <li key={name}>
              <Link
                component="button"
                type="button"
                color="inherit"
                sx={{ textAlign: 'start', font: 'inherit', verticalAlign: 'top', py: 0.25 }}
                onClick={() => focusField(name, errors)}
              >
                {[labels?.get(name), errorText(messageAt(errors, name)) ?? name].filter(Boolean).join(': ')}
              </Link>
            </li>
          ))}
          {unknownFields.map(([name, text]) => (
            <li key={name}>{text}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}

/** What of a group takes the focus: its first control, or the group itself. */
const firstControl = '[tabindex="0"], input:not([tabindex="-1"], [aria-hidden="true"])';

function focusField(name: string, errors: FieldErrors): void {
  const field = document.getElementById(fieldId(name));
  const control = field?.matches('fieldset') ? (field.querySelector<HTMLElement>(firstControl) ?? field) : field;
  if (control) control.focus();
  else (errors[name]?.ref as { focus?: () => void } | undefined)?.focus?.();
}
