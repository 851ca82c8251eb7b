import { ApiFailureError } from './failure';

/** Would change which call is made, or cannot be encoded (half a surrogate pair). */
const unsafe = /[/\\?#%\u0000-\u001f\u007f-\u009f\p{Surrogate}]/u;

/** As one path segment of a call (quality T5). */
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

/** Throws "not found" for a value that could lead to another call, so that no request leaves (quality T5). */
export function fillPath(template: string, params: Record<string, string> = {}): string {
  return template.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (!isSafeSegment(value)) throw new ApiFailureError({ kind: 'notFound' });
    return encodeURIComponent(value);
  });
}

export function apiBase(host: string): URL {
  const pageOrigin = globalThis.location?.origin ?? 'http://localhost';
  return new URL(`${host.replace(/\/+$/, '')}/api/`, pageOrigin);
}
