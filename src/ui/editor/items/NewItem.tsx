import AddIcon from '@mui/icons-material/AddOutlined';
import { Button, Stack, type Theme } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import { littleRoom } from '@/ui/basics/stickyBar';
import { touchHeight } from '@/ui/basics/hitArea';
import { ItemForm } from './ItemForm';
import type { AddAttempt, ItemListOptions, ItemListTexts, ShownItem } from './itemList';

/** `asked`: opened by the user, so that it takes the focus. */
export type NewItemState = 'closed' | 'open' | 'asked';

export interface NewItemProps<Values extends FieldValues> {
  options: ItemListOptions<Values>;
  draft: string;
  items: readonly ShownItem<Values>[];
  texts: ItemListTexts;
  state: NewItemState;
  onState: (state: NewItemState) => void;
  onAdd: (values: Values, attempt: AddAttempt) => Promise<ApiFailure | null>;
  heading: ReactNode;
  isAddRare?: boolean | undefined;
  beside: ReactNode;
  children: ReactNode;
}

const asWords = ({ mixins }: Theme) => ({ ...mixins.textButtonAtEdge, py: 0, ...touchHeight });

/** No higher than the line of the heading; where a finger needs more, centred on that line. */
const inHeading = {
  minHeight: 24,
  '@media (pointer: coarse)': { mt: '-10px' },
  typography: 'caption',
  color: 'text.secondary',
} as const;

const belowRows = { minHeight: 32, mt: -1 } as const;

const buttonRow = {
  columnGap: 2,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  flexShrink: 0,
  '&:empty': { display: 'none' },
} as const;

/** The button for a new row, in line with the heading where there is one, else below the rows; its form takes its place. */
export function NewItem<Values extends FieldValues>(props: NewItemProps<Values>) {
  const { texts, state, onState, onAdd, heading, isAddRare = false, beside, children, ...form } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isAsWords = Boolean(heading) || isAddRare;
  const opener = (
    <Stack direction="row" sx={buttonRow}>
      {state === 'closed' ? (
        <Button
          ref={button}
          color="secondary"
          variant={isAsWords ? 'text' : 'outlined'}
          startIcon={<AddIcon />}
          aria-label={texts.addName}
          onClick={() => onState('asked')}
          sx={isAsWords ? [heading ? inHeading : belowRows, asWords] : undefined}
        >
          {texts.add}
        </Button>
      ) : null}
      {beside}
    </Stack>
  );
  return (
    <Stack sx={{ gap: heading ? 1 : 2 }}>
      {heading ? (
        <Stack
          direction="row"
          sx={{
            columnGap: 1,
            justifyContent: 'space-between',
            alignItems: 'flex-start',
            [littleRoom]: { flexWrap: 'wrap' },
          }}
        >
          {heading}
          {opener}
        </Stack>
      ) : null}
      {children}
      {heading ? null : opener}
      {state === 'closed' ? null : (
        <ItemForm
          {...form}
          id="new"
          values={null}
          isFocused={state === 'asked'}
          onSubmit={onAdd}
          incompleteText={texts.incompleteText}
          onClose={() => {
            // The button is back before it takes the focus.
            flushSync(() => onState('closed'));
            button.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}
