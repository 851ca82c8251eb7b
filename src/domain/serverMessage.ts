import type { ApiFailure } from '@/api/client/failure';

/**
 * Messages that add nothing to the status: its name, or one of the general texts that this
 * application has its own words for (ERR-01).
 */
const statusWords =
  /^(?:(?:http |server |validation )?error|(?:the )?operation failed|(?:validation )?failed|bad request|conflict|(?:access to this resource is )?forbidden|access denied|gone|(?:resource )?not found|entity with provided id is not found|something went wrong(?:! please try again)?|please review the information provided.*|the given data was invalid|(?:this action is )?unauthori[sz]ed|unauthenticated|invalid credentials|too many (?:attempts|requests)|unprocessable (?:content|entity))[.!]?$/i;

/** Whether a server's text says no more than the status does. */
export function isStatusWord(text: string): boolean {
  return statusWords.test(text.trim());
}

/** The server's own words about a refusal where they say more than its status: of the first refused field, else in general. */
export function meaningfulMessage({ fields, message }: ApiFailure): string | undefined {
  return [...Object.values(fields ?? {}), message].find((text) => text !== undefined && !isStatusWord(text));
}
