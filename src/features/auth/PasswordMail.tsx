import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authentication, ForgotPasswordInput } from '@/api/endpoints/authentication';
import { z } from '@/api/schema/zod';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import { apiThunk } from '@/store/apiThunk';
import { useCountdown } from '@/ui/basics/useCountdown';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { captchaField, CaptchaState, useCaptcha } from './captcha/captcha';
import { CaptchaField } from './captcha/CaptchaField';

const requestPasswordMail = apiThunk(authentication.forgotPassword, { silent: true });

const ForgotPasswordValues = z.extend(ForgotPasswordInput, { [captchaField]: CaptchaState });
/** Seconds until the mail may be asked for once more. */
const wait = 60;

interface ForgotPasswordFormProps {
  email: string;
  /** The address is the account's, and cannot be changed here. */
  isGiven?: boolean;
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, isGiven = false, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { captcha, send } = useCaptcha();
  return (
    <Form
      schema={ForgotPasswordValues}
      label={t('forgot.title')}
      defaultValues={{ email, [captchaField]: '' }}
      onSubmit={async (values) => {
        const sent = await send(requestPasswordMail, values);
        if ('failure' in sent) return sent.failure;
        onSent(values.email);
        return null;
      }}
    >
      <Field name="email" label={t('field.email')} type="email" autoComplete="username" readOnly={isGiven} />
      <CaptchaField ref={captcha} />
      <SubmitButton size="large">{t('forgot.submit')}</SubmitButton>
    </Form>
  );
}

interface PasswordMailSentProps {
  email: string;
  /** Missing where only one address is possible. */
  onOtherAddress?: (() => void) | undefined;
}

export function PasswordMailSent({ email, onOtherAddress }: PasswordMailSentProps) {
  const { t } = useTranslation('auth');
  const { captcha, send } = useCaptcha();
  const { seconds, restart } = useCountdown(wait);
  const [again, setAgain] = useState(false);
  return (
    <Form
      schema={ForgotPasswordValues}
      label={t('forgot.again')}
      defaultValues={{ email, [captchaField]: '' }}
      onSubmit={async (values) => {
        const sent = await send(requestPasswordMail, values);
        if ('failure' in sent) return sent.failure;
        setAgain(true);
        restart();
        return null;
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('forgot.sentText', { email })}</Typography>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {t(again ? 'forgot.sentAgain' : 'forgot.sentHint')}
      </Typography>
      {seconds === 0 ? <CaptchaField ref={captcha} /> : null}
      <SubmitButton variant="outlined" disabled={seconds > 0}>
        {seconds > 0 ? t('forgot.againIn', { seconds }) : t('forgot.again')}
      </SubmitButton>
      {onOtherAddress ? <Button onClick={onOtherAddress}>{t('forgot.otherAddress')}</Button> : null}
    </Form>
  );
}

/** For who is signed in: a mail to the account's own address, by which a password is set (D-55). */
export function PasswordMail() {
  const { email = '' } = useUserDetails() ?? {};
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isGiven = email !== '';
  if (sentTo === null) return <ForgotPasswordForm key={email} email={email} isGiven={isGiven} onSent={setSentTo} />;
  return (
    <Box ref={takeFocus} tabIndex={-1} sx={{ outline: 'none' }}>
      <PasswordMailSent email={sentTo} onOtherAddress={isGiven ? undefined : () => setSentTo(null)} />
    </Box>
  );
}

/** From the form that was there before. */
const takeFocus = (box: HTMLElement | null) => box?.focus();
