import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/*
 * `npm run test:full`: everything that has to hold before a change is handed on; `npm run check` is the same without what
 * needs a build or a browser. Runs every step even if one fails, and ends with what failed and one line that sums
 * the tests; a failed step without tests of its own counts as one.
 */

const root = resolve(import.meta.dirname, '..');
const artefacts = join(root, 'tests/e2e/artefacts');
const unitReport = join(artefacts, 'vitest.json');
const browserReport = join(artefacts, 'results.json');

/** A failed test with what it found, without where in the code, so that the end of a long log says what to look for. */
function describeFailure(file, title, message = '') {
  const [first, ...more] = stripVTControlCharacters(message).split('\n');
  const details = more.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(0, 20);
  return [`${relative(root, file)} > ${title}: ${first}`, ...details.map((line) => `    ${line}`)].join('\n         ');
}

/** Passed tests of Vitest's report, and its failures; a file that could not even be loaded is one. */
function readUnit({ numPassedTests, testResults }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [describeFailure(name, 'the file itself', message)]
        : failed.map(({ fullName, failureMessages }) => describeFailure(name, fullName, failureMessages[0]));
    });
  return { passed: numPassedTests, failures };
}

/** Passed tests of Playwright's report, and its failures; a flaky test has failed. */
function readBrowser({ stats, config, suites }) {
  const specs = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  const failures = suites
    .flatMap(specs)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          describeFailure(join(config.rootDir, file), `[${projectName}] ${title}`, results[0]?.error?.message),
        ),
    );
  return { passed: stats.expected, failures };
}

/** Scripts of package.json, in the order in which they run. */
const scripts = [
  { script: 'types' },
  { script: 'lint' },
  { script: 'format:check' },
  { script: 'deadcode' },
  { script: 'graph' },
  {
    script: 'test',
    args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    report: unitReport,
    read: readUnit,
  },
  { script: 'build', inBrowser: true },
  { script: 'find-browser', inBrowser: true },
  { script: 'test:e2e', inBrowser: true, report: browserReport, read: readBrowser },
];
const steps = process.argv.includes('--without-browser') ? scripts.filter(({ inBrowser }) => !inBrowser) : scripts;

mkdirSync(artefacts, { recursive: true });
const total = { passed: 0, failed: 0 };
const summary = [];

for (const { script, args = [], report, read } of steps) {
  console.log(`\n== npm run ${script}`);
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], { cwd: root, stdio: 'inherit' });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const { passed, failures } =
    report && existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failures: [] };
  total.passed += passed;
  total.failed += failures.length > 0 || status === 0 ? failures.length : 1;
  const tests = report ? `, ${passed} passed, ${failures.length} failed` : '';
  summary.push(`${status === 0 ? 'ok    ' : 'FAILED'} ${script} (${seconds} s${tests})`);
  summary.push(...failures.map((failure) => `         ${failure}`));
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
