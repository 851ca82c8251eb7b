import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ForgotPasswordInput } from '@/api/endpoints/authentication';
import { z } from '@/api/schema/zod';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { captchaField, withCaptcha, type Captcha } from './captcha/captcha';
import { CaptchaField } from './captcha/CaptchaField';
import { CaptchaState, requestPasswordMail } from './authThunks';

const ForgotPasswordValues = z.extend(ForgotPasswordInput, { [captchaField]: CaptchaState });

interface ForgotPasswordFormProps {
  email: string;
  /** The address is the account's, and cannot be changed here. */
  isGiven?: boolean;
  onSent: (email: string) => void;
}

/** Asks for the mail with the link to a new password (AUT-03). */
export function ForgotPasswordForm({ email, isGiven = false, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const captcha = useRef<Captcha>(null);
  return (
    <Form
      schema={ForgotPasswordValues}
      label={t('forgot.title')}
      defaultValues={{ email, [captchaField]: '' }}
      onSubmit={async (values) => {
        const sent = await withCaptcha(captcha, (captcha_response) =>
          dispatch(requestPasswordMail({ body: { ...values, captcha_response } })),
        );
        const failure = 'failure' in sent ? sent.failure : null;
        if (!failure) onSent(values.email);
        return failure;
      }}
    >
      <Field name="email" label={t('field.email')} type="email" autoComplete="username" readOnly={isGiven} />
      <CaptchaField ref={captcha} />
      <SubmitButton size="large">{t('forgot.submit')}</SubmitButton>
    </Form>
  );
}
