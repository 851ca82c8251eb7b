import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { draftNames } from '@/platform/drafts';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { endSession, selectUser } from '@/store/session';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';

interface Logout {
  /** Signs out, at once or after the question. */
  logout: () => void;
  /** The question, to be rendered outside of any menu that closes on a click. */
  question: ReactNode;
}

/** Signing out deletes the drafts, so it asks first where there are any (ux no. 2, quality T33). */
export function useLogout(): Logout {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [asking, setAsking] = useState(false);
  const end = () => {
    setAsking(false);
    dispatch(endSession('logout'));
  };
  return {
    logout: () => {
      const user = selectUser(store.getState());
      if (user && draftNames(user.id).length > 0) setAsking(true);
      else end();
    },
    question: (
      <ConfirmDialog
        open={asking}
        title={t('logout.title')}
        text={t('logout.text')}
        confirmLabel={t('logout.confirm')}
        cancelLabel={t('logout.stay')}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
