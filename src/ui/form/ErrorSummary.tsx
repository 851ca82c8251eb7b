import { Alert, AlertTitle, Link } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useFormState, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { messageAt, useErrorText } from './FieldFrame';
import { useFieldEntries, useFieldId } from './fieldRegistry';
import { useFailureText } from '@/ui/text/useFailureText';

interface ErrorSummaryProps {
  failure: ApiFailure | null;
  /** The server's words on fields that the form does not have. */
  messages: readonly string[];
  /** Counts refused submits; each takes the focus here. */
  submitCount: number;
  ownText?: ((failure: ApiFailure) => string | undefined) | undefined;
}

/** Links to each field in sight. Takes the focus after a refused submit (3.3.1): a live region would repeat it. */
export function ErrorSummary({ failure, messages, submitCount, ownText }: ErrorSummaryProps) {
  const { t } = useTranslation('editing');
  const { errors } = useFormState();
  const errorText = useErrorText();
  const failureText = useFailureText();
  const entries = useFieldEntries();
  const fieldId = useFieldId();
  const fieldElement = (name: string) => document.getElementById(fieldId(name));
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const fields = Object.keys(errors)
    .filter((name) => name !== 'root')
    .toSorted((a, b) => comparePlaces(fieldElement(a), fieldElement(b)));
  const isVisible = submitCount > 0 && (fields.length > 0 || failure !== null);

  // The errors may come a render after the submit that was refused; later ones take no focus.
  const focusedFor = useRef(0);
  useEffect(() => {
    if (submitCount === 0) focusedFor.current = 0;
    if (!isVisible || focusedFor.current === submitCount) return;
    focusedFor.current = submitCount;
    box.current?.focus();
    document.title = t('form.errorTitle', { title: document.title.replace(/^[^:·]+: /, '') });
  }, [isVisible, submitCount, t]);

  if (!isVisible) return null;
  // A lost response has a text of its own (D-66).
  const own = failure && !failure.outcome ? ownText?.(failure) : undefined;
  const title = failure ? (own ?? failureText(failure)) : t('form.check');
  const others = messages.filter((message) => message !== title);
  const hasList = fields.length + others.length > 0;
  return (
    <Alert
      severity="error"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={hasList ? `${id}-list` : undefined}
    >
      <AlertTitle
        id={`${id}-title`}
        component="h2"
        sx={{ fontSize: 'body1.fontSize', fontWeight: 600, mb: hasList ? 0.5 : 0 }}
      >
        {title}
      </AlertTitle>
      {hasList ? (
        <ul id={`${id}-list`} style={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {fields.map((name) => {
            const { label, isChoice, isOffscreen } = entries.get(name) ?? {};
            const message = [label, errorText(messageAt(errors, name), isChoice) ?? name].filter(Boolean).join(': ');
            return (
              <li key={name}>
                {isOffscreen ? (
                  message
                ) : (
                  <Link
                    component="button"
                    type="button"
                    color="inherit"
                    sx={{ textAlign: 'start', font: 'inherit', verticalAlign: 'top', py: 0.25 }}
                    onClick={() => focusField(fieldElement(name), errors[name])}
                  >
                    {message}
                  </Link>
                )}
              </li>
            );
          })}
          {others.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}

function comparePlaces(a: HTMLElement | null, b: HTMLElement | null): number {
  if (!a || !b) return Number(a === null) - Number(b === null);
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}

const firstControl = '[tabindex="0"], input:not([tabindex="-1"], [aria-hidden="true"])';

function focusField(field: HTMLElement | null, error: FieldErrors[string]): void {
  const control = field?.matches('fieldset') ? (field.querySelector<HTMLElement>(firstControl) ?? field) : field;
  if (control) control.focus();
  else (error?.ref as { focus?: () => void } | undefined)?.focus?.();
}
