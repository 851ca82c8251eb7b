import { describe, expect, it } from 'vitest';
import { allEndpoints, groups } from '@/api/allEndpoints';
import { readText, sourceIn } from './files';

const ids = new Set<string>(allEndpoints.map(({ id }) => id));

/** Files of the app that name a call, by its id, under whatever name they import its group. */
function callers(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of sourceIn('src').filter((file) => !/^src\/(?:api|build)\//.test(file))) {
    const code = readText(path);
    for (const [, list = ''] of code.matchAll(/import \{([^}]*)\} from '@\/api\/endpoints\/\w+'/g)) {
      for (const [, group = '', , alias] of list.matchAll(/\b(\w+)( as (\w+))?/g)) {
        if (!(group in groups)) continue;
        for (const [, name = ''] of code.matchAll(new RegExp(`\\b${alias ?? group}\\.(\\w+)\\b`, 'g'))) {
          const id = `${group}/${name}`;
          if (!ids.has(id)) continue;
          found.set(id, [...(found.get(id) ?? []), path]);
        }
      }
    }
  }
  return found;
}

const used = callers();

/** Groups whose screens are complete: a call of theirs that no screen makes has been forgotten. */
const finished = [
  'authentication',
  'disciplines',
  'education',
  'endorsements',
  'game',
  'images',
  'plans',
  'posts',
  'products',
  'users',
];

describe('calls and the screens that make them', () => {
  it('are made by entities, features and the application, not by pages or building blocks', () => {
    const elsewhere = [...used.values()].flat().filter((path) => !/^src\/(?:entities|features|app)\//.test(path));
    expect(elsewhere).toEqual([]);
  });

  it.each(finished)('leave out none of %s', (group) => {
    const calls = [...ids].filter((id) => id.startsWith(`${group}/`));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((id) => !used.has(id))).toEqual([]);
  });
});

describe('calls that create something (D-66)', () => {
  /** Sent twice, they leave what the first one left, or the server takes only one. */
  const repeatable = [
    /\/(?:attach|detach|set|save|publish|unpublish|submit)\w+$/,
    /^authentication\//,
    /^users\/(?:requestDeletion|restoreAccount|deactivateAccount)$/,
    /^(?:networkImport\/readNetworkProfile|plans\/checkVoucher|posts\/reportComment|assistant\/\w+)$/,
  ];

  it('are marked as such', () => {
    const unmarked = allEndpoints.filter(({ method, creates }) => method === 'post' && !creates).map(({ id }) => id);
    expect(unmarked.filter((id) => !repeatable.some((pattern) => pattern.test(id)))).toEqual([]);
  });

  it('have a row in the fault tables', () => {
    const tables = sourceIn('tests/pages')
      .filter((path) => path.endsWith('Faults.test.tsx'))
      .map(readText)
      .join('\n');
    const creating = allEndpoints.filter(({ id, creates }) => creates && used.has(id));
    expect(creating.map(({ id }) => id.replace('/', '.')).filter((name) => !tables.includes(name))).toEqual([]);
  });
});
