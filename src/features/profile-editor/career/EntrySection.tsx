import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Suspense, useReducer, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryInDrawer } from '@/domain/careerEntry';
import type { RequestState } from '@/store/trackRequest';
import { SideDrawer, useLastNonNull } from '@/ui/basics/SideDrawer';
import { goToSection } from '@/ui/basics/goToSection';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { Delayed, StatusView } from '@/ui/feedback/StatusView';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { SectionCard } from '@/ui/page/SectionCard';
import { DrawerDrafts } from './DrawerDrafts';
import { EntryLists } from './EntryLists';
import type { EntryFormProps } from './entryType';

/** Something that waits for its undo: whether it may go, its message, its call. */
export interface EntryRemoval<E> {
  confirm: (entry: E) => Promise<boolean>;
  text: (entry: E) => string;
  send: (entry: E) => Promise<unknown>;
}

interface EntryActions {
  onEdit: (field?: string) => void;
  onDelete: () => void;
  onDisconnect: () => void;
}

export interface EntrySectionProps<E extends { id: string }> {
  /** Id of the section on its page. */
  id: string;
  kind: 'experience' | 'education';
  entries: readonly E[];
  isConnected: (entry: E) => boolean;
  request: RequestState;
  onRetry: () => void;
  drawer: EntryInDrawer | null;
  onDrawer: (drawer: EntryInDrawer | null) => void;
  nameOf: (entry: E) => string;
  deletion: EntryRemoval<E>;
  disconnection: EntryRemoval<E>;
  /** Above the list: what the last action left undone. */
  alert?: ReactNode;
  renderCard: (entry: E, actions: EntryActions) => ReactNode;
  renderForm: (
    entry: E | undefined,
    form: Pick<EntryFormProps<E, unknown>, 'focus' | 'onCancel' | 'onWaiting'>,
  ) => ReactNode;
}

/** A list of a page's entries that are added and changed in a drawer beside it, and leave it with a way back. */
export function EntrySection<E extends { id: string }>(props: EntrySectionProps<E>) {
  const { id, kind, nameOf, entries, isConnected, drawer, onDrawer, alert, renderCard, renderForm } = props;
  const { t } = useTranslation(['profiles', 'editing']);
  // What a form keeps is known once its drawer is gone.
  const [closedCount, countClosed] = useReducer((count: number) => count + 1, 0);
  const { remove, isRemoved, undoBar } = useUndoable();
  const shown = entries.filter((entry) => !isRemoved(entry.id));
  const removeEntry = async (entry: E, removal: EntryRemoval<E>) => {
    if (!(await removal.confirm(entry))) return;
    remove({ id: entry.id, text: removal.text(entry), send: () => removal.send(entry) });
    goToSection(id);
  };
  const inDrawer = useLastNonNull(drawer);
  const open = entries.find((entry) => entry.id === inDrawer?.id);
  // A link may ask for an entry before the list is there.
  const isDrawerOpen = drawer !== null && (drawer.id === null || open !== undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isWaiting ? setIsAsking(true) : onDrawer(null));
  return (
    <SectionCard
      id={id}
      title={t(`${kind}.title`)}
      description={t(`${kind}.intro`)}
      action={
        <Button startIcon={<AddIcon />} onClick={() => onDrawer({ id: null })}>
          {t(`${kind}.add`)}
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
        skeleton={<ListSkeleton rows={2} height={132} />}
        empty={
          <EmptyState
            inset
            drawing={kind === 'experience' ? 'profile' : 'post'}
            title={t(`${kind}.emptyTitle`)}
            text={t(`${kind}.empty`)}
          />
        }
        onRetry={props.onRetry}
      >
        <EntryLists
          kind={kind}
          connected={shown.filter(isConnected)}
          others={shown.filter((entry) => !isConnected(entry))}
          nameOf={nameOf}
        >
          {(entry) =>
            renderCard(entry, {
              onEdit: (field) => onDrawer({ id: entry.id, ...(field ? { field } : {}) }),
              onDelete: () => void removeEntry(entry, props.deletion),
              onDisconnect: () => void removeEntry(entry, props.disconnection),
            })
          }
        </EntryLists>
      </StatusView>
      <SideDrawer
        open={isDrawerOpen}
        title={open ? t(`${kind}.change`) : t(`${kind}.add`)}
        onClose={close}
        onExited={countClosed}
      >
        <Suspense
          key={inDrawer?.isJustCreated ? '' : (inDrawer?.id ?? '')}
          fallback={
            <Delayed>
              <ListSkeleton rows={5} height={72} />
            </Delayed>
          }
        >
          {renderForm(open, { focus: inDrawer?.field, onCancel: close, onWaiting: setIsWaiting })}
        </Suspense>
      </SideDrawer>
      <ConfirmDialog
        open={isAsking}
        title={t('editing:leave.filesTitle')}
        text={t('editing:leave.filesText')}
        confirmLabel={t('editing:leave.close')}
        cancelLabel={t('editing:leave.stay')}
        onConfirm={() => {
          setIsAsking(false);
          onDrawer(null);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </SectionCard>
  );
}
