import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useBlocker } from '@/routes/navigation';
import { selectIsSignedIn } from '@/store/session';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks before something unsaved is left behind. The end of a session is never held up: the draft is kept anyway. */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation();
  const store = useStore<Parameters<typeof selectIsSignedIn>[0]>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && selectIsSignedIn(store.getState()) && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

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
