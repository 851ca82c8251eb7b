import { useAppSelector } from '@/store/hooks';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { readDraft } from '@/platform/drafts';
import { selectUser } from '@/store/session';
import { SortableList } from '@/ui/list/SortableList';
import type { SendOrder } from '@/ui/list/useOptimisticOrder';
import { ItemForm } from './ItemForm';
import type { NewItemProps } from './NewItem';
import {
  itemValues,
  type AddAttempt,
  type ItemListOptions,
  type ItemListParts,
  type ItemListTexts,
  type ShownItem,
} from './itemList';

/** Lists of chips do without (performance S2). */
const NewItem = lazy(async () => ({ default: (await import('./NewItem')).NewItem })) as <Values extends FieldValues>(
  props: NewItemProps<Values>,
) => ReactNode;

interface ItemListProps<Values extends FieldValues, Item extends ShownItem<Values>> extends ItemListParts<Values> {
  options: ItemListOptions<Values>;
  texts: ItemListTexts;
  items: readonly Item[];
  draft: string;
  onAdd: (values: Values, attempt: AddAttempt) => Promise<ApiFailure | null>;
  onChange: (id: string, values: Values) => Promise<ApiFailure | null>;
  onDelete: (item: Item) => void;
  /** Missing where the order is the server's own. */
  onReorder?: SendOrder | undefined;
}

/** Items in order: add at the end, change in place, move, delete. The caller decides how that is sent. */
export function ItemList<Values extends FieldValues, Item extends ShownItem<Values>>(
  props: ItemListProps<Values, Item>,
) {
  const { options, texts, items, draft, onAdd, onChange, onDelete, onReorder } = props;
  const { t } = useTranslation();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const hasDraft = (id: string) => readDraft(userId, `${draft}.${id}`) !== null;
  // A form with kept text opens by itself, and takes no focus then.
  const [edited, setEdited] = useState(() => ({ id: items.find(({ id }) => hasDraft(id))?.id, isFocused: false }));
  const form = { options, draft, items };
  const list = {
    items,
    label: texts.title,
    nameOf: options.titleOf,
    actionsOf: (item: Item) => [
      { key: 'change', label: texts.change, onClick: () => setEdited({ id: item.id, isFocused: true }) },
      ...(props.actionsOf?.(item) ?? []),
      { key: 'delete', label: t('action.delete'), onClick: () => onDelete(item) },
    ],
    children: (item: Item) =>
      edited.id === item.id ? (
        <ItemForm
          {...form}
          id={item.id}
          values={itemValues(options, item)}
          isFocused={edited.isFocused}
          onSubmit={(values) => onChange(item.id, values)}
          onClose={() => setEdited({ id: undefined, isFocused: false })}
        />
      ) : (
        (props.renderItem?.(item) ?? (
          <Typography sx={{ hyphens: 'auto', overflowWrap: 'anywhere' }}>{options.titleOf(item)}</Typography>
        ))
      ),
  };
  const { FixedList } = props;
  const rows = onReorder ? <SortableList {...list} onReorder={onReorder} /> : FixedList && <FixedList {...list} />;
  const remove = (values: Values) => {
    const item = items.findLast((one) => options.isSame(itemValues(options, one), values));
    if (item) onDelete(item);
  };
  const above = props.renderAbove?.({ add: (values) => onAdd(values, {}), remove });
  const shownRows = items.length > 0 ? rows : null;
  if (options.layout === 'chips') {
    return (
      <Stack sx={{ gap: 2 }}>
        {above}
        {shownRows}
        <ItemForm {...form} id="new" values={null} onSubmit={onAdd} />
      </Stack>
    );
  }
  return (
    <Suspense fallback={shownRows}>
      {above}
      <NewItem {...form} texts={texts} isOpenAtFirst={hasDraft('new')} onAdd={onAdd} heading={props.heading}>
        {shownRows}
      </NewItem>
    </Suspense>
  );
}
