import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { draftKey } from '@/domain/draftKey';
import { fetchUserDetails, selectUserDetailsRequest } from '@/entities/user/userSlice';
import { isSameEmail, readPendingEmail } from '@/entities/user/credentials';
import { useUserDetails } from '@/features/user';
import { removeStored } from '@/platform/clientStorage';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { AccountRow } from '../AccountRow';
import { EmailForm } from './EmailForm';

const draft = draftKey({ type: 'account', section: 'email' });

/** The address of the account, and the one that waits for its confirmation (ACC-04). */
export function EmailSection({ passwordMail }: { passwordMail: ReactNode }) {
  const { t } = useTranslation('account');
  const { email = '' } = useUserDetails() ?? {};
  const { pending, readAgain } = usePendingEmail(email);
  return (
    <AccountRow
      label={t('email.label')}
      value={
        <>
          <Typography>{email || t('email.unknown')}</Typography>
          {pending ? (
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {t(pending.isMaybe ? 'email.maybe' : 'email.pending', { email: pending.email })}
            </Typography>
          ) : null}
        </>
      }
      {...(pending ? { action: t('email.again') } : {})}
      draft={draft}
      renderForm={({ onClose }) => (
        <EmailForm
          current={email}
          pending={pending}
          draft={draft}
          onClose={() => {
            readAgain();
            onClose();
          }}
          passwordMail={passwordMail}
        />
      )}
    />
  );
}

/** Null once the details carry it, which are read again when the user comes back from the mail. */
function usePendingEmail(current: string) {
  const userId = useAppSelector((state) => selectUser(state)?.id ?? '');
  const [stored, setStored] = useState(() => readPendingEmail(userId));
  const pending = stored && !isSameEmail(stored.email, current) ? stored : null;
  const refetch = useLoad(fetchUserDetails, pending ? undefined : null, useRequest(selectUserDetailsRequest));
  const isConfirmed = stored !== null && pending === null;
  useEffect(() => {
    if (isConfirmed) removeStored('pendingEmail', userId);
    window.addEventListener('focus', refetch);
    return () => window.removeEventListener('focus', refetch);
  }, [isConfirmed, refetch, userId]);
  return { pending, readAgain: () => setStored(readPendingEmail(userId)) };
}
