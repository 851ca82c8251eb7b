import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from '@/api/schema/zod';
import { useUserDetails } from '@/features/user';
import { useAppDispatch } from '@/store/hooks';
import { useCountdown } from '@/ui/basics/useCountdown';
import { Form, SubmitButton } from '@/ui/form/Form';
import { captchaField, withCaptcha, type Captcha } from './captcha/captcha';
import { CaptchaField } from './captcha/CaptchaField';
import { CaptchaState, requestPasswordMail } from './authThunks';
import { ForgotPasswordForm } from './ForgotPasswordForm';

const AgainValues = z.object({ [captchaField]: CaptchaState });
/** Seconds until the mail may be asked for once more. */
const wait = 60;

interface PasswordMailSentProps {
  email: string;
  /** Missing where only one address is possible. */
  onOtherAddress?: (() => void) | undefined;
}

export function PasswordMailSent({ email, onOtherAddress }: PasswordMailSentProps) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const captcha = useRef<Captcha>(null);
  const { seconds, restart } = useCountdown(wait);
  const [again, setAgain] = useState(false);
  return (
    <Form
      schema={AgainValues}
      label={t('forgot.again')}
      defaultValues={{ [captchaField]: '' }}
      onSubmit={async () => {
        const sent = await withCaptcha(captcha, (captcha_response) =>
          dispatch(requestPasswordMail({ body: { email, captcha_response } })),
        );
        const failure = 'failure' in sent ? sent.failure : null;
        if (!failure) {
          setAgain(true);
          restart();
        }
        return failure;
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
