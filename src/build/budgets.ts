import { readFileSync } from 'node:fs';
import { personas } from '@mocks/personas';
import { routeEntry, routes, type RouteName } from '@/routes/table';
import { filesBelow, filesOf, firstPages, limitsOf, readFirstPage } from './bundle';
/*
 * Size budgets of the build (performance, S1 and S2) and what must not be in it (quality T40). Runs after every `npm
 * run build` and fails it. Arguments: the folder of the build, `dist` if none is given; `--all` lists every route.
 */

const kB = 1000;
const [dist = 'dist'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const listAll = process.argv.includes('--all');
const firstPage = readFirstPage(dist);

const rows = (Object.keys(routes) as RouteName[])
  .filter((name) => !routeEntry(name).redirectTo)
  .map((name) => {
    const files = filesOf(dist, firstPage, name);
    // S1 is about scripts, S2 about everything.
    const counted = [...files].filter(([file]) => !firstPages.includes(name) || file.endsWith('.js'));
    const bytes = counted.reduce((sum, [, size]) => sum + size, 0);
    const limits = limitsOf(name);
    return { name, bytes, limits, files, isTooLarge: bytes > limits.bytes || files.size > limits.requests };
  })
  .toSorted((one, other) => other.bytes - one.bytes);

const inKilobytes = (bytes: number) => (bytes / kB).toFixed(1).padStart(7);
const shown = listAll ? rows : rows.filter(({ name, isTooLarge }) => isTooLarge || firstPages.includes(name));
for (const { name, bytes, limits, files, isTooLarge } of shown) {
  const size = `${inKilobytes(bytes)} of ${inKilobytes(limits.bytes)} kB in ${String(files.size).padStart(2)} files`;
  console.log(`${size}  ${routes[name].path}${isTooLarge ? '  TOO LARGE' : ''}`);
}
const tooLarge = rows.filter(({ isTooLarge }) => isTooLarge);
for (const { name, files } of tooLarge.slice(0, 3)) {
  const heaviest = [...files].toSorted(([, one], [, other]) => other - one).slice(0, 8);
  console.log(
    `${routes[name].path}: ${heaviest.map(([file, size]) => `${file.replace('assets/', '')}${inKilobytes(size)}`).join(', ')}`,
  );
}

const forbidden: readonly (readonly [string, RegExp])[] = [
  ['the mock worker', /mockServiceWorker|onUnhandledRequest/],
  [
    'people of the mock world',
    new RegExp(
      Object.values(personas)
        .map(({ email }) => email)
        .join('|')
        .replaceAll('.', '\\.'),
    ),
  ],
  ['a secret key', /\b(?:sk|rk)_(?:live|test)_\w{10}|-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b/],
];

const files = filesBelow(dist);
const leaks = [
  ...files.filter((file) => /\.map$|mockServiceWorker/.test(file)).map((file) => `${file} must not be in the build`),
  ...files
    .filter((file) => /\.(?:js|css|html|json)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return forbidden.filter(([, sign]) => sign.test(text)).map(([name]) => `${file} holds ${name}`);
    }),
];
// A build for a demonstration has the mocks on purpose.
const reported = process.env['VITE_MOCKS'] === 'on' ? [] : leaks;
for (const leak of reported) console.log(leak);

console.log(`size budgets: ${rows.length - tooLarge.length} of ${rows.length} routes within, ${reported.length} leaks`);
process.exitCode = tooLarge.length + reported.length > 0 ? 1 : 0;
