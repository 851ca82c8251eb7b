import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Rolldown.ChunkingContext;

/** Modules that `src/app/start.ts` imports at once; it runs before the framework has arrived. */
let startModules: Set<string> | null = null;

function reachableFrom(id: string, context: Context, seen = new Set<string>()): Set<string> {
  if (!seen.has(id)) {
    seen.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) reachableFrom(next, context, seen);
  }
  return seen;
}

const start: Group = {
  debugName: 'start',
  name: (id, context) => {
    startModules ??= reachableFrom(`${process.cwd()}/src/app/start.ts`, context);
    return startModules.has(id) ? 'start' : null;
  },
  priority: 9,
};

const T = Number(process.env.T ?? 30000);
export const chunkGroups: Group[] = [
  start,
  { name: 'first', test: /node_modules\/|\/src\//, tags: ['$initial'], priority: 8 },
  { name: 'data', test: /node_modules\/(?:zod|axios)\/|\/src\/api\/(?:schema|client)\//, priority: 7 },
  {
    name: 'shared',
    test: /node_modules\/|\/src\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: T,
    priority: 1,
  },
];
