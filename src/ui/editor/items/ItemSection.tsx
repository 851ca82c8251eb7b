import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext, type FieldValues } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import { z } from '@/api/schema/zod';
import { matchedIds } from '@/domain/listChanges';
import { positionsOf } from '@/domain/listOrder';
import { useAppDispatch } from '@/store/hooks';
import { UndoBar } from '@/ui/feedback/UndoBar';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { useRegisterField } from '@/ui/form/fieldRegistry';
import type { SaveStateValue } from '@/ui/form/useSaveForm';
import { useHasStagedChanges } from '../EditorSections';
import { StagedForm, untouched } from '../StagedForm';
import { publishedElsewhere } from '../useSectionForm';
import { ItemList, type RefusedItem } from './ItemList';
import { itemValues, type ItemListOptions, type ItemSectionProps, type SavedItem, type ShownItem } from './itemList';

/** Each item was validated by its own form. */
const Rows = z.array(z.looseObject({ id: z.string(), savedId: z.nullable(z.string()) }));

/** Deletes with undo (CLA-15, ux no. 6 and 7); changes of something public go online with "Update", others at once. */
export function ItemSection<Values extends FieldValues>(props: ItemSectionProps<Values>) {
  const { options, texts, items, calls, draft, isPublic, children } = props;
  const hasStagedChanges = useHasStagedChanges(draft);
  const isCollecting = isPublic || hasStagedChanges;
  const seen = useRef(new Map<string, Values>());
  const [refused, setRefused] = useState<RefusedItem | null>(null);
  const [state, setState] = useState(untouched);
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
      defaultValues={{ [options.name]: items.map((item) => shownItem(options, item)) }}
      draft={draft}
      label={texts.title}
      isCollecting={isCollecting}
      state={state}
      onSave={(values) => save((values[options.name] ?? []) as unknown as ShownItem<Values>[])}
    >
      {isCollecting ? children : null}
      <ItemRows
        {...props}
        isCollecting={isCollecting}
        refused={refused}
        onEdited={() => setRefused(null)}
        onShown={(id, values, isChanged) => {
          if (!isChanged || !seen.current.has(id)) seen.current.set(id, values);
        }}
        onState={setState}
      />
    </StagedForm>
  );
}

function shownItem<Values extends FieldValues>(options: ItemListOptions<Values>, item: SavedItem<Values>) {
  return { ...itemValues(options, item), id: item.id, savedId: item.id };
}

function useStagedRows<Values extends FieldValues>(
  options: ItemListOptions<Values>,
  items: readonly SavedItem<Values>[],
  onShown: ItemRowsProps<Values>['onShown'],
) {
  const { getValues, formState } = useFormContext();
  const { isDirty } = formState;
  const { field } = useController({ name: options.name });
  const rows = field.value as readonly ShownItem<Values>[];
  // What was new before the last "Update" has its id since.
  const savedIds = matchedIds(
    items.map((item) => ({ ...itemValues(options, item), id: item.id })),
    rows.map((row) => ({ ...itemValues(options, row), id: row.savedId })),
    options.isSame,
  );
  const shown = rows.map((row, index) => ({ ...row, savedId: savedIds[index] ?? null }));
  useEffect(() => {
    for (const row of shown) if (row.savedId !== null) onShown(row.savedId, itemValues(options, row), isDirty);
  });
  return {
    rows: shown,
    /** `next` gets the current rows, with what was added since the last render. */
    change: (next: (rows: readonly ShownItem<Values>[]) => readonly ShownItem<Values>[]) =>
      field.onChange(next(getValues(options.name) as readonly ShownItem<Values>[])),
  };
}

interface ItemRowsProps<Values extends FieldValues> extends Omit<ItemSectionProps<Values>, 'isPublic'> {
  isCollecting: boolean;
  /** Gets each saved item that is among the rows, and whether anything of the list has been changed here. */
  onShown: (id: string, values: Values, isChanged: boolean) => void;
  refused: RefusedItem | null;
  onEdited: () => void;
  /** Of a change that is sent at once. */
  onState: (state: SaveStateValue) => void;
}

function ItemRows<Values extends FieldValues>(props: ItemRowsProps<Values>) {
  const { options, texts, draft, calls, items, isCollecting, onShown, onEdited, onState, ...list } = props;
  const { rows, change } = useStagedRows(options, items, onShown);
  const { remove, undoBar, isRemoved } = useUndoable();
  const all = isCollecting ? rows : items.map((item) => shownItem(options, item));
  useRegisterField(options.name, { label: texts.title });
  const apply = useApply({ calls, isCollecting, onState }, change);
  const staged = useStagedRemoval(rows, change);
  const { reorder } = calls;
  return (
    <>
      <ItemList<Values, ShownItem<Values>>
        {...list}
        options={options}
        texts={texts}
        items={all.filter(({ id }) => !isRemoved(id))}
        draft={draft}
        onAdd={(values, attempt) => {
          const row = { ...values, id: `new-${nanoid()}`, savedId: null };
          return apply(
            (before) => [...before, row],
            () => calls.add(values, attempt),
          );
        }}
        onChange={(id, values) => {
          onEdited();
          return apply(
            (before) => before.map((row) => (row.id === id ? { ...row, ...values } : row)),
            () => calls.update(id, values, items.findIndex((item) => item.id === id) + 1),
          );
        }}
        readNewest={isCollecting ? undefined : calls.readNewest}
        onDelete={(row) => {
          const text = texts.deleted(options.titleOf(row));
          const send = () =>
            apply(
              (before) => before.filter(({ id }) => id !== row.id),
              () => calls.remove(row.id),
            );
          if (!isCollecting) return remove({ id: row.id, text, send });
          staged.begin(row, text);
          return void send();
        }}
        onReorder={
          reorder &&
          ((positions) => {
            // An item whose removal can still be undone is in the list, so it keeps its position.
            const ids = [...positions, ...all.filter(({ id }) => isRemoved(id))].map(({ id }) => id);
            return apply(
              (before) => before.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
              () => reorder(positionsOf(ids)),
            );
          })
        }
      />
      {undoBar}
      {staged.undoBar}
    </>
  );
}

type ChangeRows<Values extends FieldValues> = ReturnType<typeof useStagedRows<Values>>['change'];

/** Changes the rows where changes are collected, else sends the change at once, unless it was published elsewhere. */
function useApply<Values extends FieldValues>(
  { calls, isCollecting, onState }: Pick<ItemRowsProps<Values>, 'calls' | 'isCollecting' | 'onState'>,
  change: ChangeRows<Values>,
) {
  const dispatch = useAppDispatch();
  return async (
    changeRows: Parameters<ChangeRows<Values>>[0],
    send: () => Promise<ApiFailure | null>,
  ): Promise<ApiFailure | null> => {
    if (!isCollecting) {
      onState({ status: 'saving' });
      const read = await calls.readIsPublic();
      if ('failure' in read || !read.data) {
        const failure = 'failure' in read ? read.failure : await send();
        onState(failure ? { status: 'failed', failure, messages: [] } : { status: 'saved', at: Date.now() });
        return failure;
      }
      dispatch(publishedElsewhere());
      onState(untouched);
    }
    change(changeRows);
    return null;
  };
}

/** A row that was taken out before anything is sent, and goes back to its place. */
function useStagedRemoval<Values extends FieldValues>(rows: readonly ShownItem<Values>[], change: ChangeRows<Values>) {
  const [removal, setRemoval] = useState<{ id: string; text: string; row: ShownItem<Values>; index: number } | null>(
    null,
  );
  return {
    begin: (row: ShownItem<Values>, text: string) =>
      setRemoval({ id: row.id, text, row, index: rows.findIndex(({ id }) => id === row.id) }),
    undoBar: (
      <UndoBar
        removal={removal}
        onUndo={() => {
          setRemoval(null);
          if (removal) change((before) => before.toSpliced(Math.min(removal.index, before.length), 0, removal.row));
        }}
        onClose={() => setRemoval(null)}
      />
    ),
  };
}
