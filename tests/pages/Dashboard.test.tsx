import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import { endorsements } from '@/api/endpoints/endorsements';
import { posts } from '@/api/endpoints/posts';
import { profiles } from '@/api/endpoints/profiles';
import { writeDraft } from '@/platform/drafts';
import { arriveAt, render } from '@tests/render';

const ruleError = () => HttpResponse.json({ message: 'Server Error' }, { status: 500 });
const main = () => within(screen.getByRole('main'));
/** The tile of a part with its number. */
const tile = (name: string, count: number | string = '\\d+') =>
  main().findByRole('link', { name: new RegExp(`^${name} ?${count}`) });
/** The button of the next step; the page has no other primary one. */
const primary = () =>
  [...screen.getByRole('main').querySelectorAll('.MuiButton-contained')].map((one) => one.textContent);

describe.each(['/dashboard', '/home'])('the start page at %s', (path) => {
  it('greets, and says what is worth doing now', async () => {
    const { user } = await render(path, { as: 'expert' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/, Frau Dr. Bergmann$/);
    await screen.findByRole('heading', { name: 'Ein Entwurf ist bereit zum Veröffentlichen' });
    expect(primary()).toEqual(['Zum Claim']);
    const draft = mocks.world.table('claims').find(({ question }) => question.startsWith('Lohnt sich ein Balkon'));
    await user.click(await main().findByRole('link', { name: 'Zum Claim' }));
    await arriveAt(`/competence/claim/${draft?.id}`);
  });
});

describe('the start page of an expert', () => {
  it('counts profiles, claims and verifications in tiles that lead to them', async () => {
    await render('/dashboard', { as: 'expert' });
    expect(await tile('Kompetenzprofile', 3)).toHaveAttribute('href', '/competence/profiles');
    expect(await tile('Claims', 5)).toHaveTextContent('2 Entwürfe · 2 veröffentlicht · 1 pausiert');
    // As many as the profiles show: 11 and 1.
    expect(await tile('Bestätigungen', 12)).toHaveTextContent('3 Einladungen offen · 1 läuft bald ab');
  });

  it('speaks English', async () => {
    await render('/dashboard', { as: 'expert', language: 'en' });
    expect(await tile('Claims', 5)).toHaveTextContent('2 drafts · 2 published · 1 paused');
    expect(await screen.findByRole('heading', { name: 'A draft is ready to be published' })).toBeInTheDocument();
    const posts = await screen.findByRole('region', { name: 'From the discussion' });
    expect((await within(posts).findAllByText(/· \d{1,2} [A-Z][a-z]+ \d{4}/)).length).toBeGreaterThan(0);
  });

  it.each([
    ['claims', claims.listClaims, ['Claims']],
    ['invitations', endorsements.listInvitations, ['Bestätigungen']],
    ['profiles', profiles.listProfiles, ['Kompetenzprofile', 'Bestätigungen']],
  ])('shows a failed load of %s in its own tiles alone, and reads it again', async (_, endpoint, names) => {
    let fails = true;
    mockServer.use(mockEndpoint(endpoint, () => (fails ? ruleError() : undefined)));
    const { user } = await render('/dashboard', { as: 'expert' });
    await waitFor(() => expect(main().getAllByRole('alert')).toHaveLength(names.length));
    for (const name of names) {
      expect(main().queryByRole('link', { name: new RegExp(`^${name} ?\\d`) })).not.toBeInTheDocument();
    }
    for (const other of ['Kompetenzprofile', 'Claims', 'Bestätigungen'].filter((one) => !names.includes(one)))
      await tile(other);
    fails = false;
    const [alert] = main().getAllByRole('alert');
    await user.click(await within(alert as HTMLElement).findByRole('button', { name: 'Erneut versuchen' }));
    for (const name of names) expect(await tile(name)).toBeInTheDocument();
  });

  it('leads to what was begun, the latest first', async () => {
    const account = mocks.world.table('accounts').find(({ firstname }) => firstname === 'Anna');
    writeDraft(String(account?.id), 'newClaim', { topic: 'Wärmepumpe' }, Date.now());
    await render('/dashboard', { as: 'expert' });
    const region = await screen.findByRole('region', { name: 'Weitermachen, wo Sie aufgehört haben' });
    await within(region).findByText(/Balkonkraftwerk/);
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))[0]).toBe('/competence/new-claim');
    expect(links[0]).toHaveTextContent('nicht gespeicherter Text');
    expect(links.length).toBeGreaterThan(1);
  });

  it('does not say that nothing was begun while the claims are not read', async () => {
    mockServer.use(mockEndpoint(claims.listClaims, () => new Promise<never>(() => {})));
    await render('/dashboard', { as: 'expert' });
    await tile('Kompetenzprofile', 3);
    expect(screen.queryByText('Gerade ist nichts angefangen.')).not.toBeInTheDocument();
  });

  it('shows the latest posts, which fail on their own', async () => {
    mockServer.use(mockEndpoint(posts.listAllPosts, ruleError));
    const { user } = await render('/dashboard', { as: 'expert' });
    const region = await screen.findByRole('region', { name: 'Aus der Diskussion' });
    const retry = await within(region).findByRole('button', { name: 'Erneut versuchen' });
    mockServer.resetHandlers();
    await user.click(retry);
    expect(await within(region).findByRole('link', { name: 'Alle Beiträge' })).toHaveAttribute(
      'href',
      '/posts/all-posts',
    );
    expect(within(region).getAllByRole('listitem').length).toBeLessThanOrEqual(4);
    expect(await tile('Claims')).toBeInTheDocument();
  });

  it('says so where everything could not be read, and offers no step', async () => {
    for (const endpoint of [profiles.listProfiles, claims.listClaims, endorsements.listInvitations, posts.listAllPosts])
      mockServer.use(mockEndpoint(endpoint, ruleError));
    await render('/dashboard', { as: 'expert' });
    await waitFor(() => expect(main().getAllByRole('alert')).toHaveLength(4));
    expect(screen.queryByText('Ihr nächster Schritt')).not.toBeInTheDocument();
    expect(primary()).toEqual([]);
  });
});

describe('the start page of a new account', () => {
  it('begins with the wizard, and lists the first steps', async () => {
    const { user } = await render('/dashboard', { as: 'new' });
    const steps = await screen.findByRole('region', { name: 'Ihre ersten Schritte' });
    expect(await within(steps).findByText('0 von 5 erledigt')).toBeInTheDocument();
    expect(within(steps).getAllByRole('link')).toHaveLength(5);
    expect(primary()).toEqual(['Profil anlegen']);
    await user.click(await main().findByRole('link', { name: 'Profil anlegen' }));
    await arriveAt('/competence/new-profile');
  });

  it('puts the first steps away for good', async () => {
    const { user, router } = await render('/dashboard', { as: 'new' });
    await user.click(await screen.findByRole('button', { name: 'Ausblenden' }));
    expect(screen.queryByText('Ihre ersten Schritte')).not.toBeInTheDocument();
    expect(await tile('Kompetenzprofile', 0)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await act(() => router.navigate('/competence/claims'));
    await act(() => router.navigate('/dashboard'));
    expect(await tile('Claims', 0)).toBeInTheDocument();
    expect(screen.queryByText('Ihre ersten Schritte')).not.toBeInTheDocument();
  });
});
