import createCache from '@emotion/cache';

/*
 * jsdom lays nothing out, but matches every rule against every element each time a role is looked for: a quarter of the
 * time of the page tests. How things look is proven in a real browser (tests/e2e); here styles are left out of the page.
 */

const sheet = Object.getPrototypeOf(createCache({ key: 'unused' }).sheet) as { insert: (rule: string) => void };
const { insert } = sheet;

export function leaveOutStyles(): void {
  sheet.insert = () => undefined;
}

/** For a test about the styles themselves. */
export function keepStyles(): void {
  sheet.insert = insert;
}

/** A cache of its own for a test about styles: what the tests before it drew counts as written in the common one. */
export const freshStyles = () => createCache({ key: 'fresh' });
