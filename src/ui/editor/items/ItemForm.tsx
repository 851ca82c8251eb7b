import { Alert, Box, Button, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { z } from '@/api/schema/zod';
import { itemDraftKey } from '@/domain/draftKey';
import type { CallResult } from '@/store/callResult';
import { EditForm } from '@/ui/form/EditForm';
import { SubmitButton } from '@/ui/form/Form';
import { itemValues, type AddAttempt, type ItemListOptions, type ShownItem } from './itemList';

interface ItemFormProps<Values extends FieldValues> {
  options: ItemListOptions<Values>;
  /** Draft of the list; each of its forms has its own below it. */
  draft: string;
  /** Id of the changed item, or `new`. */
  id: string;
  /** Values of the changed item; null for a new one. */
  values: Values | null;
  items: readonly ShownItem<Values>[];
  isFocused?: boolean;
  readNewest?: (() => Promise<CallResult<Values | null>>) | undefined;
  /** Why the changed item could not be saved as it is. */
  refused?: ApiFailure | undefined;
  onSubmit: (values: Values, attempt: AddAttempt) => Promise<ApiFailure | null>;
  /** Shown once only some fields of a new item are saved. */
  incompleteText?: string | undefined;
  /** Missing where the form is always open. */
  onClose?: () => void;
}

export function ItemForm<Values extends FieldValues>(props: ItemFormProps<Values>) {
  const { options, draft, id, values, items, isFocused, readNewest, refused, onSubmit, incompleteText, onClose } =
    props;
  const { emptyValues, serverFields = {}, Fields, layout } = options;
  const { t } = useTranslation(['editing', 'common']);
  const box = useRef<HTMLDivElement>(null);
  const attempt = useRef<AddAttempt>({});
  const [isPartlySaved, setIsPartlySaved] = useState(false);
  const { schema, split } = uniqueItems(options, items, id);
  useEffect(() => {
    if (isFocused) box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isFocused]);
  const close = () => {
    // The form was opened from the menu of its row.
    box.current?.closest('li')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    onClose?.();
  };
  const buttons = (
    <Stack direction="row" sx={{ gap: 0.5, flexShrink: 0 }}>
      {onClose ? <Button onClick={close}>{t('common:action.cancel')}</Button> : null}
      <SubmitButton variant="text">{t(values ? 'common:action.save' : 'chips.add')}</SubmitButton>
    </Stack>
  );
  return (
    <div ref={box} data-layout={layout}>
      <EditForm
        schema={schema}
        defaultValues={(values ?? emptyValues) as DefaultValues<Values>}
        draft={itemDraftKey(draft, id)}
        idPrefix={`${options.name}-${id}`}
        // Leaving an empty field is no mistake.
        validateOn="submit"
        serverFields={serverFields}
        readNewest={readNewest}
        refused={refused}
        onSubmit={async (next, form) => {
          const sent = JSON.stringify(form.getValues());
          let failure: ApiFailure | null = null;
          for (const item of split(next)) failure ??= await onSubmit(item, attempt.current);
          setIsPartlySaved(failure !== null && attempt.current.savedId !== undefined);
          if (failure) return failure;
          attempt.current = {};
          if (onClose) close();
          // The next item may be typed already while this one is saved.
          else if (JSON.stringify(form.getValues()) === sent) form.reset(emptyValues);
          return null;
        }}
      >
        {isPartlySaved ? <Alert severity="info">{incompleteText}</Alert> : null}
        <Fields
          values={values}
          savedId={items.find((item) => item.id === id)?.savedId ?? null}
          count={items.length}
          {...(layout === 'chips' ? { buttons } : {})}
        />
        {layout === 'chips' ? null : <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{buttons}</Box>}
      </EditForm>
    </div>
  );
}

/** A schema that refuses an item the list already has, and `split`, which leaves out repeated items. */
function uniqueItems<Values extends FieldValues>(
  options: ItemListOptions<Values>,
  items: readonly ShownItem<Values>[],
  id: string,
) {
  const { schema, isSame, uniqueField } = options;
  const others = items.filter((item) => item.id !== id).map((item) => itemValues(options, item));
  const isKnown = (next: Values) => others.some((existing) => isSame(existing, next));
  const splitAll = (next: Values) => (id === 'new' && options.split ? options.split(next) : [next]);
  const isUnique = (next: Values) => {
    const all = splitAll(next);
    return all.length === 0 || !all.every(isKnown);
  };
  return {
    schema: uniqueField
      ? schema.check(z.refine(isUnique, { params: { rule: 'unique' }, path: [uniqueField] }))
      : schema,
    split: (next: Values) => {
      const all = splitAll(next);
      const isRepeated = (item: Values, index: number) =>
        isKnown(item) || all.slice(0, index).some((earlier) => isSame(earlier, item));
      return all.length > 1 ? all.filter((item, index) => !isRepeated(item, index)) : all;
    },
  };
}
