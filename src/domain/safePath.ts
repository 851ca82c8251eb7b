const longest = 2000;
// Browsers turn backslashes into separators and drop control characters.
const suspicious = /[\\\u0000-\u001f\u007f-\u009f]/;

/**
 * Null unless it is one of ours: same origin, no backslash, no control character, at most 2,000 characters, a known
 * route. Only path, query and fragment are kept (D-07, quality T3).
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
 * Without the blanks, brackets, quotes and full stops that mail programs and people leave around an address; unchanged
 * where nothing else would be left. Only for what was not found as it stands: it may end in such a sign.
 */
export function withoutSignsAround(value: string): string {
  return value.replace(signsInFront, '').replace(signsBehind, '') || value;
}
