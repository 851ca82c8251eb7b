import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBlocker } from '@/routes/navigation';
import { useAppStore } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/session';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';

/** Everything unsaved on the page. A router takes one blocker, so the first entry asks for all of them. */
const unsavedPlaces: symbol[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useIsFirstUnsaved(unsaved: boolean): boolean {
  const [place] = useState(() => Symbol('unsaved'));
  useEffect(() => {
    if (!unsaved) return undefined;
    unsavedPlaces.push(place);
    for (const listener of listeners) listener();
    return () => {
      unsavedPlaces.splice(unsavedPlaces.indexOf(place), 1);
      for (const listener of listeners) listener();
    };
  }, [unsaved, place]);
  return useSyncExternalStore(subscribe, () => unsavedPlaces[0] === place);
}

/** Asks before something unsaved is left behind. The end of a session is never held up: the draft is kept anyway. */
export function UnsavedChangesPrompt({ unsaved }: { unsaved: boolean }) {
  return useIsFirstUnsaved(unsaved) ? <LeaveQuestion /> : null;
}

/** The prompt for the unsaved text of the surrounding form. */
export function UnsavedFormPrompt() {
  const { isDirty, isSubmitting } = useFormState();
  return <UnsavedChangesPrompt unsaved={isDirty && !isSubmitting} />;
}

function LeaveQuestion() {
  const { t } = useTranslation('editing');
  const store = useAppStore();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      selectIsSignedIn(store.getState()) && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      text={t('leave.text')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
