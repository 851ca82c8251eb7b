import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { RestoreAccountInput, users } from '@/api/endpoints/users';
import type { ApiFailure } from '@/api/client/failure';
import { z } from '@/api/schema/zod';
import { apiThunk } from '@/store/apiThunk';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { PasswordField } from '@/ui/form/PasswordField';
import { captchaField, CaptchaState, useCaptcha } from './captcha/captcha';
import { CaptchaField } from './captcha/CaptchaField';
import { asSignInFailure, signInFailureText } from './login';

/* Beside its only form, so that the sign-in does not carry the calls of the account. */
const restoreAccount = apiThunk(users.restoreAccount, { silent: true });

const RestoreValues = z.extend(RestoreAccountInput, { [captchaField]: CaptchaState });
const refusals = new Set<ApiFailure['kind']>(['unauthorized', 'forbidden', 'notFound', 'validation', 'conflict']);

interface RestoreAccountFormProps {
  email: string;
  /** The mailed restore link carried a token; the call itself takes none (D-04). */
  hasToken: boolean;
  onRestored: (email: string) => void;
}

/** Opens a deactivated account again, or takes a deleted one back within its 30 days (AUT-05). */
export function RestoreAccountForm({ email, hasToken, onRestored }: RestoreAccountFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { captcha, send } = useCaptcha();
  return (
    <Form
      schema={RestoreValues}
      label={t('restore.title')}
      defaultValues={{ email, password: '', [captchaField]: '' }}
      failureText={(failure) => failureText(failure, hasToken, t)}
      onSubmit={async (values, form) => {
        const sent = await send(restoreAccount, values);
        const failure = 'failure' in sent ? asSignInFailure(sent.failure) : null;
        if (failure?.kind === 'unauthorized') form.resetField('password');
        if (!failure) onRestored(values.email);
        return failure;
      }}
    >
      <Field name="email" label={t('field.email')} type="email" autoComplete="username" />
      <PasswordField name="password" label={t('field.password')} autoComplete="current-password" />
      <CaptchaField ref={captcha} />
      <SubmitButton size="large">{t('restore.submit')}</SubmitButton>
    </Form>
  );
}

/** A refusal of a mailed link names the link first; what the server says about e-mail and password stays beside it. */
function failureText(failure: ApiFailure, hasToken: boolean, t: TFunction<['auth', 'common']>): string | undefined {
  const text = signInFailureText(failure, t);
  const isOwn = Object.keys(failure.fields ?? {}).some((field) => field === captchaField);
  if (!hasToken || isOwn || !refusals.has(failure.kind)) return text;
  return [t('common:failure.invalidToken'), text].filter(Boolean).join(' ');
}
