import { authentication } from '@/api/endpoints/authentication';
import { users } from '@/api/endpoints/users';
import { apiThunk } from '@/store/apiThunk';

/* Silent: each form and page shows its own failure. */
export const login = apiThunk(authentication.login, { silent: true });
export const register = apiThunk(authentication.register, { silent: true });
export const requestPasswordMail = apiThunk(authentication.forgotPassword, { silent: true });
export const resetPassword = apiThunk(authentication.resetForgottenPassword, { silent: true });
export const restoreAccount = apiThunk(users.restoreAccount, { silent: true });
export const askProviderAddress = apiThunk(authentication.getProviderRedirect);
export const finishProviderSignIn = apiThunk(authentication.finishProviderSignIn);
