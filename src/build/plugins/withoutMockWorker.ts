import { rm } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The mock worker must never reach a build that speaks to a real server (quality T40). */
export function withoutMockWorker(mocks: boolean): Plugin {
  let outDir = '';
  return {
    name: 'without-mock-worker',
    apply: 'build',
    configResolved: (resolved) => {
      outDir = resolved.build.outDir;
    },
    closeBundle: async () => {
      if (!mocks) await rm(`${outDir}/mockServiceWorker.js`, { force: true });
    },
  };
}
