import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDeactivated, LoginInput } from '@/api/endpoints/authentication';
import { z } from '@/api/schema/zod';
import { useAppDispatch } from '@/store/hooks';
import { beginSession } from '@/store/session';
import { isOutcomeUnknown } from '@/store/lostResponse';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { PasswordField } from '@/ui/form/PasswordField';
import { GuestLink } from './AuthCard';
import { answered, captchaField, CaptchaState, useCaptcha } from './captcha/captcha';
import { CaptchaField } from './captcha/CaptchaField';
import { asSignInFailure, login, signInFailureText } from './login';
import { useLeadOn } from './pendingSignIn';
import { useFormContext } from 'react-hook-form';
import { type DemoAccount, getDemoAccounts } from '@/platform/demoAccounts';

const LoginValues = z.extend(LoginInput, { [captchaField]: CaptchaState });

/** Sign-in with e-mail and password (AUT-01). Its own 401 is a response, after which the password is cleared (D-01). */
export function LoginForm({ email, onSignedIn }: { email: string; onSignedIn: () => void | Promise<void> }) {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const { captcha, send } = useCaptcha();
  const leadOn = useLeadOn();
  /** The e-mail address that was not let in: its account may be closed. */
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <Form
      schema={LoginValues}
      label={t('login.title')}
      defaultValues={{ email, password: '', persistent: false, [captchaField]: '' }}
      failureText={(failure) => signInFailureText(failure, t)}
      onSubmit={async (values, form) => {
        const sent = await send(login, values);
        if ('failure' in sent) {
          const failure = asSignInFailure(sent.failure);
          if (failure.kind === 'unauthorized') form.resetField('password');
          setRefused(isOutcomeUnknown(failure) ? null : values.email);
          return failure;
        }
        if (isDeactivated(sent.data.user.status)) {
          leadOn(values.email, 'paused');
          return null;
        }
        if (!dispatch(beginSession(sent.data, values.persistent)))
          return { kind: 'validation', message: t('login.cookies') };
        await onSignedIn();
        return null;
      }}
    >
      {refused === null ? null : (
        <GuestLink to="restoreAccount" lead={t('login.closed')} label={t('login.restore')} email={refused} />
      )}
      <Field name="email" label={t('field.email')} type="email" autoComplete="username" />
      <PasswordField name="password" label={t('field.password')} autoComplete="current-password" />
      <Stack direction="row" sx={besideEachOther}>
        <CheckboxField name="persistent" label={t('login.persistent')} />
        <GuestLink to="forgotPassword" label={t('link.forgot')} />
      </Stack>
      <CaptchaField ref={captcha} />
      <SubmitButton size="large">{t('login.submit')}</SubmitButton>
      {/* The constant itself, so that a build without mocks drops the code (ux no. 18). */}
      {import.meta.env.MOCKS_ON && getDemoAccounts().length > 0 ? <DemoAccounts /> : null}
    </Form>
  );
}

/** Also on a small phone, where a row of their own would push the button out of sight. */
const besideEachOther = {
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  // Takes back the extra height of the touch targets, so that the gaps are even.
  my: -1,
  '& > label': { marginInlineEnd: 0, '& > .MuiTypography-root': { typography: 'body2' } },
} as const;

function DemoAccounts() {
  const { t } = useTranslation('mocks');
  const { setValue } = useFormContext();

  const signInAs = ({ email, password }: DemoAccount, form: HTMLFormElement | null) => {
    setValue('email', email);
    setValue('password', password);
    setValue(captchaField, answered);
    form?.requestSubmit();
  };

  return (
    <Stack
      component="section"
      aria-label={t('personas.title')}
      sx={{ gap: 0.5, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography variant="caption" sx={{ px: 1 }}>
        {t('personas.title')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {getDemoAccounts().map((persona) => (
          <Button
            key={persona.key}
            color="inherit"
            sx={{ justifyContent: 'flex-start', textAlign: 'start', px: 1, py: 0.25 }}
            onClick={(event) => signInAs(persona, event.currentTarget.form)}
          >
            <span>
              {`${persona.firstname} ${persona.lastname}`}
              <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {t(`personas.${persona.key}` as 'personas.title')}
              </Typography>
            </span>
          </Button>
        ))}
      </Box>
    </Stack>
  );
}
