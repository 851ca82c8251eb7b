import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './src/build/chunks.ts';
import { preloads } from './src/build/plugins/preloads.ts';
import { markdownData } from './src/build/plugins/markdownData.ts';
import {
  axiosWithoutFetch,
  dateFieldKeepsItsSections,
  datePickerWithoutMarkup,
} from './src/build/plugins/patchLibrary.ts';
import { muiComponents } from './src/build/plugins/muiComponents.ts';
import { securityHeaders } from './src/build/headers.ts';
import { withoutApiDocumentation } from './src/build/plugins/withoutApiDocumentation.ts';
import { withoutMockWorker } from './src/build/plugins/withoutMockWorker.ts';
import { staticDemo } from './src/build/plugins/staticDemo.ts';
import { testProjects } from './src/build/testProjects.ts';
import { parseEnvironment } from './src/domain/environment.ts';

export default defineConfig(({ command, mode }) => {
  const variables = parseEnvironment(loadEnv(mode, process.cwd(), 'VITE_'));
  const isDemo = mode === 'demo';
  const mocks = variables.VITE_MOCKS
    ? variables.VITE_MOCKS === 'on'
    : isDemo || (command === 'serve' && mode !== 'production');
  return {
    plugins: [
      muiComponents(),
      react(),
      markdownData(),
      datePickerWithoutMarkup(),
      dateFieldKeepsItsSections(),
      mocks ? null : axiosWithoutFetch(),
      withoutMockWorker(mocks),
      withoutApiDocumentation(),
      securityHeaders(variables),
      preloads(mocks),
      isDemo ? staticDemo(variables) : null,
    ],
    resolve: { tsconfigPaths: true },
    define: {
      'import.meta.env.MOCKS_ON': JSON.stringify(mocks),
      ENVIRONMENT: JSON.stringify(variables),
    },
    server: { port: 5173 },
    // Of workers, which the search for dependencies at the start does not see: found later, they would reload the page.
    optimizeDeps: {
      include: ['fflate', 'papaparse'],
      rolldownOptions: { plugins: [dateFieldKeepsItsSections()] },
    },
    preview: { port: 4173, strictPort: true },
    build: {
      // It would stand in front of everything, for browsers that fetch the same files a little later without it.
      modulePreload: {
        polyfill: false,
        // Which files a page needs stands in index.html already (`src/app/loadPage.ts`); the first file does without a
        // second list.
        resolveDependencies: (_file, files, { hostId }) => (hostId.startsWith('assets/main-') ? [] : files),
      },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // The second one, so that what it imports at once counts as first; `start.ts` loads it after the first paint.
        input: ['index.html', 'src/app/main.tsx'],
        output: {
          codeSplitting: { groups: chunkGroups },
          // Without the pages that share a chunk: the first file lists the names of all.
          chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash:7].js`,
        },
      },
    },
    test: {
      // One more than there are cores: tests wait, too.
      maxWorkers: availableParallelism() + 1,
      projects: testProjects,
      // So that it can be mended (`patchLibrary.ts`).
      server: { deps: { inline: ['@mui/x-date-pickers'] } },
    },
  };
});
