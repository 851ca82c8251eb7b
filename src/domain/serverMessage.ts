import type { ApiFailure } from '@/api/client/failure';

/** They add nothing to the status: its name, or a general text that the app has its own words for (ERR-01). */
const statusWords =
  /^(?:(?:http |server |validation )?error|(?:the )?operation failed|(?:validation )?failed|bad request|conflict|(?:access to this resource is )?forbidden|access denied|gone|(?:resource )?not found|entity with provided id is not found|something went wrong(?:! please try again)?|please review the information provided.*|the given data was invalid|(?:this action is )?unauthori[sz]ed|unauthenticated|invalid credentials|too many (?:attempts|requests)|unprocessable (?:content|entity))[.!]?$/i;

export function isStatusWord(text: string): boolean {
  return statusWords.test(text.trim());
}

/** Of the first refused field, else the general one; undefined where they say no more than the status. */
export function meaningfulMessage({ fields, message }: ApiFailure): string | undefined {
  return [...Object.values(fields ?? {}), message].find((text) => text !== undefined && !isStatusWord(text));
}
