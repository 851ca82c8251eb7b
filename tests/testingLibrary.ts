import { configure, getConfig } from '@testing-library/react';

/* Set up once for each worker, not once for each file: the wrapper keeps the one before it. */

const before = getConfig();

// Kept before a test can replace it; React runs effects on it.
const { setImmediate } = globalThis;

configure({
  asyncUtilTimeout: 20_000,
  // What was found or pressed has also run the effects of its last render, such as moving the focus.
  asyncWrapper: (callback) =>
    before.asyncWrapper(async () => {
      const result = await callback();
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
      return result;
    }),
});
