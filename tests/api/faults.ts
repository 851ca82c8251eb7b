import type { Endpoint } from '@/api/endpoint';
import type { FailureType } from '@/api/client/failure';
import { allowsEmptyAnswer, allowsNullAnswer, readsWholeAnswer } from '@/api/schema/responses';
import { isRecord } from '@/api/schema/wireTypes';
import { brokenOff, json, text } from './faultServer';
import { sampleData } from './sample';

/*
 * The fault matrix at the level of one call: what a server, a proxy or a network may do, and what the call must make of
 * it. Each row is run for every endpoint it applies to. F21 to F24 need more than one answer and stand in the test.
 */

/** What a call must come to: a failure of a kind, or data that hold what was sent. */
export type Outcome =
  | { kind: FailureType; fields?: Record<string, string>; message?: string; retryAfter?: number }
  | { data: (decoded: unknown) => boolean };

export interface Fault {
  /** Row of the fault matrix, with a name for its variant. */
  id: `F${number} ${string}`;
  applies?: (endpoint: Endpoint) => boolean;
  answer: (endpoint: Endpoint) => Response;
  outcome: (endpoint: Endpoint) => Outcome;
  /** Calls made as nobody: no token is stored. */
  asVisitor?: true;
  /** Ends the session of a call that carried a bearer. */
  endsSession?: true;
}

/** Must never come up in a failure: what a server says about its inside. */
export const secret = 'SQLSTATE[42S02] canary';
const page = `<!doctype html><html><head><title>Error</title></head><body><h1>${secret}</h1></body></html>`;

/** Whether a 401 answers a call with a bearer and so ends the session. */
export function carriesBearer(endpoint: Endpoint): boolean {
  return endpoint.access === 'user' || endpoint.access === 'public';
}

/** The body of a good answer around `data`. */
export function envelope(endpoint: Endpoint, data: unknown): unknown {
  const bare = endpoint.access === 'external' || readsWholeAnswer(endpoint.response);
  return bare ? data : { success: true, data, message: 'OK' };
}

export function goodAnswer(endpoint: Endpoint): Response {
  return json(envelope(endpoint, sampleData(endpoint)));
}

/** What the sample answer reads as. */
export function goodData(endpoint: Endpoint): unknown {
  return endpoint.response.parse(sampleData(endpoint));
}

/** Equal as JSON; what a reader keeps of fields it does not know (D-25) is left aside. */
const same = (one: unknown, other: unknown) => asJson(one) === asJson(other);
const asJson = (value: unknown) =>
  JSON.stringify(value, (key, field: unknown) => (key === unknownField ? undefined : field));
const unknownField = 'extra_field';
const takes = (endpoint: Endpoint, data: unknown) => endpoint.response.safeParse(data).success;
const anything: Outcome = { data: () => true };
const kind = (name: FailureType) => () => ({ kind: name });
const offered = (endpoint: Endpoint, name: FailureType): Outcome => ({ kind: endpoint.assumed ? 'notOffered' : name });

/* ---- refusals ---- */

const refused = (message: unknown = 'Nein') => ({ success: false, data: null, message });

/** The end of the session for a call with a bearer, an answer to show for all others. */
function expired(id: Fault['id'], answer: Fault['answer']): Fault[] {
  return [
    { id, applies: carriesBearer, endsSession: true, answer, outcome: kind('aborted') },
    { id, applies: (endpoint) => !carriesBearer(endpoint), answer, outcome: kind('unauthorized') },
  ];
}

const statuses: Fault[] = [
  ...expired('F1 401', () => json(refused('Unauthenticated.'), 401)),
  ...expired('F1 401 with fields', () => json({ success: false, data: { email: ['Nein'] }, message: 'Nein' }, 401)),
  ...expired('F1 401 as a page', () => text(page, 401)),
  { id: 'F1 401 for a visitor', asVisitor: true, answer: () => json(refused(), 401), outcome: kind('unauthorized') },
  { id: 'F3 403', answer: () => json(refused(), 403), outcome: () => ({ kind: 'forbidden', message: 'Nein' }) },
  { id: 'F3 403 as a page', answer: () => text(page, 403), outcome: kind('forbidden') },
  { id: 'F4 404', answer: () => json(refused(), 404), outcome: (endpoint) => offered(endpoint, 'notFound') },
  { id: 'F4 404 as a page', answer: () => text(page, 404), outcome: (endpoint) => offered(endpoint, 'notFound') },
  { id: 'F4 404 with an empty list', answer: () => json({ data: [] }, 404), outcome: (e) => offered(e, 'notFound') },
  { id: 'F4 405', answer: () => text(page, 405), outcome: (endpoint) => offered(endpoint, 'server') },
  { id: 'F4 410', answer: () => json(refused(), 410), outcome: kind('notFound') },
  { id: 'F5 409', answer: () => json(refused(), 409), outcome: kind('conflict') },
  { id: 'F5 419', answer: () => json(refused('Page expired'), 419), outcome: kind('conflict') },
  { id: 'F7 413 as a page', answer: () => text(page, 413), outcome: kind('tooLarge') },
  {
    id: 'F8 429 with seconds',
    answer: () => json(refused(), 429, { 'retry-after': '30' }),
    outcome: () => ({ kind: 'tooMany', retryAfter: 30 }),
  },
  { id: 'F8 429 without', answer: () => text('Too many', 429, 'text/plain'), outcome: kind('tooMany') },
  {
    id: 'F8 429 with a date',
    answer: () => json(refused(), 429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }),
    outcome: kind('tooMany'),
  },
  ...[500, 502, 503, 504].map((status): Fault => ({
    id: `F9 ${status} as a page`,
    answer: () => text(page, status),
    outcome: kind('server'),
  })),
  { id: 'F9 500 with a message', answer: () => json(refused(secret), 500), outcome: kind('server') },
  { id: 'F9 501', answer: () => json(refused(secret), 501), outcome: (endpoint) => offered(endpoint, 'server') },
];

const fields = { title: 'Zu kurz', '0': 'Erstes' };
const withFields: Fault[] = [400, 404, 409, 422, 200].flatMap((status) =>
  (['data', 'errors'] as const).map((key): Fault => ({
    id: `F6 ${status} with fields in ${key}`,
    applies: (endpoint) => status !== 200 || !readsWholeAnswer(endpoint.response),
    answer: () =>
      json(
        { success: false, [key]: { title: ['Zu kurz', 'Zu leer'], '0': 'Erstes', n: 5 }, message: 'Prüfen' },
        status,
      ),
    outcome: () => ({ kind: 'validation', fields, message: 'Prüfen' }),
  })),
);

const refusals: Fault[] = [
  { id: 'F6 422 without fields', answer: () => json(refused(), 422), outcome: kind('validation') },
  { id: 'F6 422 as a page', answer: () => text(page, 422), outcome: kind('validation') },
  {
    id: 'F6 422 with a list for fields',
    answer: () => json({ success: false, data: [], errors: ['Nein'], message: ['Nein'] }, 422),
    outcome: () => ({ kind: 'validation', message: 'Nein' }),
  },
  ...([false, 0, '0', 'false'] as const).map((success): Fault => ({
    id: `F10 success is ${JSON.stringify(success)}`,
    applies: (endpoint) => !readsWholeAnswer(endpoint.response),
    answer: () => json({ success, data: null, message: 'Nein' }),
    outcome: () => ({ kind: 'validation', message: 'Nein' }),
  })),
];

/* ---- answers that are none ---- */

const emptyOutcome = (endpoint: Endpoint): Outcome =>
  allowsEmptyAnswer(endpoint.response) ? { data: (data) => data === null } : { kind: 'contract' };
const outcomeOf =
  (data: null | undefined) =>
  (endpoint: Endpoint): Outcome =>
    takes(endpoint, data) ? anything : { kind: 'contract' };

const contractFaults: Fault[] = [
  { id: 'F11 204', answer: () => new Response(null, { status: 204 }), outcome: emptyOutcome },
  { id: 'F11 empty 200', answer: () => text('', 200, 'application/json'), outcome: emptyOutcome },
  {
    id: 'F11 null',
    answer: () => json(null),
    outcome: (endpoint) =>
      allowsNullAnswer(endpoint.response) ? { data: (data) => data === null } : emptyOutcome(endpoint),
  },
  {
    id: 'F11 data is null',
    applies: (endpoint) => !readsWholeAnswer(endpoint.response),
    answer: () => json({ success: true, data: null, message: 'OK' }),
    outcome: outcomeOf(null),
  },
  {
    id: 'F11 no data',
    applies: (endpoint) => !readsWholeAnswer(endpoint.response),
    answer: () => json({ success: true, message: 'OK' }),
    outcome: outcomeOf(undefined),
  },
  {
    id: 'F12 cut JSON',
    answer: (endpoint) => text(JSON.stringify(envelope(endpoint, { a: 'b' })).slice(0, -4), 200, 'application/json'),
    outcome: kind('contract'),
  },
  { id: 'F12 a page', answer: () => text(page), outcome: kind('contract') },
  { id: 'F12 plain text', answer: () => text('OK', 200, 'text/plain'), outcome: kind('contract') },
  { id: 'F12 a text', answer: () => json('Muster'), outcome: kind('contract') },
  {
    id: 'F12 data is a number',
    applies: (endpoint) => !readsWholeAnswer(endpoint.response),
    answer: () => json({ success: true, data: 5 }),
    outcome: (endpoint) => (takes(endpoint, 5) ? anything : { kind: 'contract' }),
  },
  {
    id: 'F12 data is a text',
    applies: (endpoint) => !readsWholeAnswer(endpoint.response),
    answer: () => json({ success: true, data: '' }),
    outcome: (endpoint) => (takes(endpoint, '') ? anything : { kind: 'contract' }),
  },
  {
    id: 'F13 a required field is null',
    applies: (endpoint) => withoutRequired(endpoint) !== undefined,
    answer: (endpoint) => json(envelope(endpoint, withoutRequired(endpoint)?.withNull)),
    outcome: kind('contract'),
  },
  {
    id: 'F13 a required field is missing',
    applies: (endpoint) => withoutRequired(endpoint) !== undefined,
    answer: (endpoint) => json(envelope(endpoint, withoutRequired(endpoint)?.without)),
    outcome: kind('contract'),
  },
  { id: 'F19 network down', answer: () => Response.error(), outcome: kind('network') },
  { id: 'F20 connection lost', answer: brokenOff, outcome: kind('network') },
];

/** The sample with one required field broken, in the data itself or in the first item of a list. */
function withoutRequired(endpoint: Endpoint): { withNull: unknown; without: unknown } | undefined {
  const data = sampleData(endpoint);
  const list = Array.isArray(data);
  const entity: unknown = list ? data[0] : data;
  if (!isRecord(entity)) return undefined;
  const around = (changed: unknown) => (list ? [changed] : changed);
  for (const key of Object.keys(entity)) {
    const { [key]: _, ...rest } = entity;
    const variants = { withNull: around({ ...entity, [key]: null }), without: around(rest) };
    if (!takes(endpoint, variants.withNull) && !takes(endpoint, variants.without)) return variants;
  }
  return undefined;
}

/* ---- odd but good answers ---- */

type Change = (value: unknown, place: 'root' | 'field' | 'item') => unknown;

/** The sample with every value changed, from the inside out. */
function changed(value: unknown, change: Change, place: 'root' | 'field' | 'item' = 'root'): unknown {
  const inner = Array.isArray(value)
    ? value.map((item) => changed(item, change, 'item'))
    : isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, changed(field, change, 'field')]))
      : value;
  return change(inner, place);
}

const loose: Change = (value, place) => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value) && place !== 'item')
    return Object.fromEntries(value.map((item, at) => [String(at * 2), item]));
  return value;
};

/** Whether what travels under free keys is handed on as it came, so that a changed answer reads differently. */
const isFreeForm = (endpoint: Endpoint) => endpoint.access === 'external';

function odd(id: Fault['id'], change: Change, start: Change = (value) => value): Fault {
  const before = (endpoint: Endpoint) => changed(sampleData(endpoint), start);
  return {
    id,
    answer: (endpoint) => json(envelope(endpoint, changed(before(endpoint), change))),
    outcome: (endpoint) => ({
      data: (data) => isFreeForm(endpoint) || same(data, endpoint.response.parse(before(endpoint))),
    }),
  };
}

/** Every text of the answer is `written`; it must come out as it is, neither cut nor changed. */
function withText(id: Fault['id'], text: string): Fault {
  const keepsText = (endpoint: Endpoint) => JSON.stringify(goodData(endpoint) ?? null).includes('"Muster"');
  const data = (endpoint: Endpoint) => changed(sampleData(endpoint), (value) => (value === 'Muster' ? text : value));
  return {
    id,
    applies: (endpoint) => takes(endpoint, data(endpoint)),
    answer: (endpoint) => json(envelope(endpoint, data(endpoint))),
    outcome: (endpoint) => ({
      data: (decoded) => !keepsText(endpoint) || JSON.stringify(decoded).includes(JSON.stringify(text)),
    }),
  };
}

/** Stored texts that try to become something else than text. */
export const hostileTexts = [
  '<script>window.__x=1</script>',
  '<img src=x onerror="window.__x=1">',
  '{{constructor.constructor("window.__x=1")()}}',
  '$t(common:page.home) {{name}}',
  '__proto__',
  'javascript:window.__x=1',
  '\u202eretsuM\u202c \u0000\u0007',
  '" onfocus="window.__x=1" autofocus="',
];

const oddAnswers: Fault[] = [
  odd('F14 unknown fields', (value) => (isRecord(value) ? { ...value, [unknownField]: { deep: [1, null] } } : value)),
  odd('F15 ids and numbers as text, lists with keys', loose),
  odd('F15 flags as 1', (value) => (value === true ? 1 : value)),
  odd(
    'F15 flags as 0',
    (value) => (value === false ? 0 : value),
    (value) => (value === true ? false : value),
  ),
  {
    id: 'F15 an empty list for a nested map',
    answer: (endpoint) =>
      json(
        envelope(
          endpoint,
          changed(sampleData(endpoint), (value, place) => (isRecord(value) && place === 'field' ? [] : value)),
        ),
      ),
    applies: (endpoint) =>
      takes(
        endpoint,
        changed(sampleData(endpoint), (value, place) => (isRecord(value) && place === 'field' ? [] : value)),
      ),
    outcome: () => anything,
  },
  {
    id: 'F14 an envelope with more',
    answer: (endpoint) => {
      const body = envelope(endpoint, sampleData(endpoint));
      return json(isRecord(body) ? { ...body, status: 200, trace: null } : body);
    },
    outcome: (endpoint) => ({ data: (data) => same(data, goodData(endpoint)) }),
  },
  {
    id: 'F14 JSON under another type',
    answer: (endpoint) => text(JSON.stringify(envelope(endpoint, sampleData(endpoint))), 200, 'text/html'),
    outcome: (endpoint) => ({ data: (data) => same(data, goodData(endpoint)) }),
  },
  {
    id: 'F16 empty list',
    applies: (endpoint) => Array.isArray(sampleData(endpoint)),
    answer: (endpoint) => json(envelope(endpoint, [])),
    outcome: () => ({ data: (data) => same(data, []) }),
  },
  {
    id: 'F17 a long list',
    applies: (endpoint) => Array.isArray(sampleData(endpoint)),
    answer: (endpoint) =>
      json(
        envelope(
          endpoint,
          Array.from({ length: 500 }, () => (sampleData(endpoint) as unknown[])[0]),
        ),
      ),
    outcome: () => ({ data: (data) => (data as unknown[]).length === 500 }),
  },
  withText('F17 very long texts', 'ü'.repeat(5000)),
  withText('F17 right to left, emoji', 'خبير 👩🏽‍🔬 \u{1F9D1}\u200d\u{1F4BB}'),
  withText('F18 hostile texts', hostileTexts.join('\n')),
];

const hostileRefusals: Fault[] = [
  {
    id: 'F18 a message of 100 kB',
    answer: () => json(refused('<b>x</b>'.repeat(12_500)), 422),
    outcome: () => ({ kind: 'validation', message: '<b>x</b>'.repeat(38).slice(0, 300) }),
  },
  {
    id: 'F18 a nested message',
    answer: () => json(refused({ de: [{ text: ['  Nein '] }] }), 403),
    outcome: () => ({ kind: 'forbidden', message: 'Nein' }),
  },
  {
    id: 'F18 prototype names as fields',
    answer: () =>
      text(
        '{"success":false,"data":{"__proto__":["böse"],"constructor":["auch"]},"message":""}',
        422,
        'application/json',
      ),
    outcome: () => ({ kind: 'validation' }),
  },
];

export const faults: Fault[] = [
  ...statuses,
  ...withFields,
  ...refusals,
  ...contractFaults,
  ...oddAnswers,
  ...hostileRefusals,
];
