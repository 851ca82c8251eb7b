import type { ApiFailure } from '@/api/client/failure';

/**
 * What servers write where they have nothing to add to the status: its name, or one of the general texts that this
 * application has words of its own for, in both languages (ERR-01).
 */
const statusWords = new Set([
  'access denied',
  'access to this resource is forbidden',
  'bad request',
  'conflict',
  'entity with provided id is not found',
  'error',
  'failed',
  'forbidden',
  'gone',
  'http error',
  'invalid credentials',
  'not found',
  'operation failed',
  'please review the information provided and ensure all fields are filled correctly before submitting',
  'record not found',
  'resource not found',
  'server error',
  'something went wrong',
  'something went wrong! please try again',
  'the given data was invalid',
  'the operation failed',
  'this action is unauthorized',
  'too many attempts',
  'too many requests',
  'unauthenticated',
  'unauthorised',
  'unauthorized',
  'unprocessable content',
  'unprocessable entity',
  'validation error',
  'validation failed',
]);

/** Whether a server's text says no more than the status does. */
export function isStatusWord(text: string): boolean {
  return statusWords.has(
    text
      .trim()
      .replace(/[.!\s]+$/, '')
      .toLowerCase(),
  );
}

/** The server's own words about a refusal where they say more than its status: of the first refused field, else in general. */
export function meaningfulMessage({ fields, message }: ApiFailure): string | undefined {
  return [...Object.values(fields ?? {}), message].find((text) => text !== undefined && !isStatusWord(text));
}
