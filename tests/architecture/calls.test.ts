import { describe, expect, it } from 'vitest';
import { allEndpoints } from '@/api/allEndpoints';
import { callsWithoutScreen } from './callsWithoutScreen';
import { readText, sourceIn } from './files';

/** Ids of the calls that the app names, under whatever name a file imports their group. */
function calledIds(): Set<string> {
  const ids = new Set<string>();
  for (const path of sourceIn('src').filter((file) => !file.startsWith('src/api/'))) {
    const code = readText(path);
    for (const [, list = ''] of code.matchAll(/import \{([^}]*)\} from '@\/api\/endpoints\/\w+'/g)) {
      for (const [, group = '', , alias] of list.matchAll(/\b(\w+)( as (\w+))?/g)) {
        const uses = code.matchAll(new RegExp(`\\b${alias ?? group}\\.(\\w+)\\b`, 'g'));
        for (const [, name = ''] of uses) ids.add(`${group}/${name}`);
      }
    }
  }
  return ids;
}

describe('calls of the catalogue', () => {
  const called = calledIds();
  const excused = Object.values(callsWithoutScreen).flat();

  it('have a screen that makes them, or a reason why not', () => {
    const missing = allEndpoints.map(({ id }) => id).filter((id) => !called.has(id) && !excused.includes(id));
    expect(missing).toEqual([]);
  });

  it('are not excused when a screen makes them', () => {
    expect(excused.filter((id) => called.has(id))).toEqual([]);
  });

  it('are excused once, and exist', () => {
    expect(new Set(excused).size).toBe(excused.length);
    const ids: string[] = allEndpoints.map(({ id }) => id);
    expect(excused.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
