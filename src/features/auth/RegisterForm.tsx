import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '@/ui/form/Form';
import { CaptchaField } from './captcha/CaptchaField';
import { SignInInstead } from './GuestLink';
import { InvitationField } from './InvitationField';
import { LegalNote } from './LegalNote';
import { PasswordFields } from './PasswordFields';
import { PersonFields } from './PersonFields';
import { RegisterValues, useRegisterForm, type RegisterOptions } from './useRegisterForm';

interface RegisterFormProps extends RegisterOptions {
  /** Invitation code of the address, or ''. */
  invitation: string;
}

/** Creates an account (AUT-02) and signs the user in with the new password. */
export function RegisterForm({ invitation, ...options }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const { captcha, maybeRegistered, submit, defaultValues, failureText } = useRegisterForm(options);
  return (
    <Form
      schema={RegisterValues}
      label={t('register.title')}
      defaultValues={{ ...defaultValues, invitation }}
      // The account may be there: the way on leads to the sign-in.
      leaveWarning={maybeRegistered === null}
      failureText={failureText}
      onSubmit={submit}
    >
      <PersonFields />
      <PasswordFields />
      <InvitationField name="invitation" />
      <CaptchaField ref={captcha} />
      <LegalNote />
      <SubmitButton size="large">{t('register.submit')}</SubmitButton>
      {maybeRegistered === null ? null : <SignInInstead email={maybeRegistered} />}
    </Form>
  );
}
