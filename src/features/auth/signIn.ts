import { LoginInput } from '@/api/endpoints/authentication';
import { captchaField } from './captcha/captcha';
import { CaptchaState } from './captcha/captchaState';

/* What the sign-in page loads when something is typed, so that it starts without the schemas and axios. */
export { askProviderAddress, login } from './authThunks';
export const LoginValues = LoginInput.extend({ [captchaField]: CaptchaState });
