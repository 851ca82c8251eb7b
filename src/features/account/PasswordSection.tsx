import { Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordChangeInput } from '@/api/endpoints/users';
import { changePassword } from '@/entities/user/credentials';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import { failureOf } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { isOutcomeUnknown } from '@/store/lostResponse';
import { noticeAdded } from '@/store/notices';
import { Disclosure } from '@/ui/basics/Disclosure';
import { Form, SubmitButton } from '@/ui/form/Form';
import { NewPasswordField } from '@/ui/form/NewPasswordField';
import { PasswordField } from '@/ui/form/PasswordField';
import { useSaveStateText } from '@/ui/editor/SaveState';

const empty = { current_password: '', password: '', password_confirmation: '' };

/** Asks for the old password; who has none, or has a server without this call, gets a mail to set one (D-55). */
export function PasswordSection({ passwordMail }: { passwordMail: ReactNode }) {
  const { t } = useTranslation(['account', 'auth']);
  const [isOffered, setOffered] = useState(true);
  const dispatch = useAppDispatch();
  const { email = '' } = useUserDetails() ?? {};
  const [savedAt, setSavedAt] = useState<number | null>(null);
  /** The old password may be refused because the new one is set already (D-66). */
  const [isMaybeChanged, setMaybeChanged] = useState(false);
  const savedText = useSaveStateText();
  if (!isOffered) {
    return (
      <Stack sx={{ gap: 2 }}>
        <Typography role="alert">{t('password.notOffered')}</Typography>
        {passwordMail}
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <Form
        schema={PasswordChangeInput}
        label={t('section.password')}
        defaultValues={empty}
        failureText={(failure) => {
          const isOldRefused = isMaybeChanged && failure.fields?.['current_password'] !== undefined;
          return isOutcomeUnknown(failure) || isOldRefused ? t('password.maybe') : undefined;
        }}
        onSubmit={async (body, form) => {
          const failure = await dispatch(failureOf(changePassword({ body })));
          if (failure?.kind === 'notOffered') setOffered(false);
          setMaybeChanged(isMaybeChanged || (failure !== null && isOutcomeUnknown(failure)));
          if (failure) return failure;
          setMaybeChanged(false);
          form.reset(empty);
          setSavedAt(Date.now());
          dispatch(noticeAdded({ severity: 'success', textKey: 'account:password.changed' }));
          return null;
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current_password" label={t('password.current')} autoComplete="current-password" />
        <NewPasswordField name="password" label={t('auth:field.newPassword')} />
        <PasswordField name="password_confirmation" label={t('auth:field.passwordAgain')} autoComplete="new-password" />
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <SubmitButton>{t('password.submit')}</SubmitButton>
          <Typography role="status" variant="caption" sx={{ color: 'success.main' }}>
            {savedAt === null ? '' : savedText({ status: 'saved', at: savedAt })}
          </Typography>
        </Stack>
      </Form>
      <Disclosure summary={t('password.none')}>{passwordMail}</Disclosure>
    </Stack>
  );
}
