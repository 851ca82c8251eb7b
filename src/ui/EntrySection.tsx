import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Fragment, type ReactNode } from 'react';
import type { RequestSlot } from '@/store/track';
import { EmptyState } from './EmptyState';
import { ListSkeleton } from './ListSkeleton';
import { SectionCard } from './SectionCard';
import { goToSection } from './SectionNav';
import { SideDrawer } from './SideDrawer';
import { StatusView } from './StatusView';
import { useLast } from './useLast';
import { useUndoable } from './useUndoable';

/** The entry that is open in the drawer beside the list: one by its id, or a new one; and the field to go to. */
export interface EntryInDrawer {
  id: string | null;
  field?: string;
}

export interface EntrySectionProps<E extends { id: string }> {
  /** Id of the section on its page. */
  id: string;
  texts: { title: string; purpose: string; empty: string; add: string; change: string };
  entries: readonly E[];
  slot: RequestSlot;
  onRetry: () => void;
  drawer: EntryInDrawer | null;
  onDrawer: (drawer: EntryInDrawer | null) => void;
  removal: { text: (entry: E) => string; send: (entry: E) => Promise<unknown> };
  /** Above the list: what the last action left undone. */
  alert?: ReactNode;
  renderCard: (entry: E, actions: { onEdit: (field?: string) => void; onDelete: () => void }) => ReactNode;
  renderForm: (entry: E | undefined, field: string | undefined) => ReactNode;
}

/** A list of a page's entries that are added and changed in a drawer beside it, and deleted with a way back. */
export function EntrySection<E extends { id: string }>(props: EntrySectionProps<E>) {
  const { id, texts, entries, drawer, onDrawer, removal, alert, renderCard, renderForm } = props;
  const { remove, isRemoved, undoBar } = useUndoable();
  const shown = entries.filter((entry) => !isRemoved(entry.id));
  const inDrawer = useLast(drawer);
  const open = entries.find((entry) => entry.id === inDrawer?.id);
  return (
    <SectionCard
      id={id}
      title={texts.title}
      purpose={texts.purpose}
      action={
        <Button startIcon={<AddIcon />} onClick={() => onDrawer({ id: null })}>
          {texts.add}
        </Button>
      }
    >
      {undoBar}
      {alert}
      <StatusView
        slot={props.slot}
        hasContent={shown.length > 0}
        skeleton={<ListSkeleton rows={2} height={160} />}
        empty={<EmptyState text={texts.empty} />}
        onRetry={props.onRetry}
      >
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5 }}>
          {shown.map((entry) => (
            <Fragment key={entry.id}>
              {renderCard(entry, {
                onEdit: (field) => onDrawer({ id: entry.id, ...(field ? { field } : {}) }),
                onDelete: () => {
                  remove({ id: entry.id, text: removal.text(entry), send: () => removal.send(entry) });
                  goToSection(id);
                },
              })}
            </Fragment>
          ))}
        </Stack>
      </StatusView>
      <SideDrawer open={drawer !== null} title={open ? texts.change : texts.add} onClose={() => onDrawer(null)}>
        <Fragment key={inDrawer?.id ?? ''}>{renderForm(open, inDrawer?.field)}</Fragment>
      </SideDrawer>
    </SectionCard>
  );
}
