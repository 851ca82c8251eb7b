const longest = 2000;
// Browsers turn backslashes into separators and drop control characters.
const suspicious = /[\\\u0000-\u001f\u007f-\u009f]/;

/** Null unless one of ours: same origin, no backslash or control character, at most 2,000 characters (D-07, T3). */
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

/** Without signs that mail programs and people leave around it; only for an address that was not found as it stands. */
export function withoutSignsAround(value: string): string {
  return value.replace(signsInFront, '').replace(signsBehind, '') || value;
}
