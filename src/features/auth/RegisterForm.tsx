import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasLegalLinks, LegalLinks } from '@/ui/page/LegalLinks';
import { genders } from '@/api/schema/fields';
import { RegisterInput } from '@/api/endpoints/authentication';
import { z } from '@/api/schema/zod';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { NewPasswordField } from '@/ui/form/NewPasswordField';
import { PasswordField } from '@/ui/form/PasswordField';
import { RadioField } from '@/ui/form/RadioField';
import { CaptchaState } from './authThunks';
import { captchaField, type Captcha } from './captcha/captcha';
import { CaptchaField } from './captcha/CaptchaField';
import { SignInInstead } from './GuestLink';
import { InvitationField } from './InvitationField';
import { useRegister } from './useRegister';

const RegisterValues = z.safeExtend(RegisterInput, { [captchaField]: CaptchaState });

interface RegisterFormProps {
  /** Invitation code of the address, or ''. */
  invitation: string;
  /** Name to begin with. */
  firstname: string;
  lastname: string;
  onSignedIn: () => void | Promise<void>;
  /** The account exists, but signing in takes another step. */
  onRegistered: (email: string) => void;
}

/** Creates an account (AUT-02) and signs the user in with the new password. */
export function RegisterForm({ invitation, firstname, lastname, onSignedIn, onRegistered }: RegisterFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const captcha = useRef<Captcha>(null);
  const register = useRegister(captcha);
  /** The e-mail address of an account that may exist, since the server's response was lost. */
  const [maybeRegistered, setMaybeRegistered] = useState<string | null>(null);
  return (
    <Form
      schema={RegisterValues}
      label={t('register.title')}
      defaultValues={{ firstname, lastname, email: '', password: '', c_password: '', invitation, [captchaField]: '' }}
      leaveWarning
      failureText={({ kind }) => (kind === 'contract' ? t('register.maybeCreated') : undefined)}
      onSubmit={async (values) => {
        const outcome = await register(values);
        setMaybeRegistered(outcome === 'unknown' ? values.email : null);
        if (outcome === 'unknown') return { kind: 'contract' };
        if (outcome === 'signedIn') await onSignedIn();
        else if (outcome === 'registered') onRegistered(values.email);
        else return outcome;
        return null;
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field name="firstname" label={t('field.firstname')} autoComplete="given-name" />
        <Field name="lastname" label={t('field.lastname')} autoComplete="family-name" />
      </Box>
      <RadioField
        name="gender"
        label={t('field.gender')}
        help={t('gender.help')}
        options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
        row
      />
      <Field name="email" label={t('field.email')} type="email" autoComplete="username" />
      <NewPasswordField name="password" label={t('field.password')} />
      <PasswordField name="c_password" label={t('field.passwordAgain')} autoComplete="new-password" />
      <InvitationField name="invitation" />
      <CaptchaField ref={captcha} />
      <LegalNote />
      <SubmitButton size="large">{t('register.submit')}</SubmitButton>
      {maybeRegistered === null ? null : <SignInInstead email={maybeRegistered} />}
    </Form>
  );
}

/** They apply to an account. */
const accountDocuments = ['terms', 'privacy'] as const;

/** The documents that apply to an account, where the operator named any. */
function LegalNote() {
  const { t } = useTranslation('auth');
  if (!hasLegalLinks(accountDocuments)) return null;
  return (
    <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center', color: 'text.secondary' }}>
      <Typography variant="caption">{t('register.legal')}</Typography>
      <LegalLinks documents={accountDocuments} />
    </Stack>
  );
}
