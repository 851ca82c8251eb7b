import { expect, it } from 'vitest';
import { readText } from './files';
import { sizeLimits } from '@/build/bundle';

it('docs/deploy.md names the size budgets that the build checks', () => {
  const [budgets = ''] = /`npm run build` ends with the size budgets[^]*?\n\n/.exec(readText('docs/deploy.md')) ?? [];
  const figures = [...budgets.matchAll(/([\d.]+)\s(?:kB|files)/g)].map(([, figure]) => Number(figure));
  const { firstPage, otherPage, requests, largePage, largeRequests } = sizeLimits;
  expect(figures).toEqual([firstPage, otherPage, requests, largePage, largeRequests]);
});
