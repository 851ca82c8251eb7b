import type { TestProjectConfiguration } from 'vitest/config';

/** A limit against hanging, not a budget: property tests run long on a busy machine. */
const testTimeout = 60_000;

/** Tests that need modules which no other test has loaded, or a process of their own, whose time zone they set. */
const ownModules = 'tests/**/*.isolated.test.{ts,tsx}';

/** Vitest runs them in the order of their names: so the longest file (`api/faults.test.ts`) is not the last one. */
export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'node',
      environment: 'node',
      include: ['tests/{api,domain,architecture}/**/*.test.ts'],
      exclude: [ownModules],
      isolate: false,
      // Not threads: Vite's bundler, which some of them load, is native code that the runner itself has loaded too.
      pool: 'forks',
      testTimeout,
    },
  },
  {
    extends: true,
    test: {
      name: 'window',
      environment: 'jsdom',
      include: ['tests/{app,features,pages,routes,ui,store}/**/*.test.{ts,tsx}'],
      exclude: [ownModules],
      setupFiles: ['tests/setup.ts'],
      isolate: false,
      pool: 'threads',
      testTimeout,
    },
  },
  {
    extends: true,
    test: {
      name: 'window, own modules',
      environment: 'jsdom',
      include: [ownModules],
      setupFiles: ['tests/setup.ts'],
      testTimeout,
    },
  },
];
