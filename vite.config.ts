import { rm } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { parseEnvironment } from './src/domain/environment.ts';

/** The mock worker must never reach a build that speaks to a real server (quality T40). */
function withoutMockWorker(mocks: boolean): Plugin {
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

export default defineConfig(({ command, mode }) => {
  const variables = parseEnvironment(loadEnv(mode, process.cwd(), 'VITE_'));
  const mocks = variables.VITE_MOCKS ? variables.VITE_MOCKS === 'on' : command === 'serve' && mode !== 'production';
  return {
    plugins: [react(), withoutMockWorker(mocks)],
    resolve: { tsconfigPaths: true },
    define: { 'import.meta.env.MOCKS_ON': JSON.stringify(mocks) },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
    build: {
      manifest: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 600,
    },
    test: {
      projects: [
        {
          extends: true,
          test: { name: 'node', environment: 'node', include: ['tests/{api,domain,architecture}/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'browser-like',
            environment: 'jsdom',
            include: ['tests/{features,pages,ui,store}/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/setup.ts'],
            isolate: false,
            pool: 'threads',
            testTimeout: 20_000,
          },
        },
      ],
    },
  };
});
