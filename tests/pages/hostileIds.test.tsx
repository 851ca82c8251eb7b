import { within, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../render';
import { findRefusal } from './authForms';

/* Names that every object inherits: an address may carry them as an id, and none of them is an entry of anything. */

const ids = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

const paths: readonly ((id: string) => string)[] = [
  (id) => `/competence/claim/${id}`,
  (id) => `/competence/${id}`,
  (id) => `/competence/new-profile?id=${id}`,
  (id) => `/competence/claim-form?id=${id}`,
  (id) => `/competence/competence-form?id=${id}`,
];

describe.each(paths)('%s', (path) => {
  it.each(ids)('finds nothing for the id %s', async (id) => {
    await render(path(id), { as: 'expert' });
    expect(await findRefusal()).toHaveTextContent('nicht gefunden');
    expect(within(await screen.findByRole('main')).queryByText(/auf dieser Seite ist etwas schiefgegangen/)).toBeNull();
  });
});
