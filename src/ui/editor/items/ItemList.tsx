import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { itemDraftKey } from '@/domain/draftKey';
import { readDraft } from '@/platform/drafts';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { SortableList } from '@/ui/list/SortableList';
import type { SendOrder } from '@/ui/list/useOptimisticOrder';
import { ItemForm } from './ItemForm';
import { NewItem, type NewItemState } from './NewItem';
import {
  itemValues,
  type AddAttempt,
  type ItemCalls,
  type ItemListOptions,
  type ItemListSlots,
  type ItemListTexts,
  type ShownItem,
} from './itemList';

interface ItemListProps<Values extends FieldValues, Item extends ShownItem<Values>> extends ItemListSlots<Values> {
  options: ItemListOptions<Values>;
  texts: ItemListTexts;
  items: readonly Item[];
  draft: string;
  onAdd: (values: Values, attempt: AddAttempt) => Promise<ApiFailure | null>;
  onChange: (id: string, values: Values) => Promise<ApiFailure | null>;
  /** Missing where nothing is sent before the whole list is. */
  readNewest?: ItemCalls<Values>['readNewest'];
  onDelete: (item: Item) => void;
  /** Missing where the order is the server's own. */
  onReorder?: SendOrder | undefined;
  /** An item that was refused when the list was sent: its form opens and shows why at its fields. */
  refused?: RefusedItem | null;
}

export interface RefusedItem {
  id: string;
  failure: ApiFailure;
}

/** The field for the next chip continues the one that holds the chips. */
const joined = {
  '& > div > form > .MuiFormControl-root .MuiOutlinedInput-notchedOutline': {
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
  },
} as const;

/** The item whose form is open, as it was when it opened, and its index. */
interface EditedItem<Item> {
  item: Item;
  index: number;
  isFocused: boolean;
}

/** A refused item opens by itself, and on mount one that has a draft, without the focus. */
function useEditedItem<Item extends { id: string }>(
  listItems: readonly Item[],
  refused: RefusedItem | null,
  hasDraft: (id: string) => boolean,
) {
  const find = (isEdited: (item: Item) => boolean): EditedItem<Item> | null => {
    const index = listItems.findIndex(isEdited);
    const item = listItems[index];
    return item ? { item, index, isFocused: false } : null;
  };
  const [edited, setEdited] = useState(() => find(({ id }) => hasDraft(id)));
  const [shownRefusal, setShownRefusal] = useState<RefusedItem | null>(null);
  if (refused !== shownRefusal) {
    setShownRefusal(refused);
    if (refused) setEdited(find(({ id }) => id === refused.id));
  }
  // An item that was deleted elsewhere stays until its form is closed: what was typed there is not lost.
  const isGone = edited !== null && !listItems.some(({ id }) => id === edited.item.id);
  const items = isGone ? listItems.toSpliced(edited.index, 0, edited.item) : listItems;
  const edit = (item: Item) => setEdited({ item, index: items.findIndex(({ id }) => id === item.id), isFocused: true });
  return { items, edited, edit, close: () => setEdited(null) };
}

/** The caller decides how changes are sent. */
export function ItemList<Values extends FieldValues, Item extends ShownItem<Values>>(
  props: ItemListProps<Values, Item>,
) {
  const { options, texts, draft, onAdd, onChange, readNewest, onDelete, onReorder, refused = null } = props;
  const { t } = useTranslation();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const hasDraft = (id: string) => readDraft(userId, itemDraftKey(draft, id)) !== null;
  const { items, edited, edit, close } = useEditedItem(props.items, refused, hasDraft);
  const [newItem, setNewItem] = useState<NewItemState>(() =>
    props.startsWithNew ? 'asked' : hasDraft('new') ? 'open' : 'closed',
  );
  const form = { options, draft, items };
  const list = {
    items,
    label: texts.title,
    layout: options.layout,
    nameOf: options.titleOf,
    actionsOf: (item: Item) => [
      { key: 'change', label: texts.change, onClick: () => edit(item) },
      ...(props.actionsOf?.(item) ?? []),
      {
        key: 'delete',
        label: t('action.delete'),
        onClick: () => {
          if (item.id === edited?.item.id) close();
          onDelete(item);
        },
      },
    ],
    children: (item: Item) =>
      edited?.item.id === item.id ? (
        <ItemForm
          {...form}
          id={item.id}
          values={itemValues(options, item)}
          isFocused={edited.isFocused}
          readNewest={readNewest && (() => readNewest(item.id))}
          refused={refused?.id === item.id ? refused.failure : undefined}
          onSubmit={(values) => onChange(item.id, values)}
          onClose={close}
        />
      ) : (
        (props.renderItem?.(item, () => edit(item)) ?? (
          <Typography sx={{ hyphens: 'auto', overflowWrap: 'anywhere' }}>{options.titleOf(item)}</Typography>
        ))
      ),
  };
  const { FixedList } = props;
  const rows = onReorder ? <SortableList {...list} onReorder={onReorder} /> : FixedList && <FixedList {...list} />;
  const remove = (values: Values) => {
    const item = items.findLast((entry) => options.isSame(itemValues(options, entry), values));
    if (item) onDelete(item);
  };
  const shownRows = items.length > 0 ? rows : null;
  if (options.layout === 'chips') {
    return (
      <Box sx={shownRows ? joined : undefined}>
        {shownRows}
        <ItemForm {...form} id="new" values={null} onSubmit={onAdd} />
      </Box>
    );
  }
  const isFormOpen = edited !== null || newItem !== 'closed';
  return (
    <NewItem
      {...form}
      texts={texts}
      state={newItem}
      onState={setNewItem}
      onAdd={onAdd}
      heading={props.heading}
      isAddRare={props.isAddRare}
      beside={props.renderBeside?.({ add: (values) => onAdd(values, {}), remove, isFormOpen })}
    >
      {shownRows}
    </NewItem>
  );
}
