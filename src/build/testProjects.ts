import type { TestProjectConfiguration } from 'vitest/config';

/** A limit against hanging, not a budget: property tests run long on a busy machine. */
const testTimeout = 60_000;

/** Tests of pure code in Node, and tests of what is rendered in jsdom. */
export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'node',
      environment: 'node',
      include: ['tests/{api,domain,architecture}/**/*.test.ts'],
      testTimeout,
    },
  },
  {
    extends: true,
    test: {
      name: 'browser-like',
      environment: 'jsdom',
      include: ['tests/{app,features,pages,routes,ui,store}/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/setup.ts'],
      isolate: false,
      pool: 'threads',
      testTimeout,
    },
  },
];
