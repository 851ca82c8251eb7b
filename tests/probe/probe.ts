import { parseArgs } from 'node:util';
import { defaultLanguage, isLanguage } from '@/api/schema/languages';
import { groups, isGroup } from './plan';
import { formatReport } from './report';
import { reachServer, runProbe } from './runProbe';
import { accountOf, writer, type Written } from './write';

/*
 * Checks a real server against the contract: PROBE_HOST=https://... PROBE_TOKEN=... npm run probe
 * Reads only; `--write` also creates, changes and deletes entries of its own on a throw-away account, whose e-mail address
 * PROBE_CONFIRM has to be. The first line says whether the host answers and takes the token. PROBE_LANG chooses the language of names (de, en); `--include preview,tokens` adds groups of calls that
 * are left out otherwise; mailed tokens and codes for them come from PROBE_EMAIL_TOKEN, PROBE_DELETION_TOKEN and
 * PROBE_SOCIAL_CODE. Ends with 1 where the host or the token is refused or an answer breaks the contract, with 2 where it cannot start.
 */

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const { values } = parseArgs({
  options: { include: { type: 'string', default: '' }, write: { type: 'boolean', default: false } },
});
const names = values.include.split(',').filter((name) => name !== '');
const host = process.env['PROBE_HOST'] ?? '';
const token = process.env['PROBE_TOKEN'] ?? '';
const language = process.env['PROBE_LANG'] ?? defaultLanguage;

if (!URL.canParse(host)) fail('PROBE_HOST must be the address before /api, as in https://backend.example.org');
if (!/^[!-~]+$/.test(token)) fail('PROBE_TOKEN must be the access token of an account');
if (!isLanguage(language)) fail('PROBE_LANG must be de or en');
if (!names.every(isGroup)) fail(`--include takes ${Object.keys(groups).join(', ')}`);

// The message of an unexpected error may hold what must not be printed.
const failed = (error: unknown) => fail(`The probe itself failed: ${error instanceof Error ? error.name : 'unknown'}`);
const server = { host, token, fetch };
const reached = await reachServer(server).catch(failed);
console.info(reached.words);
if (!reached.isReady) process.exit(1);
const options = { ...server, language, include: new Set(names), environment: process.env };

async function write(): Promise<Written> {
  const account = await accountOf(options);
  if (account === '' || process.env['PROBE_CONFIRM'] !== account) {
    fail('PROBE_CONFIRM must be the e-mail address of the account, which has to be one to throw away');
  }
  const probe = writer(options);
  process.once('SIGINT', () => {
    console.info('Stopped: what was made is deleted first.');
    probe.stop();
  });
  return probe.run();
}

const written = values.write ? await write().catch(failed) : null;
const results = await runProbe(options).catch(failed);
console.info(`\n${formatReport(results, written)}`);
const all = [...results, ...(written?.results ?? [])];
const isLeft = written?.made.some(({ isGone }) => !isGone) ?? false;
process.exitCode = isLeft || all.some(({ outcome }) => outcome === 'breaks') ? 1 : 0;
