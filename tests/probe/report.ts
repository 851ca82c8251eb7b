import { allEndpoints } from '@/api/allEndpoints';
import { decisionLines } from './decisions';
import { sizeOf, type Outcome, type Result } from './runProbe';
import type { Written } from './write';

const outcomes: readonly Outcome[] = ['as documented', 'tolerated', 'not offered', 'breaks', 'not checked'];

/** The whole report. It holds names of calls and fields, types and statuses, and nothing the server said. */
export function formatReport(results: readonly Result[], written: Written | null = null): string {
  return [
    ...results.flatMap(resultLines),
    '',
    'Assumed calls',
    ...assumedLines(results),
    '',
    'Decisions',
    ...decisionLines(results),
    ...(written ? writtenLines(written) : []),
    '',
    outcomes
      .map((outcome) => `${outcome}: ${results.filter((result) => result.outcome === outcome).length}`)
      .join(', '),
  ].join('\n');
}

/** What was made and is gone again, which readings the server confirms, and which calls were left out. */
function writtenLines({ results, findings, made }: Written): string[] {
  const asked = new Set(results.map(({ endpoint }) => endpoint));
  const word = (isTrue: boolean | null) => (isTrue === null ? 'not seen' : isTrue ? 'confirmed' : 'not confirmed');
  return [
    '',
    'Writes',
    ...results.filter(({ endpoint }) => endpoint.method !== 'get').flatMap(resultLines),
    '',
    'Readings',
    ...findings.map(({ id, statement, isTrue }) => `${word(isTrue).padEnd(14)} ${id} ${statement}`),
    '',
    'Made',
    ...made.map(({ kind, isGone }) => `${(isGone ? 'deleted' : 'STILL THERE').padEnd(14)} ${kind}`),
    '',
    'Not written',
    ...allEndpoints
      .filter((endpoint) => endpoint.method !== 'get' && !asked.has(endpoint))
      .map(({ method, path }) => `${''.padEnd(14)} ${method.toUpperCase()} ${path}`),
  ];
}

function resultLines(result: Result): string[] {
  const { endpoint, outcome, details } = result;
  const size = sizeOf(result);
  const head = `${outcome.padEnd(14)} ${endpoint.id}  ${endpoint.method.toUpperCase()} ${endpoint.path}${size ? `  (${size})` : ''}`;
  return [head, ...details.map((detail) => `${' '.repeat(15)}${detail}`)];
}

const assumedWords: Record<Outcome, string> = {
  'as documented': 'confirmed',
  tolerated: 'confirmed',
  'not offered': 'not offered',
  breaks: 'breaks',
  'not checked': 'not seen',
};

function assumedLines(results: readonly Result[]): string[] {
  return allEndpoints
    .filter(({ assumed }) => assumed)
    .map((endpoint) => {
      const outcome = results.find((result) => result.endpoint === endpoint)?.outcome;
      const word = outcome ? assumedWords[outcome] : 'not seen';
      const reason = outcome ? '' : ' (changes data)';
      return `${word.padEnd(14)} ${endpoint.method.toUpperCase()} ${endpoint.path}${reason}`;
    });
}
