import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import { ItemForm } from './ItemForm';
import type { AddAttempt, ItemListOptions, ItemListTexts, ShownItem } from './itemList';

export interface NewItemProps<Values extends FieldValues> {
  options: ItemListOptions<Values>;
  draft: string;
  items: readonly ShownItem<Values>[];
  texts: ItemListTexts;
  isOpenAtFirst: boolean;
  onAdd: (values: Values, attempt: AddAttempt) => Promise<ApiFailure | null>;
  heading: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The form for a new row below the others, behind a button: in line with the heading, where there is one. */
export function NewItem<Values extends FieldValues>(props: NewItemProps<Values>) {
  const { texts, isOpenAtFirst, onAdd, heading, children, ...form } = props;
  const [open, setOpen] = useState({ isOpen: isOpenAtFirst, isFocused: false });
  const button = useRef<HTMLButtonElement>(null);
  const opener = (
    <Button
      ref={button}
      variant={heading ? 'text' : 'outlined'}
      startIcon={<AddIcon />}
      aria-label={texts.addName}
      aria-expanded={open.isOpen}
      onClick={() => setOpen({ isOpen: !open.isOpen, isFocused: true })}
      sx={(theme) => ({ alignSelf: 'flex-start', flexShrink: 0, ...(heading ? theme.mixins.textButtonAtEdge : {}) })}
    >
      {texts.add}
    </Button>
  );
  return (
    <Stack sx={{ gap: heading ? 1 : 2 }}>
      {heading ? (
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          {heading}
          {opener}
        </Stack>
      ) : null}
      {children}
      {heading ? null : opener}
      {open.isOpen ? (
        <ItemForm
          {...form}
          id="new"
          values={null}
          isFocused={open.isFocused}
          onSubmit={onAdd}
          incompleteText={texts.incompleteText}
          onClose={() => {
            setOpen({ isOpen: false, isFocused: false });
            button.current?.focus();
          }}
        />
      ) : null}
    </Stack>
  );
}
