import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { endorsements } from '@/api/endpoints/endorsements';
import { profiles } from '@/api/endpoints/profiles';
import { render } from '../render';
import { claimOf } from './claimWorld';
import { profileOf } from './profileWorld';

const main = () => within(screen.getByRole('main'));
/** What is said of confirmations beside the names of the profiles, in a list of them. */
async function numbersIn(list: HTMLElement): Promise<string[]> {
  const found = await within(list).findAllByText(/Bestätigung(en)?$/);
  return found.map(({ textContent }) => textContent);
}

describe('the confirmations of an expert', () => {
  it('are one story on every page: the start page counts what the profiles say', async () => {
    const { router, user } = await render('/dashboard', { as: 'expert' });
    expect(await main().findByRole('link', { name: /^12 Bestätigungen/ })).toBeVisible();
    expect(await main().findByText('Bestätigt unter anderem von Georg Baumann')).toBeVisible();

    await act(() => router.navigate('/competence/profiles'));
    const list = await screen.findByRole('list', { name: 'Kompetenzprofile' });
    expect(await numbersIn(list)).toEqual(['11 Bestätigungen', '1 Bestätigung', 'Noch keine Bestätigungen']);

    await act(() => router.navigate('/verify-competence'));
    await user.click(await screen.findByText('Ihr offener Bestätigungslink'));
    expect(await numbersIn(await screen.findByRole('list', { name: 'Ihr offener Bestätigungslink' }))).toEqual([
      '11 Bestätigungen',
      '1 Bestätigung',
    ]);
    const invitations = within(screen.getByRole('list', { name: 'Einladungen' }));
    // The filters count invitations; what was confirmed stands in the details.
    expect(invitations.queryByText(/Punkte bestätigt/)).not.toBeInTheDocument();
    await user.click(invitations.getByRole('button', { name: 'Details zur Einladung für Georg Baumann' }));
    const detail = within(await screen.findByRole('dialog', { name: 'Georg Baumann' }));
    expect((await detail.findByText('Photovoltaikanlagen planen')).closest('ul')?.children).toHaveLength(8);

    await act(() => router.navigate(`/competence/${profileOf('priority').id}`));
    expect(await main().findByText('11 Bestätigungen')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Vorschau' }));
    const page = within(await screen.findByRole('dialog', { name: 'So sehen andere Ihr Profil' }));
    expect(await page.findByText('11 Bestätigungen, darunter Georg Baumann')).toBeVisible();
    // Of a competence nothing is counted that is not known: five are confirmed by the one who was invited.
    expect(page.getAllByText('Bestätigt von Georg Baumann')).toHaveLength(5);
    expect(page.queryByText(/Personen?$/)).not.toBeInTheDocument();
  });

  it('are as many beside the author of a claim as at the profile', async () => {
    const claim = claimOf('published');
    const { user } = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Mehr zu diesem Claim' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Vorschau' }));
    const page = within(await screen.findByRole('dialog', { name: 'So sehen andere Ihren Claim' }));
    expect(await page.findByText('11 Bestätigungen')).toBeVisible();
  });

  it('are no number where the server does not say how many there are (D-65)', async () => {
    const profile = { id: 1, occupation: { id: 2, name: 'Dozentin' }, public: 1 };
    mockServer.use(
      mockEndpoint(profiles.listProfiles, () => HttpResponse.json([profile])),
      mockEndpoint(endorsements.listVerificationPages, () => HttpResponse.json([profile])),
    );
    const { router, user } = await render('/dashboard', { as: 'expert' });
    expect(await main().findByRole('link', { name: /^1 Profile/ })).toBeVisible();
    expect(main().queryByRole('link', { name: /Bestätigungen/ })).not.toBeInTheDocument();
    await act(() => router.navigate('/competence/profiles'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Dozentin' })).toBeVisible();
    expect(main().queryByText(/Bestätigung(en)?$/)).not.toBeInTheDocument();
    await act(() => router.navigate('/verify-competence'));
    await user.click(await screen.findByText('Ihr offener Bestätigungslink'));
    const links = within(await screen.findByRole('list', { name: 'Ihr offener Bestätigungslink' }));
    expect(await links.findByText('Dozentin')).toBeVisible();
    expect(links.queryByText(/Bestätigung(en)?$/)).not.toBeInTheDocument();
  });
});
