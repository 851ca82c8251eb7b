import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mocks, mockServer } from '@mocks/node';
import { render } from '../render';
import { recordCalls } from './authForms';
import { profileOf } from './profileWorld';

const main = () => within(screen.getByRole('main'));
const retry = () => main().getByRole('button', { name: 'Erneut versuchen' });

const refused = () => HttpResponse.json({ message: 'Server Error' }, { status: 500 });
const failReads = () => mockServer.use(http.get('*/api/*', refused));

const claimId = () => mocks.world.table('claims').all()[0]?.id;
const postId = () => mocks.world.table('posts').all()[0]?.id;

describe('a page none of whose reads is answered (ERR-02)', () => {
  it.each([
    ['/dashboard', 'Ihre Daten ließen sich nicht laden.'],
    ['/competence/profiles', 'Das ließ sich nicht laden.'],
    [() => `/competence/${profileOf('paused').id}`, 'Das ließ sich nicht laden.'],
    ['/competence/claims', 'Das ließ sich nicht laden.'],
    [() => `/competence/claim/${claimId()}`, 'Das ließ sich nicht laden.'],
    ['/competence/new-claim', 'Das ließ sich nicht laden.'],
    ['/competence/new-profile', 'Ihre Kontodaten konnten nicht geladen werden.'],
    ['/competence/import', 'Ihre Kontodaten konnten nicht geladen werden.'],
    ['/verify-competence', 'Das ließ sich nicht laden.'],
    ['/recommendations/customers', 'Das ließ sich nicht laden.'],
    ['/user', 'Ihre Kontodaten konnten nicht geladen werden.'],
    ['/user/images', 'Das ließ sich nicht laden.'],
    ['/account/biling', 'Hier fehlen: Ihr Tarif und Gutscheine'],
    ['/pricing', 'Die Preise konnten nicht geladen werden.'],
    ['/posts/all-posts', 'Das ließ sich nicht laden.'],
    [() => `/posts/${postId()}`, 'Das ließ sich nicht laden.'],
    ['/posts/my-posts', 'Das ließ sich nicht laden.'],
    ['/posts/new-post', 'Das ließ sich nicht laden.'],
    ['/customer-products', 'Das ließ sich nicht laden.'],
  ])('%s: says so once, below its heading, with one way on', async (path, text) => {
    failReads();
    const { store } = await render(typeof path === 'string' ? path : path(), { as: 'expert' });
    await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(text));
    expect(main().getByRole('heading', { level: 1 })).not.toHaveTextContent(/^$/);
    expect(main().getAllByRole('button', { name: 'Erneut versuchen' })).toHaveLength(1);
    expect(store.getState().notices.recent).toEqual([]);
  });

  it.each([
    [
      '/dashboard',
      ['competenceprofile/mycompetences', 'claims/plain', 'endorsement/invitations', 'post', 'post/published/all'],
      'Liegt an',
    ],
    ['/account/biling', ['subscription', 'vouchers'], 'Gutscheine'],
    ['/competence/profiles', ['competenceprofile/mycompetences', 'users/details'], 'Kompetenzprofile'],
  ])('%s: reads it all with one press, each once, and keeps the focus', async (path, reads, heading) => {
    failReads();
    const { user } = await render(path, { as: 'expert' });
    await waitFor(() => expect(main().getByRole('alert')).toBeVisible());
    mockServer.resetHandlers();
    const calls = recordCalls();
    retry().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(main().queryByRole('alert')).not.toBeInTheDocument());
    expect(await main().findByRole('heading', { name: heading })).toBeVisible();
    for (const read of reads) expect(calls.filter((call) => call === `GET /${read}`)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('says what is missing of the billing where it is a part', async () => {
    mockServer.use(http.get('*/api/subscription', refused));
    await render('/account/biling', { as: 'expert' });
    expect(await main().findByText('DANKE-ANNA')).toBeVisible();
    expect(main().getByRole('alert')).toHaveTextContent('Ihr Tarif konnte nicht geladen werden.');
    expect(main().getByRole('region', { name: 'Ihr Tarif' })).toContainElement(main().getByRole('alert'));
  });
});
