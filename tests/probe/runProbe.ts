import { isSafeSegment } from '@/api/client/path';
import type { Endpoint } from '@/api/endpoint';
import { claims } from '@/api/endpoints/claims';
import type { Language } from '@/api/schema/languages';
import { Deviations } from './deviations';
import { judge } from './judge';
import { groupOf, reads, sourceOf, type Group } from './plan';
import { send, type Server } from './send';
import { typeName } from './typeName';

export type Outcome = 'as documented' | 'tolerated' | 'not offered' | 'breaks' | 'not checked';

export interface Result {
  endpoint: Endpoint;
  outcome: Outcome;
  /** Which deviations, where it breaks, or why it was not checked; never a value. */
  details: readonly string[];
  /** The decoded answers, one per id asked for. */
  answers: readonly unknown[];
}

export interface ProbeOptions extends Server {
  language: Language;
  include: ReadonlySet<Group>;
  /** Holds the mailed tokens and the code that no read delivers. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** So many ids of a list are looked up one by one. */
const idLimit = 3;

/** What the first call of all shows: the report's first line, and whether the rest can be asked. */
export interface Reached {
  isReady: boolean;
  words: string;
}

/** Reads one list, to tell in one sentence whether the host answers and takes the token. */
export async function reachServer(server: Server): Promise<Reached> {
  const received = await send(server, claims.listClaims, {}, {});
  if (typeof received === 'string') return { isReady: false, words: `The host does not answer: ${received}.` };
  if (received.status === 401 || received.status === 403) {
    return { isReady: false, words: `The host answers and refuses the token (${received.status}).` };
  }
  if (received.status < 200 || received.status >= 300 || !isJson(received.body)) {
    const what = isJson(received.body) ? 'no list' : 'something else than JSON';
    return {
      isReady: false,
      words: `The host answers, with ${what} (${received.status}): is it the address before /api?`,
    };
  }
  return { isReady: true, words: 'The host answers and has accepted the token.' };
}

const isJson = (body: unknown) => typeof body === 'object' && body !== null;

/** Makes every read that may be made, each after the lists that its ids come from. */
export async function runProbe(options: ProbeOptions): Promise<Result[]> {
  const results = new Map<Endpoint, Promise<Result>>();
  const resultOf = (endpoint: Endpoint): Promise<Result> => {
    const result = results.get(endpoint) ?? check(endpoint, options, resultOf);
    results.set(endpoint, result);
    return result;
  };
  const all: Result[] = [];
  // One after the other: a server under test is not to be flooded.
  for (const endpoint of reads) all.push(await resultOf(endpoint));
  return all;
}

type ResultOf = (endpoint: Endpoint) => Promise<Result>;

async function check(endpoint: Endpoint, options: ProbeOptions, resultOf: ResultOf): Promise<Result> {
  const group = groupOf(endpoint);
  if (group && !options.include.has(group)) return unchecked(endpoint, `only with --include ${group}`);
  const names = [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  const values = new Map<string, readonly string[]>();
  for (const name of [...names, ...Object.keys(endpoint.query?.shape ?? {})]) {
    const found = await valuesOf(endpoint, name, options, resultOf);
    if (typeof found === 'string') return unchecked(endpoint, found);
    values.set(name, found);
  }
  const query = Object.fromEntries(
    Object.keys(endpoint.query?.shape ?? {}).map((name) => [name, queryValue(name, values.get(name) ?? [])]),
  );
  // No path of a read has more than one parameter.
  const [name] = names;
  if (name === undefined) return ask(endpoint, [{}], query, options);
  const ids = (values.get(name) ?? []).filter(isSafeSegment).slice(0, idLimit);
  if (ids.length === 0) return unchecked(endpoint, 'no id can stand in an address');
  return ask(
    endpoint,
    ids.map((id) => ({ [name]: id })),
    query,
    options,
  );
}

function unchecked(endpoint: Endpoint, reason: string): Result {
  return { endpoint, outcome: 'not checked', details: [reason], answers: [] };
}

/** The values of a parameter, or the reason why there are none. */
async function valuesOf(
  endpoint: Endpoint,
  name: string,
  { language, environment }: ProbeOptions,
  resultOf: ResultOf,
): Promise<readonly string[] | string> {
  const source = sourceOf(endpoint, name);
  if ('values' in source) return source.values(language);
  if ('variable' in source) {
    const value = environment[source.variable];
    return value ? [value] : `needs ${source.variable}`;
  }
  const { answers, outcome } = await resultOf(source.from);
  const values = answers.flatMap((answer) => source.pick(answer as never));
  return values.length > 0 ? values : `needs an id of ${source.from.id}: ${outcome}, none found`;
}

function queryValue(name: string, values: readonly string[]): unknown {
  if (name === 'categories') return values.slice(0, 1);
  return values[0] === '' ? undefined : values[0];
}

async function ask(
  endpoint: Endpoint,
  ids: readonly Record<string, string>[],
  query: Record<string, unknown>,
  options: ProbeOptions,
): Promise<Result> {
  const found = new Deviations();
  const answers: unknown[] = [];
  for (const params of ids) {
    const received = await send(options, endpoint, params, query);
    if (typeof received === 'string') return { endpoint, outcome: 'breaks', details: [received], answers };
    const verdict = await judge(endpoint, received, found);
    if (verdict.kind === 'notOffered') return { endpoint, outcome: 'not offered', details: [], answers };
    if (verdict.kind === 'breaks') {
      const detail = `${verdict.path}, expected ${verdict.expected}, found ${verdict.found}`;
      return { endpoint, outcome: 'breaks', details: [detail], answers };
    }
    answers.push(verdict.data);
  }
  const details = found.describe();
  return { endpoint, outcome: details.length > 0 ? 'tolerated' : 'as documented', details, answers };
}

/** How much was seen: an empty list shows nothing of its items. */
export function sizeOf({ answers }: Result): string {
  const lists = answers.filter((answer) => Array.isArray(answer));
  return lists.length > 0 ? lists.map(typeName).join(', ') : '';
}
