const longest = 2000;
// Backslashes and control characters are what browsers silently turn into separators or drop.
const suspicious = /[\\\u0000-\u001f\u007f-\u009f]/;

/**
 * The path to go to, if a value from an address or from storage is one of ours; else null. Same origin, no backslash,
 * no control character, at most 2,000 characters, and a known route; only path, query and fragment are kept (D-07,
 * quality T3).
 */
export function safePath(value: unknown, origin: string, isKnownPath: (pathname: string) => boolean): string | null {
  if (typeof value !== 'string' || value.length === 0 || value.length > longest) return null;
  if (suspicious.test(value) || !value.startsWith('/') || value.startsWith('//')) return null;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin || url.pathname.startsWith('//') || !isKnownPath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

// A token or an e-mail address may hold `-`, `_`, `~` and `=` (base64url); underscores at the end may also be Markdown's.
const signsInFront = /^[^\p{L}\p{N}_~=-]+/u;
const signsBehind = /(?:[^\p{L}\p{N}_~=-]+|_+)$/u;

/**
 * A value of a mailed address without the blanks, brackets, quotes and full stops around it, as mail programs and people
 * leave them; as it is where nothing else would be left. For what was not found as it stands: it may end in such a sign.
 */
export function withoutSignsAround(value: string): string {
  return value.replace(signsInFront, '').replace(signsBehind, '') || value;
}
