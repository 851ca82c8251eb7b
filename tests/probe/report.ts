import { allEndpoints } from '@/api/allEndpoints';
import { decisionLines } from './decisions';
import { sizeOf, type Outcome, type Result } from './runProbe';

const outcomes: readonly Outcome[] = ['as documented', 'tolerated', 'not offered', 'breaks', 'not checked'];

/** The whole report. It holds names of calls and fields, types and statuses, and nothing the server said. */
export function formatReport(results: readonly Result[]): string {
  return [
    ...results.flatMap(resultLines),
    '',
    'Assumed calls',
    ...assumedLines(results),
    '',
    'Decisions',
    ...decisionLines(results),
    '',
    outcomes
      .map((outcome) => `${outcome}: ${results.filter((result) => result.outcome === outcome).length}`)
      .join(', '),
  ].join('\n');
}

function resultLines(result: Result): string[] {
  const { endpoint, outcome, details } = result;
  const size = sizeOf(result);
  const head = `${outcome.padEnd(14)} ${endpoint.id}  GET ${endpoint.path}${size ? `  (${size})` : ''}`;
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
