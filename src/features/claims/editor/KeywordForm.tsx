import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Title } from '@/api/schema/fields';
import type { ApiFailure } from '@/api/client/failure';
import { z } from '@/api/schema/zod';
import { Field } from '@/ui/form/Field';
import { Form } from '@/ui/form/Form';
import { SubmitButton } from '@/ui/form/SubmitButton';

interface KeywordFormProps {
  /** Unique in the page: several of these forms can be open. */
  fieldName: string;
  label: string;
  submitLabel: string;
  /** The present title; '' for a new keyword. */
  title: string;
  help?: string;
  others: readonly { title: string }[];
  draft?: string;
  onSubmit: (title: string) => Promise<ApiFailure | null>;
  /** Only of a form that opens and closes: it then holds the focus. */
  onClose?: () => void;
}

/** One keyword's title; the same word twice is refused (FRM-01). */
export function KeywordForm(props: KeywordFormProps) {
  const { fieldName, label, submitLabel, title, help, others, draft, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const taken = new Set(others.map((other) => other.title.toLowerCase()));
  const schema = z.object({
    [fieldName]: Title.refine((value) => !taken.has(value.toLowerCase()), { params: { rule: 'unique' } }),
  });
  useEffect(() => {
    if (onClose) box.current?.querySelector('input')?.focus();
    // Only once, when it opens.
    // oxlint-disable-next-line react/exhaustive-deps -- the handler is new with every render
  }, []);
  const close = () => {
    // The row's menu was where this came from.
    box.current?.closest('li')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    onClose?.();
  };
  return (
    <div ref={box}>
      <Form
        schema={schema}
        defaultValues={{ [fieldName]: title }}
        {...(draft ? { draft } : {})}
        onSubmit={async (values, form) => {
          const failure = await onSubmit(values[fieldName] ?? '');
          if (failure) return failure;
          if (onClose) close();
          // The next keyword may be typed already while this one is saved.
          else if (form.getValues(fieldName)?.trim() === values[fieldName]) form.reset({ [fieldName]: '' });
          return null;
        }}
      >
        <Field
          name={fieldName}
          label={label}
          help={help}
          endAdornment={
            <Stack direction="row" sx={{ gap: 0.5, flexShrink: 0 }}>
              {onClose ? <Button onClick={close}>{t('action.cancel')}</Button> : null}
              <SubmitButton variant="text">{submitLabel}</SubmitButton>
            </Stack>
          }
        />
      </Form>
    </div>
  );
}
