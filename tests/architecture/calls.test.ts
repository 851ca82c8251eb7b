import { describe, expect, it } from 'vitest';
import { allEndpoints, groups } from '@/api/allEndpoints';
import { claims } from '@/api/endpoints/claims';
import { readText, sourceIn } from './files';

const ids = new Set<string>(allEndpoints.map(({ id }) => id));

/** The lists of a claim, whose calls have the same names but for the item: claims[`add${item}`]. */
const items = Object.keys(claims).flatMap((name) => /^reorder(\w+)s$/.exec(name)?.[1] ?? []);

function namesOfItems(code: string, object: string): string[] {
  const templates = code.matchAll(new RegExp(`\\b${object}\\[\`(\\w+)\\$\\{item\\}(\\w*)\`\\]`, 'g'));
  return [...templates].flatMap(([, before = '', after = '']) => items.map((item) => before + item + after));
}

/** Files of the app that name a call, by its id, under whatever name they import its group. */
function callers(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of sourceIn('src').filter((file) => !/^src\/(?:api|build)\//.test(file))) {
    const code = readText(path);
    for (const [, list = ''] of code.matchAll(/import \{([^}]*)\} from '@\/api\/endpoints\/\w+'/g)) {
      for (const [, group = '', , alias] of list.matchAll(/\b(\w+)( as (\w+))?/g)) {
        if (!(group in groups)) continue;
        const object = alias ?? group;
        const named = [...code.matchAll(new RegExp(`\\b${object}\\.(\\w+)\\b`, 'g'))].map(([, name = '']) => name);
        for (const id of [...named, ...namesOfItems(code, object)].map((name) => `${group}/${name}`)) {
          if (ids.has(id)) found.set(id, [...(found.get(id) ?? []), path]);
        }
      }
    }
  }
  return found;
}

const used = callers();

describe('calls and the screens that make them', () => {
  it('are made by entities, features and the application, not by pages or building blocks', () => {
    const elsewhere = [...used.values()].flat().filter((path) => !/^src\/(?:entities|features|app)\//.test(path));
    expect(elsewhere).toEqual([]);
  });

  it('leave out none of the contract', () => {
    expect(ids.size).toBeGreaterThan(120);
    expect([...ids].filter((id) => !used.has(id))).toEqual([]);
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
    // The lists of a claim share their code: its keywords stand for all.
    const others = items.slice(1).map((item) => `claims/add${item}`);
    const creating = allEndpoints.filter(({ id, creates }) => creates && !others.includes(id));
    expect(creating.map(({ id }) => id.replace('/', '.')).filter((name) => !tables.includes(name))).toEqual([]);
  });
});
