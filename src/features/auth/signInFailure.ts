import type { TFunction } from 'i18next';
import type { ApiFailure } from '@/api/client/failure';

/**
 * Text of a refused sign-in: the server's own words where it has some (D-01). An unreadable answer has saved nothing
 * here, so that the general text of its kind would mislead.
 */
export function signInFailureText(failure: ApiFailure, t: TFunction<['auth', 'common']>): string | undefined {
  if (failure.kind === 'unauthorized') return failure.message ?? t('login.refused');
  if (failure.kind === 'contract') return t('common:failure.server');
  // Refused fields say more than the words around them; of a wait the general text names the seconds.
  return failure.kind === 'tooMany' || failure.fields ? undefined : failure.message;
}
