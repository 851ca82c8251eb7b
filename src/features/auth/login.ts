import type { TFunction } from 'i18next';
import type { ApiFailure } from '@/api/client/failure';
import { authentication } from '@/api/endpoints/authentication';
import { isStatusWord, meaningfulMessage } from '@/domain/serverMessage';
import { apiThunk } from '@/store/apiThunk';

/* Silent, as all calls of this feature that a form or a page makes: it shows its own failure. */
export const login = apiThunk(authentication.login, { silent: true });

/** Some servers refuse e-mail and password with 404 and a bare word where refused fields would be. */
export function asSignInFailure(failure: ApiFailure): ApiFailure {
  const texts = Object.values(failure.fields ?? {});
  if (texts.length === 0 || !texts.every(isStatusWord)) return failure;
  const { fields: _, ...rest } = failure;
  return { ...rest, kind: 'unauthorized' };
}

/** Our sentence for a refusal, then the server's words if they say more (D-01). Unreadable means: nothing was saved. */
export function signInFailureText(failure: ApiFailure, t: TFunction<['auth', 'common']>): string | undefined {
  if (failure.kind === 'contract') return t('common:failure.server');
  // Refused fields say more than the words around them; of a wait the general text names the seconds.
  if (failure.kind === 'tooMany' || failure.fields) return undefined;
  const message = meaningfulMessage(failure);
  if (failure.kind !== 'unauthorized') return message;
  return [...new Set([t('login.refused'), message])].filter(Boolean).join(' ');
}
