import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/*
 * `npm run test:full`: everything that has to hold before a change is handed on; `npm run check` is the same without what
 * needs a build or a browser. Runs every step even if one fails, and ends with one line that sums the tests; a failed step
 * without tests of its own counts as one.
 */

const root = resolve(import.meta.dirname, '..');
const artefacts = join(root, 'tests/e2e/artefacts');
const unitReport = join(artefacts, 'vitest.json');
const browserReport = join(artefacts, 'results.json');

/** Passed and failed tests of Vitest's report. */
function countUnit({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  // A file that cannot even be loaded has no tests in it.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + (numFailedTestSuites > 0 ? broken.length : 0) };
}

/** Passed and failed tests of Playwright's report; a flaky one has failed. */
function countBrowser({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
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
    count: countUnit,
  },
  { script: 'build', inBrowser: true },
  { script: 'find-browser', inBrowser: true },
  { script: 'test:e2e', inBrowser: true, report: browserReport, count: countBrowser },
];
const steps = process.argv.includes('--without-browser') ? scripts.filter(({ inBrowser }) => !inBrowser) : scripts;

mkdirSync(artefacts, { recursive: true });
const total = { passed: 0, failed: 0 };
const summary = [];

for (const { script, args = [], report, count } of steps) {
  console.log(`\n== npm run ${script}`);
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], { cwd: root, stdio: 'inherit' });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const counted =
    report && existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  total.passed += counted.passed;
  total.failed += counted.failed > 0 || status === 0 ? counted.failed : 1;
  const tests = report ? `, ${counted.passed} passed, ${counted.failed} failed` : '';
  summary.push(`${status === 0 ? 'ok    ' : 'FAILED'} ${script} (${seconds} s${tests})`);
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
