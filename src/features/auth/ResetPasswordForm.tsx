import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authentication, ResetPasswordInput } from '@/api/endpoints/authentication';
import { Email } from '@/api/schema/fields';
import { apiThunk } from '@/store/apiThunk';
import { useAppDispatch } from '@/store/hooks';
import { isOutcomeUnknown } from '@/store/lostResponse';
import { isTokenRefused, sendMailedToken } from '@/store/mailedToken';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { NewPasswordField } from '@/ui/form/NewPasswordField';
import { PasswordField } from '@/ui/form/PasswordField';
import { SignInInstead } from './AuthCard';

const resetPassword = apiThunk(authentication.resetForgottenPassword, { silent: true });

interface ResetPasswordFormProps {
  /** One-time token of the mailed link. */
  token: string;
  /** E-mail address of the mailed link, then read-only; '' where it had none. */
  email: string;
  onDone: (email: string) => void;
}

export function ResetPasswordForm({ token, email, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  /** The e-mail address whose password may be set already: the server's response was lost (D-66). */
  const [maybeSet, setMaybeSet] = useState<string | null>(null);
  const isGiven = Email.safeParse(email).success;
  return (
    <Form
      schema={ResetPasswordInput}
      label={t('reset.title')}
      defaultValues={{ email, token, password: '', password_confirmation: '' }}
      failureText={(failure) => {
        // Sent again after a lost response, the link counts as used up.
        const isRefused = isTokenRefused(failure) && (!failure.fields || 'token' in failure.fields);
        const isMaybeSet = isRefused || (failure.kind !== 'server' && isOutcomeUnknown(failure));
        if (maybeSet !== null && isMaybeSet) return t('reset.maybeSet');
        return isRefused ? t('common:failure.invalidToken') : undefined;
      }}
      onSubmit={async (values) => {
        const sent = await sendMailedToken(token, (mailedToken) =>
          dispatch(resetPassword({ body: { ...values, token: mailedToken } })),
        );
        const failure = 'failure' in sent ? sent.failure : null;
        if (!failure) onDone(values.email);
        else if (isOutcomeUnknown(failure)) setMaybeSet(values.email);
        return failure;
      }}
    >
      <Field
        name="email"
        label={t('field.email')}
        type="email"
        autoComplete="username"
        readOnly={isGiven}
        hidesHelp={false}
        help={isGiven ? t('reset.emailGiven') : undefined}
      />
      <NewPasswordField name="password" label={t('field.newPassword')} />
      <PasswordField name="password_confirmation" label={t('field.passwordAgain')} autoComplete="new-password" />
      <SubmitButton size="large">{t('reset.submit')}</SubmitButton>
      {maybeSet === null ? null : <SignInInstead email={maybeSet} />}
    </Form>
  );
}
