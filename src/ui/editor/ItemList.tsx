import { useAppSelector } from '@/store/hooks';
import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { readDraft } from '@/platform/drafts';
import { selectUser } from '@/store/session';
import { SortableList } from '@/ui/list/SortableList';
import type { SendOrder } from '@/ui/list/useOptimisticOrder';
import { ItemForm } from './ItemForm';
import { itemValues, type ItemListOptions, type ItemListTexts, type SavedItem } from './itemList';

interface ItemListProps<Values extends FieldValues, Item extends SavedItem<Values>> {
  options: ItemListOptions<Values>;
  texts: ItemListTexts;
  items: readonly Item[];
  draft: string;
  onAdd: (values: Values) => Promise<ApiFailure | null>;
  onChange: (id: string, values: Values) => Promise<ApiFailure | null>;
  onDelete: (item: Item) => void;
  onReorder: SendOrder;
}

/** Items in order: add at the end, change in place, move, delete. The caller decides how that is sent. */
export function ItemList<Values extends FieldValues, Item extends SavedItem<Values>>(
  props: ItemListProps<Values, Item>,
) {
  const { options, texts, items, draft, onAdd, onChange, onDelete, onReorder } = props;
  const { t } = useTranslation();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const hasDraft = (id: string) => readDraft(userId, `${draft}.${id}`) !== null;
  // A form with kept text opens by itself, and takes no focus then.
  const [edited, setEdited] = useState(() => ({ id: items.find(({ id }) => hasDraft(id))?.id, isFocused: false }));
  const form = { options, draft, items };
  return (
    <Stack sx={{ gap: 2 }}>
      {items.length > 0 ? (
        <SortableList
          items={items}
          label={texts.title}
          nameOf={options.titleOf}
          onReorder={onReorder}
          actionsOf={(item) => [
            { key: 'change', label: texts.change, onClick: () => setEdited({ id: item.id, isFocused: true }) },
            { key: 'delete', label: t('action.delete'), onClick: () => onDelete(item) },
          ]}
        >
          {(item) =>
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
              <Typography sx={{ hyphens: 'auto', overflowWrap: 'anywhere' }}>{options.titleOf(item)}</Typography>
            )
          }
        </SortableList>
      ) : null}
      {options.layout === 'chips' ? (
        <ItemForm {...form} id="new" values={null} onSubmit={onAdd} />
      ) : (
        <NewItem {...form} label={texts.add} isOpenAtFirst={hasDraft('new')} onAdd={onAdd} />
      )}
    </Stack>
  );
}

interface NewItemProps<Values extends FieldValues> {
  options: ItemListOptions<Values>;
  draft: string;
  items: readonly SavedItem<Values>[];
  label: string;
  isOpenAtFirst: boolean;
  onAdd: (values: Values) => Promise<ApiFailure | null>;
}

/** The form for a new row, behind a button. */
function NewItem<Values extends FieldValues>({ label, isOpenAtFirst, onAdd, ...form }: NewItemProps<Values>) {
  const [open, setOpen] = useState({ isOpen: isOpenAtFirst, isFocused: false });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<AddIcon />}
        aria-expanded={open.isOpen}
        onClick={() => setOpen({ isOpen: !open.isOpen, isFocused: true })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {label}
      </Button>
      {open.isOpen ? (
        <ItemForm
          {...form}
          id="new"
          values={null}
          isFocused={open.isFocused}
          onSubmit={onAdd}
          onClose={() => {
            setOpen({ isOpen: false, isFocused: false });
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
