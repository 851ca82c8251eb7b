import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext, type FieldValues } from 'react-hook-form';
import { z } from '@/api/schema/zod';
import { matchedIds } from '@/domain/listChanges';
import { UndoBar } from '@/ui/feedback/UndoBar';
import { useRegisterField } from '@/ui/form/fieldRegistry';
import { ItemList, type RefusedItem } from './ItemList';
import { itemValues, type ItemListOptions, type ItemSectionProps, type SavedItem, type ShownItem } from './itemList';
import { StagedForm } from '../StagedForm';

/** Each item was validated by its own form. */
const Rows = z.array(z.looseObject({ id: z.string(), savedId: z.nullable(z.string()) }));

/** Items of something public: changes go online with "Update". */
export function StagedItems<Values extends FieldValues>(props: Omit<ItemSectionProps<Values>, 'isPublic'>) {
  const { options, texts, items, calls, draft, children } = props;
  const rows = items.map((item) => ({ ...itemValues(options, item), id: item.id, savedId: item.id }));
  const seen = useRef(new Map<string, Values>());
  const [refused, setRefused] = useState<RefusedItem | null>(null);
  const save = async (wanted: readonly ShownItem<Values>[]) => {
    const items = wanted.map((row) => ({ ...itemValues(options, row), id: row.savedId }));
    const failure = await calls.sync(items, seen.current);
    const row = failure?.fields && wanted[failure.index ?? -1];
    setRefused(row ? { id: row.id, failure } : null);
    return failure;
  };
  return (
    <StagedForm
      schema={z.object({ [options.name]: Rows })}
      defaultValues={{ [options.name]: rows }}
      draft={draft}
      label={texts.title}
      showsSaved
      onSave={(values) => save((values[options.name] ?? []) as unknown as ShownItem<Values>[])}
    >
      {children}
      <ItemRows
        {...props}
        refused={refused}
        onEdited={() => setRefused(null)}
        onShown={(id, values, isChanged) => {
          if (!isChanged || !seen.current.has(id)) seen.current.set(id, values);
        }}
      />
    </StagedForm>
  );
}

const done = Promise.resolve(null);

/** The rows as they are changed here, and the way to change them. */
function useStagedRows<Values extends FieldValues>(
  options: ItemListOptions<Values>,
  items: readonly SavedItem<Values>[],
) {
  const { getValues } = useFormContext();
  const { field } = useController({ name: options.name });
  const rows = field.value as readonly ShownItem<Values>[];
  // What was new before the last "Update" has its id since.
  const savedIds = matchedIds(
    items.map((item) => ({ ...itemValues(options, item), id: item.id })),
    rows.map((row) => ({ ...itemValues(options, row), id: row.savedId })),
    options.isSame,
  );
  return {
    rows: rows.map((row, index) => ({ ...row, savedId: savedIds[index] ?? null })),
    /** With what was added since the last render. */
    readRows: () => getValues(options.name) as readonly ShownItem<Values>[],
    change: (next: readonly ShownItem<Values>[]) => {
      field.onChange(next);
      return done;
    },
  };
}

interface ItemRowsProps<Values extends FieldValues> extends Omit<ItemSectionProps<Values>, 'isPublic'> {
  /** Gets each saved item that is among the rows, and whether anything of the list has been changed here. */
  onShown: (id: string, values: Values, isChanged: boolean) => void;
  refused: RefusedItem | null;
  /** An item has other values now. */
  onEdited: () => void;
}

function ItemRows<Values extends FieldValues>(props: ItemRowsProps<Values>) {
  const { options, texts, draft, calls, items, onShown, onEdited, ...list } = props;
  const { isDirty } = useFormContext().formState;
  const { rows, readRows, change } = useStagedRows(options, items);
  const [removal, setRemoval] = useState<{ id: string; text: string; row: ShownItem<Values>; index: number } | null>(
    null,
  );
  useRegisterField(options.name, { label: texts.title });
  useEffect(() => {
    for (const row of rows) if (row.savedId !== null) onShown(row.savedId, itemValues(options, row), isDirty);
  });
  const undo = () => {
    if (!removal) return;
    const current = readRows();
    setRemoval(null);
    void change(current.toSpliced(Math.min(removal.index, current.length), 0, removal.row));
  };
  return (
    <>
      <ItemList<Values, ShownItem<Values>>
        {...list}
        options={options}
        texts={texts}
        items={rows}
        draft={draft}
        onAdd={(values) => {
          // Several may be added one after another, before they are rendered.
          const added = readRows().slice(rows.length);
          return change([...rows, ...added, { ...values, id: `new-${nanoid()}`, savedId: null }]);
        }}
        onChange={(id, values) => {
          onEdited();
          return change(rows.map((row) => (row.id === id ? { ...row, ...values } : row)));
        }}
        onDelete={(row) => {
          const text = texts.deleted(options.titleOf(row));
          const index = rows.findIndex(({ id }) => id === row.id);
          setRemoval({ id: row.id, text, row, index });
          void change(rows.toSpliced(index, 1));
        }}
        onReorder={
          calls.reorder &&
          ((positions) => change(positions.flatMap((position) => rows.find(({ id }) => id === position.id) ?? [])))
        }
      />
      <UndoBar removal={removal} onUndo={undo} onClose={() => setRemoval(null)} />
    </>
  );
}
