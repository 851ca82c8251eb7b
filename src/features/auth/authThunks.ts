import { authentication, LoginInput } from '@/api/endpoints/authentication';
import { z } from '@/api/schema/zod';
import { apiThunk } from '@/store/apiThunk';
import { captchaField } from './captcha/captcha';

/* Silent: each form and page shows its own failure. */
export const login = apiThunk(authentication.login, { silent: true });
export const register = apiThunk(authentication.register, { silent: true });
export const requestPasswordMail = apiThunk(authentication.forgotPassword, { silent: true });
export const resetPassword = apiThunk(authentication.resetForgottenPassword, { silent: true });
export const askProviderAddress = apiThunk(authentication.getProviderRedirect);
export const finishProviderSignIn = apiThunk(authentication.finishProviderSignIn);

/** Captcha field of a form: '' while it is not solved. The token itself is fetched when the form is sent. */
export const CaptchaState = z.string().check(z.refine((value) => value !== '', { params: { rule: 'captcha' } }));

export const LoginValues = z.extend(LoginInput, { [captchaField]: CaptchaState });
