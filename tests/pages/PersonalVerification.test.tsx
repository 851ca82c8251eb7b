import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getResponse, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createHandlers, mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personas, type PersonaKey } from '@mocks/personas';
import { setScenario } from '@mocks/server';
import { endorsements } from '@/api/endpoints/endorsements';
import { readStored } from '@/platform/clientStorage';
import { cookies } from '../cookies';
import { arriveAt, render } from '../render';
import { findRefusal, recordBodies, recordCalls } from './authForms';
import { loseAnswer, notSaved, perhapsSaved, reconnect } from './loseAnswer';
import { confirmName } from './confirmName';

function profileId(): number {
  const anna = mocks.world.table('accounts').find(({ email }) => email === personas.expert.email);
  const profile = mocks.world.table('profiles').find((row) => row.account_id === anna?.id && row.public);
  if (!profile) throw new Error('the seeded expert has no public profile');
  return profile.id;
}

async function open(as?: PersonaKey) {
  const id = profileId();
  const view = await render(`/personal/verification/${id}`, as ? { as } : {});
  await screen.findAllByRole('checkbox');
  return { ...view, id, bodies: recordBodies(`/endorsement/invitation/personal/${id}`) };
}

describe('a profile’s own verification page (VER-08)', () => {
  it('shows every delivered section, nothing pre-set, with one call', async () => {
    const calls = recordCalls();
    const { id, user, bodies } = await open();
    expect(calls).toEqual([`GET /endorsement/invitation/personal/competence-profiles/${id}`]);
    for (const group of ['Kompetenz', 'Beruf', 'Fachgebiet', 'Ausbildung', 'Berufserfahrung', 'Gleicher Fachbereich']) {
      expect(within(await screen.findByRole('group', { name: group })).getAllByRole('checkbox').length).toBeGreaterThan(
        0,
      );
    }
    // The occupation in the expert's own form, not as the pair of the catalogue.
    expect(await screen.findByRole('group', { name: 'Beruf' })).toHaveTextContent(/^BerufElektroingenieurin$/);
    for (const control of screen.getAllByRole('checkbox')) expect(control).not.toBeChecked();
    const button = await screen.findByRole('button', { name: confirmName('Wählen Sie, was Sie kennen') });
    await user.click(button);
    expect(await screen.findByRole('heading', { level: 2, name: 'Was Sie bestätigen' })).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('sends back the delivered shape with the answers, once (D-49)', async () => {
    const { user, bodies } = await open('contact');
    const occupation = within(await screen.findByRole('group', { name: 'Beruf' }));
    await user.click(await occupation.findByRole('checkbox', { name: 'Elektroingenieurin' }));
    await user.click(await occupation.findByRole('checkbox', { name: /^Das empfehle ich/ }));
    await user.click(await within(await screen.findByRole('group', { name: 'Kompetenz' })).findByRole('checkbox'));
    await user.dblClick(await screen.findByRole('button', { name: confirmName('2 Punkte bestätigen') }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Danke, Petra Lindner' })).toHaveFocus());
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

  it('chooses everything at once, says in short what that is, and takes it back', async () => {
    const { user } = await open();
    const points = screen.getAllByRole('checkbox');
    await user.click(await screen.findByRole('button', { name: 'Alles auswählen' }));
    for (const point of points) expect(point).toBeChecked();
    await user.click(screen.getAllByRole('checkbox', { name: /^Das empfehle ich/ })[0] as HTMLElement);
    const inShort = await screen.findByRole('button', { name: /^Zur Auswahl:/ });
    for (const text of ['Kompetenz', 'Beruf', 'Fachgebiet', 'selber Fachbereich', '1 Empfehlung']) {
      expect(inShort).toHaveTextContent(text);
    }
    expect(await screen.findByRole('button', { name: confirmName(`Alle ${points.length} bestätigen`) })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Auswahl aufheben' }));
    for (const point of screen.getAllByRole('checkbox')) expect(point).not.toBeChecked();
    expect(inShort).not.toBeInTheDocument();
  });

  it('keeps the answers for after the sign-in', async () => {
    const { user, id, bodies } = await open();
    await user.click(await within(await screen.findByRole('group', { name: 'Beruf' })).findByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: confirmName('1 Punkt bestätigen') }));
    await user.click(await screen.findByRole('link', { name: 'Ich habe schon ein Konto' }));
    await arriveAt('/login');
    expect(readStored('verificationLink')).toMatchObject({ path: `/personal/verification/${id}` });
    expect(readStored('verificationChoices', `personal/${id}`)).toMatchObject({ awaitsSignIn: true });
    expect(bodies).toEqual([]);
  });

  it('says that it was confirmed before', async () => {
    const { user } = await open('contact');
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    const answer = () => HttpResponse.json({ success: false, message: 'twice' }, { status: 409 });
    mockServer.use(mockEndpoint(endorsements.submitPersonalVerification, answer));
    await user.click(await screen.findByRole('button', { name: confirmName('1 Punkt bestätigen') }));
    expect(await screen.findByText(/Diese Bestätigung liegt schon vor/)).toBeVisible();
  });

  it('does not offer to send again what was confirmed before, where that is a refused field (VER-08)', async () => {
    setScenario(mocks, { responses: 'plain' });
    const { user, id } = await open('contact');
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    // In another tab meanwhile.
    const account = mocks.world.table('accounts').find(({ email }) => email === personas.contact.email);
    mocks.world.table('verifications').add({
      profile_id: id,
      account_id: account?.id ?? 0,
      origin: 'personal',
      created_at: mocks.world.stamp(),
    });
    await user.click(await screen.findByRole('button', { name: confirmName('1 Punkt bestätigen') }));
    expect(await screen.findByText(/Diese Bestätigung liegt schon vor/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /senden|bestätigen/ })).not.toBeInTheDocument();
  });

  it.each([
    ['a server that breaks', () => HttpResponse.json({ success: false }, { status: 500 })],
    ['a lost connection', () => HttpResponse.error()],
  ])('keeps the choice through %s', async (_fault, answer) => {
    const { user } = await open('contact');
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    mockServer.use(mockEndpoint(endorsements.submitPersonalVerification, answer, { once: true }));
    await user.click(await screen.findByRole('button', { name: confirmName('1 Punkt bestätigen') }));
    expect(await findRefusal()).toBeVisible();
    expect(screen.getAllByRole('checkbox')[0]).toBeChecked();
    await user.click(await screen.findByRole('button', { name: confirmName('1 Punkt noch einmal senden') }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Danke/ })).toBeVisible();
  });

  /** Somebody has confirmed everything before, as the server delivers it. */
  function confirmedByOthers() {
    const verified = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(verified);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(([name, inner]) => [name, name === 'verified' ? 1 : verified(inner)]);
      return Object.fromEntries(entries);
    };
    const serverHandlers = createHandlers(mocks);
    mockServer.use(
      mockEndpoint(endorsements.getPersonalInvitation, async ({ request }) => {
        const response = await getResponse(serverHandlers, request.clone());
        return HttpResponse.json(verified(await response?.json()) as object);
      }),
    );
  }
  const chooseFirst = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: confirmName('1 Punkt bestätigen') }));
  };
  const confirmations = (id: number) => mocks.world.table('verifications').where((row) => row.profile_id === id);
  const thanks = () => screen.findByRole('heading', { level: 1, name: /^Danke/ });

  it('chooses nothing beforehand, whoever has confirmed it already (ux 4.4)', async () => {
    confirmedByOthers();
    await open('contact');
    for (const control of screen.getAllByRole('checkbox')) expect(control).not.toBeChecked();
  });

  it('does not thank for a refusal that follows a lost answer', async () => {
    const view = await open('contact');
    const lost = () => HttpResponse.error();
    mockServer.use(mockEndpoint(endorsements.submitPersonalVerification, lost, { once: true }));
    await chooseFirst(view);
    expect(await findRefusal()).toHaveTextContent(notSaved);
    const refusal = () =>
      HttpResponse.json({ success: false, message: '', data: { competence: ['Nicht möglich.'] } }, { status: 422 });
    mockServer.use(mockEndpoint(endorsements.submitPersonalVerification, refusal));
    await view.user.click(await screen.findByRole('button', { name: confirmName('1 Punkt noch einmal senden') }));
    expect(await screen.findByText('Nicht möglich.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Danke/ })).toBeNull();
  });

  it('reads after a lost answer, and thanks for what nobody had confirmed before and is confirmed now', async () => {
    const view = await open('contact');
    const before = confirmations(view.id).length;
    loseAnswer(endorsements.submitPersonalVerification);
    await chooseFirst(view);
    expect(await thanks()).toBeVisible();
    expect(confirmations(view.id)).toHaveLength(before + 1);
    expect(view.bodies).toHaveLength(1);
  });

  it('says that it may have arrived where others had confirmed it before, and sends it again by hand', async () => {
    confirmedByOthers();
    const view = await open('contact');
    mockServer.use(mockEndpoint(endorsements.submitPersonalVerification, () => HttpResponse.error(), { once: true }));
    await chooseFirst(view);
    expect(await findRefusal()).toHaveTextContent(/^Vielleicht angekommen:/);
    expect(view.bodies).toHaveLength(1);
    await view.user.click(await screen.findByRole('button', { name: confirmName('1 Punkt noch einmal senden') }));
    expect(await thanks()).toBeVisible();
    expect(view.bodies).toHaveLength(2);
  });

  it('finds after a reload what was sent before it, also where something else is chosen now', async () => {
    const view = await open('contact');
    const before = confirmations(view.id).length;
    loseAnswer(endorsements.submitPersonalVerification, { offline: true });
    await chooseFirst(view);
    expect(await findRefusal()).toHaveTextContent(perhapsSaved);
    cleanup();
    cookies.removeAll();
    sessionStorage.clear();
    reconnect();
    const again = await open('contact');
    await again.user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    await again.user.click(await screen.findByRole('button', { name: confirmName('1 Punkt bestätigen') }));
    expect(await screen.findByText(/Diese Bestätigung liegt schon vor/)).toBeVisible();
    expect(confirmations(view.id)).toHaveLength(before + 1);
  });

  it('keeps the choice when the session has ended', async () => {
    const { user, id } = await open('contact');
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    const answer = () => HttpResponse.json({ success: false, message: 'Unauthenticated.' }, { status: 401 });
    mockServer.use(mockEndpoint(endorsements.submitPersonalVerification, answer, { once: true }));
    await user.click(await screen.findByRole('button', { name: confirmName('1 Punkt bestätigen') }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(readStored('verificationLink')).toMatchObject({ path: `/personal/verification/${id}` });
    const { answers } = readStored('verificationChoices', `personal/${id}`) as { answers: object };
    // Verified, and no fan.
    expect(Object.values(answers)).toEqual([true, false]);
  });

  it('is invalid for a profile that is not there', async () => {
    await render('/personal/verification/999999');
    expect(await screen.findByRole('heading', { level: 1, name: /lässt sich nicht öffnen/ })).toBeVisible();
  });
});
