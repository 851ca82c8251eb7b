import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/*
 * `npm run mutants`: does the fault matrix notice when a safeguard is gone? Each line takes one away in a copy of the
 * tree and runs a part of the matrix, which has to fail (quality, section 2.1 and G25). Not part of the everyday tests.
 */

type Mutant = readonly [lost: string, file: string, code: string, instead: string];

const axiosFile = 'src/api/client/axios.ts';
const requestFile = 'src/api/client/request.ts';
const mutants: readonly Mutant[] = [
  ['401 ends the session', axiosFile, 'connection.onUnauthorized();', ';'],
  [
    '401 of an old session ends none',
    axiosFile,
    'if (response.config.sessionNumber === connection.sessionNumber()) ',
    '',
  ],
  [
    '401 without a bearer is an answer',
    axiosFile,
    "response.status !== 401 || !response.config.headers.has('Authorization')",
    'response.status !== 401',
  ],
  [
    'no bearer for calls of nobody',
    axiosFile,
    "config.endpointAccess === 'user' || config.endpointAccess === 'public'",
    'true',
  ],
  ['another origin has an instance of its own', axiosFile, "if (access === 'external') return externalAxios;", ''],
  [
    'refused statuses are failures',
    requestFile,
    'response.status < 200 || response.status >= 300',
    'response.status >= 500',
  ],
  [
    'writes are sent once',
    requestFile,
    'sendWrite(endpoint, config, signal), []',
    'sendWrite(endpoint, config, signal), [1]',
  ],
  ['leaving aborts the call', requestFile, '[ends, options.signal]', '[ends]'],
  ['the end of a session aborts its calls', 'src/api/client/connection.ts', '  sessionCalls.abort();\n', ''],
  [
    'late answers are dropped',
    'src/api/client/call.ts',
    "endpoint.access !== 'external' && currentConnection().sessionNumber() !== session",
    'false',
  ],
  ['a page is no answer', requestFile, "empty || typeof body === 'string'", 'empty'],
  ['success: false is a refusal', requestFile, '!whole && isRefusal(body)', 'false'],
  ['nothing is no data', requestFile, 'empty && allowsEmptyAnswer(endpoint.response)', 'empty'],
  ['no message of a broken server', 'src/api/client/failure.ts', 'status < 500 ?', 'status < 900 ?'],
  ['messages are cut', 'src/api/client/failure.ts', 'text.slice(0, 300)', 'text'],
  ['fields come under any status', 'src/api/client/failure.ts', 'new Set([200, 400, 404, 409, 422])', 'new Set([422])'],
  ['fields come in errors too', 'src/api/client/failure.ts', "['errors', 'data']", "['data']"],
  ['assumed calls may be missing', 'src/api/client/failure.ts', 'assumed && notOfferedStatuses.has(status)', 'false'],
  [
    'the waiting time is read',
    'src/api/client/failure.ts',
    "failure.kind === 'tooMany' && retryAfter !== undefined",
    'false',
  ],
  [
    'a request state belongs to its latest question',
    'src/store/trackRequest.ts',
    'if (request.requestId !== meta.requestId) return;',
    '',
  ],
  ['aborted is not failed', 'src/store/trackRequest.ts', "aborted ? 'idle' : 'failed'", "'failed'"],
  ['stores are emptied', 'src/store/rootReducer.ts', 'if (!sessionEnded.match(action)) return', 'return'],
  ['failures become notices', 'src/app/createStore.ts', 'dispatch(noticeAdded(', 'void (noticeAdded('],
];

/** One call of every kind is enough to notice. */
const chosen =
  'posts/getPost|posts/createPost |networkImport/read|authentication/login|game/|plans/listPlans|the session|the end of';

const root = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
for (const name of ['src', 'mocks', 'tests', 'locales', 'docs', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
  cpSync(join(root, name), join(copy, name), { recursive: true });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const run = () =>
  spawnSync('npx', ['vitest', 'run', '--project', 'node', 'tests/api/faults.test.ts', '-t', chosen], { cwd: copy })
    .status;

const survivors: string[] = [];
if (run() !== 0) survivors.push('the matrix fails without any change');
for (const [lost, file, code, instead] of survivors.length > 0 ? [] : mutants) {
  const path = join(copy, file);
  const original = readFileSync(path, 'utf8');
  const found = original.includes(code);
  writeFileSync(
    path,
    original.replace(code, () => instead),
  );
  const caught = found && run() !== 0;
  writeFileSync(path, original);
  console.log(`${caught ? 'caught  ' : 'SURVIVED'} ${lost}${found ? '' : ` (not found in ${file})`}`);
  if (!caught) survivors.push(lost);
}
rmSync(copy, { recursive: true, force: true });
console.log(`${mutants.length - survivors.length} of ${mutants.length} caught`);
process.exitCode = survivors.length > 0 ? 1 : 0;
