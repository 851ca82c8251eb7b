import { LoginInput } from '@/api/endpoints/authentication';
import { captchaField } from './captcha/captcha';
import { CaptchaState } from './captcha/captchaState';

/* Loaded when something is typed, so that the sign-in page starts without the schemas and axios. */
export { askProviderAddress, login } from './authThunks';
export const LoginValues = LoginInput.extend({ [captchaField]: CaptchaState });
