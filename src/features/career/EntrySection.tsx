import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Suspense, useReducer, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryInDrawer } from '@/domain/careerEntry';
import type { RequestState } from '@/store/trackRequest';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { LongList } from '@/ui/list/LongList';
import { SectionCard } from '@/ui/page/SectionCard';
import { goToSection } from '@/ui/editor/SectionNav';
import { DrawerDrafts } from './DrawerDrafts';
import { SideDrawer, useLastNonNull } from '@/ui/basics/SideDrawer';
import { StatusView } from '@/ui/feedback/StatusView';
import { useUndoable } from '@/ui/feedback/useUndoable';

export interface EntrySectionProps<E extends { id: string }> {
  /** Id of the section on its page. */
  id: string;
  kind: 'experience' | 'education';
  /** The profile is public, and the entries with it. */
  isPublic: boolean;
  texts: { title: string; description: string; emptyTitle: string; empty: string; add: string; change: string };
  entries: readonly E[];
  request: RequestState;
  onRetry: () => void;
  drawer: EntryInDrawer | null;
  onDrawer: (drawer: EntryInDrawer | null) => void;
  nameOf: (entry: E) => string;
  removal: {
    /** Resolves to whether it may go. */
    confirm: (entry: E) => Promise<boolean>;
    text: (entry: E) => string;
    send: (entry: E) => Promise<unknown>;
  };
  /** Above the list: what the last action left undone. */
  alert?: ReactNode;
  renderCard: (entry: E, actions: { onEdit: (field?: string) => void; onDelete: () => void }) => ReactNode;
  renderForm: (entry: E | undefined, field: string | undefined) => ReactNode;
}

const cardHeight = 160;

/** A list of a page's entries that are added and changed in a drawer beside it, and deleted with a way back. */
export function EntrySection<E extends { id: string }>(props: EntrySectionProps<E>) {
  const { id, kind, isPublic, nameOf, texts, entries, drawer, onDrawer, removal, alert, renderCard, renderForm } =
    props;
  const { t } = useTranslation('editing');
  // What a form keeps is known once its drawer is gone.
  const [closedCount, countClosed] = useReducer((count: number) => count + 1, 0);
  const { remove, isRemoved, undoBar } = useUndoable();
  const shown = entries.filter((entry) => !isRemoved(entry.id));
  const removeEntry = async (entry: E) => {
    if (!(await removal.confirm(entry))) return;
    remove({ id: entry.id, text: removal.text(entry), send: () => removal.send(entry) });
    goToSection(id);
  };
  const inDrawer = useLastNonNull(drawer);
  const open = entries.find((entry) => entry.id === inDrawer?.id);
  // A link may ask for an entry before the list is there.
  const isDrawerOpen = drawer !== null && (drawer.id === null || open !== undefined);
  return (
    <SectionCard
      id={id}
      title={texts.title}
      description={isPublic ? `${texts.description} ${t('update.atOnce')}` : texts.description}
      action={
        <Button startIcon={<AddIcon />} onClick={() => onDrawer({ id: null })}>
          {texts.add}
        </Button>
      }
    >
      {undoBar}
      {isDrawerOpen ? null : (
        <DrawerDrafts
          key={closedCount}
          kind={kind}
          entries={shown.map((entry) => ({ id: entry.id, name: nameOf(entry) }))}
          onOpen={(entryId) => onDrawer({ id: entryId })}
        />
      )}
      {alert}
      <StatusView
        request={props.request}
        hasContent={shown.length > 0}
        skeleton={<ListSkeleton rows={2} height={cardHeight} />}
        empty={
          <EmptyState
            inset
            drawing={kind === 'experience' ? 'profile' : 'post'}
            title={texts.emptyTitle}
            text={texts.empty}
          />
        }
        onRetry={props.onRetry}
      >
        <LongList
          items={shown}
          keyOf={(entry) => entry.id}
          estimatedHeight={cardHeight}
          label={texts.title}
          itemLabel={nameOf}
        >
          {(entry) =>
            renderCard(entry, {
              onEdit: (field) => onDrawer({ id: entry.id, ...(field ? { field } : {}) }),
              onDelete: () => void removeEntry(entry),
            })
          }
        </LongList>
      </StatusView>
      <SideDrawer
        open={isDrawerOpen}
        title={open ? texts.change : texts.add}
        onClose={() => onDrawer(null)}
        onExited={countClosed}
      >
        <Suspense key={inDrawer?.id ?? ''}>{renderForm(open, inDrawer?.field)}</Suspense>
      </SideDrawer>
    </SectionCard>
  );
}
