import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import { positionsOf } from '@/domain/listOrder';
import { useUndoable } from '@/ui/feedback/useUndoable';
import type { SaveStateValue } from '@/ui/form/useSaveForm';
import { useHasStagedChanges, useRegisterSection } from '../EditorSections';
import { ItemList } from './ItemList';
import type { ItemSectionProps } from './itemList';
import { StagedItems } from './StagedItems';

/** A list of items in an editor: add, change, reorder, and delete with undo (CLA-15, ux no. 6 and 7). */
export function ItemSection<Values extends FieldValues>({ isPublic, children, ...props }: ItemSectionProps<Values>) {
  const hasStagedChanges = useHasStagedChanges(props.draft);
  if (!isPublic && !hasStagedChanges) return <SavedItems {...props} />;
  return <StagedItems {...props}>{children}</StagedItems>;
}

/** Items of something that is not public: every change is sent at once, a deletion once it can no longer be undone. */
function SavedItems<Values extends FieldValues>(props: Omit<ItemSectionProps<Values>, 'isPublic' | 'children'>) {
  const { options, texts, items, calls, draft, ...list } = props;
  const { reorder } = calls;
  const { remove, undoBar, isRemoved } = useUndoable();
  const [state, setState] = useState<SaveStateValue>({ status: 'untouched' });
  useRegisterSection(draft, state);

  const report = async (call: Promise<ApiFailure | null>): Promise<ApiFailure | null> => {
    setState({ status: 'saving' });
    const failure = await call;
    setState(failure ? { status: 'failed', failure, messages: [] } : { status: 'saved', at: Date.now() });
    return failure;
  };

  return (
    <>
      <ItemList
        options={options}
        texts={texts}
        items={items.filter(({ id }) => !isRemoved(id)).map((item) => ({ ...item, savedId: item.id }))}
        draft={draft}
        onAdd={(values, attempt) => report(calls.add(values, attempt))}
        onChange={(id, values) => report(calls.update(id, values, items.findIndex((item) => item.id === id) + 1))}
        readNewest={calls.readNewest}
        onDelete={(item) =>
          remove({
            id: item.id,
            text: texts.deleted(options.titleOf(item)),
            send: () => report(calls.remove(item.id)),
          })
        }
        onReorder={
          reorder &&
          ((positions) => {
            // What waits behind "undo" is still in the server's list, so it has a place there.
            const hidden = items.filter(({ id }) => isRemoved(id));
            return report(reorder(positionsOf([...positions, ...hidden].map(({ id }) => id))));
          })
        }
        {...list}
      />
      {undoBar}
    </>
  );
}
