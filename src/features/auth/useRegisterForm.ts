import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { RegisterInput } from '@/api/endpoints/authentication';
import { z } from '@/api/schema/zod';
import { CaptchaState } from './authThunks';
import { captchaField, type Captcha } from './captcha/captcha';
import { useRegister } from './useRegister';

export const RegisterValues = z.safeExtend(RegisterInput, { [captchaField]: CaptchaState });

export interface RegisterOptions {
  firstname: string;
  lastname: string;
  onSignedIn: () => void | Promise<void>;
  /** The account exists, but signing in takes another step. */
  onRegistered: (email: string) => void;
}

export function useRegisterForm({ firstname, lastname, onSignedIn, onRegistered }: RegisterOptions) {
  const { t } = useTranslation('auth');
  const captcha = useRef<Captcha>(null);
  const register = useRegister(captcha);
  /** The e-mail address of an account that may exist, since the server's response was lost. */
  const [maybeRegistered, setMaybeRegistered] = useState<string | null>(null);
  const submit = async (values: z.output<typeof RegisterValues>): Promise<ApiFailure | null> => {
    const outcome = await register(values);
    setMaybeRegistered(outcome === 'unknown' ? values.email : null);
    if (outcome === 'unknown') return { kind: 'contract' };
    if (outcome === 'signedIn') await onSignedIn();
    else if (outcome === 'registered') onRegistered(values.email);
    else return outcome;
    return null;
  };
  return {
    captcha,
    maybeRegistered,
    submit,
    defaultValues: { firstname, lastname, email: '', password: '', c_password: '', [captchaField]: '' },
    failureText: ({ kind }: ApiFailure) => (kind === 'contract' ? t('register.maybeCreated') : undefined),
  };
}
