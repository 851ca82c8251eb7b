import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBlocker } from '@/routes/navigation';
import { useAppStore, useLatest } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/session';
import { createExternalStore, useStoreValue } from '@/ui/basics/createExternalStore';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useStorageText } from '@/ui/text/storageText';

/** For something else than unsaved text. */
interface LeaveQuestionTexts {
  title: string;
  text: string;
  go: string;
  stay: string;
}

interface LeaveQuestion {
  texts: LeaveQuestionTexts;
  onLeave: () => void;
}

/** The question of a prompt as of the latest render; undefined for unsaved text. */
type Prompt = RefObject<LeaveQuestion | undefined>;

/** React Router takes one blocker, so the first prompt on the page asks for all of them. */
const prompts = createExternalStore<readonly Prompt[]>([]);
const unsavedPrompts = createExternalStore<readonly Prompt[]>([]);

function addTo(list: typeof prompts, prompt: Prompt): () => void {
  list.update((before) => [...before, prompt]);
  return () => list.update((before) => before.filter((item) => item !== prompt));
}

/** Never holds up signing in or out; the draft is kept then anyway. */
export function UnsavedChangesPrompt({ unsaved, question }: { unsaved: boolean; question?: LeaveQuestion }) {
  const promptRef = useLatest(question);
  useEffect(() => addTo(prompts, promptRef), [promptRef]);
  // A layout effect, since a click on a link may be the next event.
  useLayoutEffect(() => (unsaved ? addTo(unsavedPrompts, promptRef) : undefined), [unsaved, promptRef]);
  const isFirst = useStoreValue(prompts, ([first]) => first === promptRef);
  return isFirst ? <LeaveDialog /> : null;
}

/** Within a form: asks before leaving with unsaved text. */
export function UnsavedFormPrompt() {
  const { isDirty, isSubmitting } = useFormState();
  return <UnsavedChangesPrompt unsaved={isDirty && !isSubmitting} />;
}

/** The browser asks before the document is left. */
export function useAskOnUnload(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
}

function LeaveDialog() {
  const { t } = useTranslation('editing');
  const storageText = useStorageText();
  const store = useAppStore();
  const [hasSession] = useState(() => selectIsSignedIn(store.getState()));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedPrompts.get().length > 0 &&
      selectIsSignedIn(store.getState()) === hasSession &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const isUnsaved = useStoreValue(unsavedPrompts, ({ length }) => length > 0);

  // Saved while the question was open: there is nothing left to ask.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);

  useAskOnUnload(isUnsaved);
  const isAsking = blocker.state === 'blocked';
  const question = isAsking ? unsavedPrompts.get().find(({ current }) => current)?.current : undefined;
  return (
    <ConfirmDialog
      open={isAsking}
      title={question?.texts.title ?? t('leave.title')}
      text={question?.texts.text ?? (hasSession ? `${t('leave.text')} ${storageText}` : t('leave.textLost'))}
      confirmLabel={question?.texts.go ?? t('leave.go')}
      cancelLabel={question?.texts.stay ?? t('leave.stay')}
      onConfirm={() => {
        question?.onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
