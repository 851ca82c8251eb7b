/** Screens know these, never a status code. `contract`: an unreadable response; `client`: an error in our own code. */
export const failureTypes = [
  'unauthorized',
  'forbidden',
  'notFound',
  'validation',
  'conflict',
  'tooMany',
  'tooLarge',
  'server',
  'network',
  'aborted',
  'contract',
  'notOffered',
  'client',
] as const;

export type FailureType = (typeof failureTypes)[number];

/** Serialisable. */
export interface ApiFailure {
  kind: FailureType;
  status?: number;
  /** The server's own words, cut at 300 characters; shown only where the specification says so. */
  message?: string;
  /** First text per refused field, in the server's order. */
  fields?: Record<string, string>;
  /** Seconds to wait, where the server said so and the header could be read. */
  retryAfter?: number;
  /**
   * After a lost response: a read showed that it is not saved, failed too (D-66), or cannot tell (D-93). `savedBefore`:
   * an earlier try with other values was saved, this one not sent. `ignored`: success without effect (quality F11).
   */
  outcome?: 'notSaved' | 'unknown' | 'unknowable' | 'savedBefore' | 'ignored';
}

/** The only thing `call` throws. */
export class ApiFailureError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(`call failed: ${failure.kind}`);
    this.name = 'ApiFailureError';
    this.failure = failure;
  }
}

/** Any error but a call's own is a defect of ours, and reported as such. */
export function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailureError) return error.failure;
  reportError(error);
  return { kind: 'client' };
}

const kindByStatus: Record<number, FailureType> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'server',
  409: 'conflict',
  410: 'notFound',
  413: 'tooLarge',
  419: 'conflict',
  422: 'validation',
  429: 'tooMany',
};

/** Statuses under which a Laravel server has been seen to answer field errors (quality T15). */
const fieldStatuses = new Set([200, 400, 404, 409, 422]);
const notOfferedStatuses = new Set([404, 405, 501]);

/** By body first, then by status (quality T15, F6). */
export function classify(status: number, body: unknown, assumed: boolean, retryAfter?: number): ApiFailure {
  const fields = status === 401 ? undefined : fieldTexts(body);
  const failure: ApiFailure = { kind: 'server', status };
  const message = status < 500 ? firstText(property(body, 'message')) : undefined;
  if (message) failure.message = message;
  if (fields && fieldStatuses.has(status)) return { ...failure, kind: 'validation', fields };
  if (assumed && notOfferedStatuses.has(status)) return { ...failure, kind: 'notOffered' };
  if (status >= 200 && status < 300) return { ...failure, kind: 'validation' };
  failure.kind = kindByStatus[status] ?? 'server';
  if (failure.kind === 'tooMany' && retryAfter !== undefined) failure.retryAfter = retryAfter;
  return failure;
}

/** Of `errors` or `data`; undefined where the body holds no field errors. */
function fieldTexts(body: unknown): Record<string, string> | undefined {
  for (const key of ['errors', 'data']) {
    const value = property(body, key);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const texts: Record<string, string> = Object.create(null) as Record<string, string>;
    for (const [field, raw] of Object.entries(value)) {
      const text = isFieldText(raw) ? firstText(raw) : undefined;
      if (text) texts[field] = text;
    }
    if (Object.keys(texts).length > 0) return { ...texts };
  }
  return undefined;
}

function isFieldText(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.some((item) => typeof item === 'string'));
}

function property(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

/** In a string, a list or nested values; cut at 300 characters; undefined where there is none (quality T14). */
export function firstText(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') {
    const text = value.trim();
    return text ? text.slice(0, 300) : undefined;
  }
  if (typeof value !== 'object' || value === null || depth > 4) return undefined;
  for (const item of Object.values(value)) {
    const text = firstText(item, depth + 1);
    if (text) return text;
  }
  return undefined;
}
