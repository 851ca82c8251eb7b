import { useEffect, useLayoutEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBlocker } from '@/routes/navigation';
import { useAppStore } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/session';
import { createExternalStore, useStoreValue } from '@/ui/basics/createExternalStore';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';

/** Prompts on the page. A router takes one blocker, so the first prompt asks for all of them. */
const prompts = createExternalStore<readonly symbol[]>([]);
/** Prompts of the forms with unsaved text. */
const unsavedPrompts = createExternalStore<readonly symbol[]>([]);

/** Returns the function that takes it out again. */
function addTo(list: typeof prompts, prompt: symbol): () => void {
  list.update((before) => [...before, prompt]);
  return () => list.update((before) => before.filter((other) => other !== prompt));
}

/** Asks before something unsaved is left behind. The end of a session is never held up: the draft is kept anyway. */
export function UnsavedChangesPrompt({ unsaved }: { unsaved: boolean }) {
  const [prompt] = useState(() => Symbol('prompt'));
  useEffect(() => addTo(prompts, prompt), [prompt]);
  // With the very rendering that says so: the next thing to happen may be a click on a link.
  useLayoutEffect(() => (unsaved ? addTo(unsavedPrompts, prompt) : undefined), [unsaved, prompt]);
  const isFirst = useStoreValue(prompts, ([first]) => first === prompt);
  return isFirst ? <LeaveQuestion /> : null;
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
      unsavedPrompts.get().length > 0 &&
      selectIsSignedIn(store.getState()) &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const isUnsaved = useStoreValue(unsavedPrompts, ({ length }) => length > 0);

  // Saved while the question was open: there is nothing left to ask.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

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
