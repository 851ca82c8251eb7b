import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personas, type PersonaKey } from '@mocks/personas';
import { setScenario } from '@mocks/server';
import { endorsements } from '@/api/endpoints/endorsements';
import { readStored } from '@/platform/clientStorage';
import { arriveAt, render } from '../render';
import { recordBodies, recordCalls } from './authForms';

function profileId(): number {
  const anna = mocks.world.table('accounts').find(({ email }) => email === personas.expert.email);
  const profile = mocks.world.table('profiles').find((row) => row.account_id === anna?.id && row.public);
  if (!profile) throw new Error('the seeded expert has no public profile');
  return profile.id;
}

async function open(as?: PersonaKey) {
  const id = profileId();
  const view = await render(`/personal/verification/${id}`, as ? { as } : {});
  await screen.findAllByRole('switch');
  return { ...view, id, bodies: recordBodies(`/endorsement/invitation/personal/${id}`) };
}

describe('a profile’s own verification page (VER-08)', () => {
  it('shows every delivered part, nothing pre-set, with one call', async () => {
    const calls = recordCalls();
    const { id } = await open();
    expect(calls).toEqual([`GET /endorsement/invitation/personal/competence-profiles/${id}`]);
    for (const group of ['Kompetenz', 'Beruf', 'Fachgebiet', 'Ausbildung', 'Berufserfahrung', 'Gleicher Fachbereich']) {
      expect(within(await screen.findByRole('group', { name: group })).getAllByRole('switch').length).toBeGreaterThan(
        0,
      );
    }
    // The occupation in the expert's own form, not as the pair of the catalogue.
    expect(await screen.findByRole('group', { name: 'Beruf' })).toHaveTextContent(/^BerufElektroingenieurin$/);
    for (const control of screen.getAllByRole('switch')) expect(control).not.toBeChecked();
    expect(await screen.findByRole('button', { name: 'Wählen Sie, was Sie bestätigen' })).toBeDisabled();
  });

  it('sends back the delivered shape with the answers, once (D-49)', async () => {
    const { user, bodies } = await open('contact');
    const occupation = within(await screen.findByRole('group', { name: 'Beruf' }));
    await user.click(await occupation.findByRole('switch'));
    await user.click(await occupation.findByRole('checkbox', { name: 'Das empfehle ich' }));
    await user.click(await within(await screen.findByRole('group', { name: 'Kompetenz' })).findByRole('switch'));
    await user.dblClick(await screen.findByRole('button', { name: '2 Punkte bestätigen' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestätigung' })).toHaveFocus(),
    );
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      competence: { verified: true, is_fan: false },
      occupation: { verified: true, is_fan: true },
      discipline: { verified: false, is_fan: false },
      same_field: { verified: false, is_fan: false },
    });
    expect(bodies[0]?.['educations']).toEqual(
      expect.arrayContaining([expect.objectContaining({ verified: false, is_fan: false })]),
    );
  });

  it('keeps the answers for after the sign-in', async () => {
    const { user, id, bodies } = await open();
    await user.click(await within(await screen.findByRole('group', { name: 'Beruf' })).findByRole('switch'));
    await user.click(await screen.findByRole('button', { name: '1 Punkt bestätigen' }));
    await user.click(await screen.findByRole('link', { name: 'Anmelden' }));
    await arriveAt('/login');
    expect(readStored('verificationLink')).toMatchObject({ path: `/personal/verification/${id}` });
    expect(readStored('verificationChoices', `personal/${id}`)).toMatchObject({ awaitsSignIn: true });
    expect(bodies).toEqual([]);
  });

  it('says that it was confirmed before', async () => {
    const { user } = await open('contact');
    await user.click(screen.getAllByRole('switch')[0] as HTMLElement);
    const answer = () => HttpResponse.json({ success: false, message: 'twice' }, { status: 409 });
    mockServer.use(mockEndpoint(endorsements.submitPersonalVerification, answer));
    await user.click(await screen.findByRole('button', { name: '1 Punkt bestätigen' }));
    expect(await screen.findByText(/Diese Bestätigung liegt schon vor/)).toBeVisible();
  });

  it('does not offer to send again what was confirmed before, where that is a refused field (VER-08)', async () => {
    setScenario(mocks, { responses: 'plain' });
    const { user, id } = await open('contact');
    await user.click(screen.getAllByRole('switch')[0] as HTMLElement);
    // In another tab meanwhile.
    const account = mocks.world.table('accounts').find(({ email }) => email === personas.contact.email);
    mocks.world.table('verifications').add({
      profile_id: id,
      account_id: account?.id ?? 0,
      origin: 'personal',
      created_at: mocks.world.stamp(),
    });
    await user.click(await screen.findByRole('button', { name: '1 Punkt bestätigen' }));
    expect(await screen.findByText(/Diese Bestätigung liegt schon vor/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /senden|bestätigen$/ })).not.toBeInTheDocument();
  });

  it('is invalid for a profile that is not there', async () => {
    await render('/personal/verification/999999');
    expect(await screen.findByRole('heading', { level: 1, name: /lässt sich nicht öffnen/ })).toBeVisible();
  });
});
