import { ApiFailureError } from './failure';

/**
 * A path segment that would change which call is made (separators, escapes, query, fragment, control characters), or that
 * cannot be encoded (half a surrogate pair).
 */
const unsafe = /[/\\?#%\u0000-\u001f\u007f-\u009f\p{Surrogate}]/u;

/** Whether a value may stand as one path segment of a call (quality T5). */
export function isSafeSegment(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length >= 1 &&
    value.length <= 512 &&
    value !== '.' &&
    value !== '..' &&
    !unsafe.test(value)
  );
}

/**
 * Fills `:name` parameters of a path template. A value that could lead to another call is answered as not found,
 * so that no request leaves (quality T5).
 */
export function fillPath(template: string, params: Record<string, string> = {}): string {
  return template.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (!isSafeSegment(value)) throw new ApiFailureError({ kind: 'notFound' });
    return encodeURIComponent(value);
  });
}

/** Base address of all our calls, `{host}/api/`. */
export function apiBase(host: string): URL {
  const pageOrigin = globalThis.location?.origin ?? 'http://localhost';
  return new URL(`${host.replace(/\/+$/, '')}/api/`, pageOrigin);
}
