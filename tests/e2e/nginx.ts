/*
 * The part of nginx that the generated `nginx.conf` uses: which location answers an address, with which file, status and
 * headers. `npm run test:browsers` asks nginx itself the same (`tests/browsers/nginx.ts`).
 */

interface Location {
  kind: string;
  match: string;
  headers: { name: string; value: string; isAlways: boolean }[];
  /** What `try_files` looks for, in this order. */
  files: string[];
  /** What `return` answers. */
  status: number | null;
}

interface Answer {
  status: number;
  /** Of the file that is sent; null for none. */
  path: string | null;
  headers: Record<string, string>;
}

export function readNginxFile(text: string): Location[] {
  return [...text.matchAll(/^ {2}location (?:(=|\^~|~) )?(\S+) \{\n([\s\S]*?)\n {2}\}$/gm)].map(
    ([, kind = '', match = '', body = '']) => ({
      kind,
      match,
      headers: [...body.matchAll(/add_header (\S+) (["'])(.*)\2( always)?;/g)].map(
        ([, name = '', , value = '', always]) => ({ name, value, isAlways: always !== undefined }),
      ),
      files: /try_files (.*);/.exec(body)?.[1]?.split(' ') ?? [],
      status: Number(/return (\d+);/.exec(body)?.[1] ?? NaN) || null,
    }),
  );
}

/** An exact match first, then the longest prefix if it is `^~`, then the first regular expression, then that prefix. */
function locationOf(locations: readonly Location[], pathname: string): Location | undefined {
  const exact = locations.find(({ kind, match }) => kind === '=' && match === pathname);
  const [prefix] = locations
    .filter(({ kind, match }) => (kind === '' || kind === '^~') && pathname.startsWith(match))
    .toSorted((one, other) => other.match.length - one.match.length);
  if (exact || prefix?.kind === '^~') return exact ?? prefix;
  return locations.find(({ kind, match }) => kind === '~' && new RegExp(match).test(pathname)) ?? prefix;
}

/** What is answered to an address; `isFile` says whether the build has a file of that path. */
export function answerTo(locations: readonly Location[], pathname: string, isFile: (path: string) => boolean): Answer {
  const location = locationOf(locations, pathname);
  const given = (status: number, path: string | null, { headers }: Pick<Location, 'headers'>): Answer => ({
    status,
    path,
    headers: Object.fromEntries(
      headers.filter(({ isAlways }) => isAlways || status < 400).map(({ name, value }) => [name, value]),
    ),
  });
  if (!location) return given(404, null, { headers: [] });
  if (location.status !== null) return given(location.status, null, location);
  const path = location.files.map((file) => file.replace('$uri', pathname)).find((file) => isFile(file));
  if (path !== undefined) return given(200, path, location);
  const last = location.files.at(-1) ?? '';
  const named = locations.find(({ match }) => match === last);
  return given(named?.status ?? Number(last.slice(1)), null, named ?? location);
}
