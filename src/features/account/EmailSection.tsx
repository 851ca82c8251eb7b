import { Stack, Typography } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailChangeInput } from '@/api/endpoints/users';
import { draftKey } from '@/domain/draftKey';
import { isSameWord } from '@/domain/plainText';
import { changeEmail, readPendingEmail, type PendingEmail } from '@/entities/user/credentials';
import { fetchUserDetails, selectUserDetailsRequest } from '@/entities/user/userSlice';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import { removeStored } from '@/platform/clientStorage';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { isOutcomeUnknown } from '@/store/lostResponse';
import { noticeAdded } from '@/store/notices';
import { selectUser } from '@/store/session';
import { Disclosure } from '@/ui/basics/Disclosure';
import { Field } from '@/ui/form/Field';
import { Form } from '@/ui/form/Form';
import { PasswordField } from '@/ui/form/PasswordField';
import { AccountRow, RowActions } from './AccountRow';

const draft = draftKey({ type: 'account', section: 'email' });

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
  const pending = stored && !isSameWord(stored.email, current) ? stored : null;
  const refetch = useLoad(fetchUserDetails, pending ? undefined : null, useRequest(selectUserDetailsRequest));
  const isConfirmed = stored !== null && pending === null;
  useEffect(() => {
    if (isConfirmed) removeStored('pendingEmail', userId);
    window.addEventListener('focus', refetch);
    return () => window.removeEventListener('focus', refetch);
  }, [isConfirmed, refetch, userId]);
  return { pending, readAgain: () => setStored(readPendingEmail(userId)) };
}

interface EmailFormProps {
  current: string;
  pending: PendingEmail | null;
  onClose: () => void;
  passwordMail: ReactNode;
}

function EmailForm({ current, pending, onClose, passwordMail }: EmailFormProps) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  /** A mail may have gone to it. */
  const [asked, setAsked] = useState('');
  return (
    <Stack sx={{ gap: 1 }}>
      <Form
        schema={EmailChangeInput}
        label={t('section.email')}
        idPrefix="change-"
        defaultValues={{ email: pending?.email ?? '', password: '' }}
        draft={draft}
        failureText={(failure) => (isOutcomeUnknown(failure) ? t('email.maybe', { email: asked }) : undefined)}
        onSubmit={async (values) => {
          if (isSameWord(values.email, current)) return { kind: 'validation', fields: { email: t('email.same') } };
          const failure = await dispatch(changeEmail(values));
          setAsked(values.email);
          if (failure) return failure;
          dispatch(
            noticeAdded({ severity: 'success', textKey: 'account:email.sent', values: { email: values.email } }),
          );
          onClose();
          return null;
        }}
      >
        <Field
          name="email"
          label={t('email.new')}
          type="email"
          autoComplete="email"
          notForManagers
          hidesHelp={pending === null}
          help={t(pending?.isMaybe ? 'email.maybe' : pending ? 'email.newest' : 'email.help', {
            email: pending?.email,
          })}
        />
        <input type="email" autoComplete="username" value={current} readOnly hidden />
        <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
        <RowActions onCancel={onClose} submitLabel={t('email.submit')} />
      </Form>
      <Disclosure summary={t('password.none')}>{passwordMail}</Disclosure>
    </Stack>
  );
}
