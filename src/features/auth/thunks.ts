import { authentication } from '@/api/endpoints/authentication';
import { users } from '@/api/endpoints/users';
import { apiThunk } from '@/store/apiThunk';

/* Quiet: each form and page shows its own failure. */
export const login = apiThunk(authentication.login, { quiet: true });
export const register = apiThunk(authentication.register, { quiet: true });
export const requestPasswordMail = apiThunk(authentication.forgotPassword, { quiet: true });
export const resetPassword = apiThunk(authentication.resetForgottenPassword, { quiet: true });
export const restoreAccount = apiThunk(users.restoreAccount, { quiet: true });
export const askProviderAddress = apiThunk(authentication.getProviderRedirect, { quiet: true });
export const finishProviderSignIn = apiThunk(authentication.finishProviderSignIn, { quiet: true });
