import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer, useLastNonNull } from '@/ui/basics/SideDrawer';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { Delayed } from '@/ui/feedback/StatusView';
import type { CareerSectionProps, EntryFormProps } from './entryType';

interface EntryDrawerProps<Entry> extends Pick<CareerSectionProps, 'drawer' | 'onDrawer'> {
  name: 'experience' | 'education';
  entries: readonly Entry[];
  onExited: () => void;
  children: (
    entry: Entry | undefined,
    form: Pick<EntryFormProps<Entry, unknown>, 'focus' | 'onCancel' | 'onWaiting'>,
  ) => ReactNode;
}

/** Whether the drawer can be open: an address may ask for an entry before the list has been read. */
export function isEntryOpen(drawer: CareerSectionProps['drawer'], entries: readonly { id: string }[]): boolean {
  return drawer !== null && (drawer.id === null || entries.some(({ id }) => id === drawer.id));
}

/** The form of an entry beside its page; asks before it closes while chosen files would be lost. */
export function EntryDrawer<Entry extends { id: string }>(props: EntryDrawerProps<Entry>) {
  const { name, entries, drawer, onDrawer, onExited, children } = props;
  const { t } = useTranslation(['profiles', 'editing']);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const shown = useLastNonNull(drawer);
  const entry = entries.find(({ id }) => id === shown?.id);
  const close = () => (isWaiting ? setIsAsking(true) : onDrawer(null));
  return (
    <>
      <SideDrawer
        open={isEntryOpen(drawer, entries)}
        title={t(entry ? `${name}.change` : `${name}.add`)}
        onClose={close}
        onExited={onExited}
      >
        <Suspense
          key={shown?.isJustCreated ? '' : (shown?.id ?? '')}
          fallback={
            <Delayed>
              <ListSkeleton rows={5} height={72} />
            </Delayed>
          }
        >
          {children(entry, { focus: shown?.field, onCancel: close, onWaiting: setIsWaiting })}
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
    </>
  );
}
