import { within, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { render } from '../render';
import { findRefusal } from './authForms';
import { warmUp } from './claimWorld';

/* Names that every object inherits: an address may carry them as an id, and none of them is an entry of anything. */

const ids = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

const pages: readonly [path: (id: string) => string, page: () => Promise<unknown>][] = [
  [(id) => `/competence/claim/${id}`, () => import('@/pages/ClaimPage')],
  [(id) => `/competence/${id}`, () => import('@/pages/ProfilePage')],
  [(id) => `/competence/new-profile?id=${id}`, () => import('@/pages/NewProfilePage')],
  [(id) => `/competence/claim-form?id=${id}`, () => import('@/pages/ClaimFormPage')],
  [(id) => `/competence/competence-form?id=${id}`, () => import('@/pages/CompetenceFormPage')],
];

describe.each(pages)('%s', (path, page) => {
  beforeAll(() => warmUp(page()), 120_000);

  it.each(ids)('finds nothing for the id %s', async (id) => {
    await render(path(id), { as: 'expert' });
    expect(await findRefusal()).toHaveTextContent('nicht gefunden');
    expect(within(screen.getByRole('main')).queryByText(/auf dieser Seite ist etwas schiefgegangen/)).toBeNull();
  });
});
