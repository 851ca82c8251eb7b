import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personas } from '@mocks/personas';
import { serializeInvitation } from '@mocks/serializers/invitation';
import { endorsements } from '@/api/endpoints/endorsements';
import { storageKey, writeStored } from '@/platform/clientStorage';
import { render } from '../render';
import { confirmName } from './confirmName';

const token = invitationTokens.pending;
const invitation = () => mocks.world.table('invitations').find((row) => row.token === token)!;
const keptChoices = () =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(storageKey('verificationChoices')));
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

async function open(path = `/verification/${token}`) {
  const view = await render(path, { as: 'contact' });
  await view.user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
  expect(keptChoices()).toHaveLength(1);
  const confirm = async () =>
    view.user.click(await screen.findByRole('button', { name: confirmName('\\d+ Punkte? bestätigen') }));
  return { ...view, confirm };
}

describe('an invitation that ends while its page is open', () => {
  it.each([
    [
      'withdrawn',
      () => mocks.world.table('invitations').remove(invitation().id),
      'Diese Einladung lässt sich nicht öffnen',
    ],
    ['expired', () => Object.assign(invitation(), { expired_at: '2020-01-01' }), 'Diese Einladung ist abgelaufen'],
    ['confirmed', () => Object.assign(invitation(), { accepted: true }), 'Schon bestätigt'],
  ])('%s: offers nothing to send, and forgets what was chosen', async (_state, change, heading) => {
    const { confirm } = await open();
    change();
    await confirm();
    expect(await title(heading)).toBeVisible();
    expect(
      screen.getByText(/Dr\.-Ing\. Anna Bergmann nach einer neuen|fragen Sie bitte Dr\.-Ing\. Anna/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /senden|bestätigen/ })).toBeNull();
    await waitFor(() => expect(keptChoices()).toEqual([]));
  });

  it('offers nothing to send where the profile is no longer public', async () => {
    const anna = mocks.world.table('accounts').find(({ email }) => email === personas.expert.email);
    const profile = mocks.world.table('profiles').find((row) => row.account_id === anna?.id && row.public);
    const { confirm } = await open(`/personal/verification/${profile?.id}`);
    if (profile) profile.public = false;
    await confirm();
    expect(await title('Diese Einladung lässt sich nicht öffnen')).toBeVisible();
    expect(screen.getByText(/fragen Sie Dr\.-Ing\. Anna Bergmann nach einer neuen/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /senden|bestätigen/ })).toBeNull();
    await waitFor(() => expect(keptChoices()).toEqual([]));
  });

  it.each([
    [invitationTokens.expired, 'Diese Einladung ist abgelaufen'],
    [invitationTokens.checked, 'Schon bestätigt'],
    ['withdrawn-long-ago', 'Diese Einladung lässt sich nicht öffnen'],
  ])('forgets what was chosen where it is opened again: %s', async (ended, heading) => {
    writeStored('verificationChoices', { answers: {}, awaitsSignIn: true }, ended);
    await render(`/verification/${ended}`);
    expect(await title(heading)).toBeVisible();
    await waitFor(() => expect(keptChoices()).toEqual([]));
  });
});

describe('whom a verification page names', () => {
  it('thanks the person who has confirmed, not the one who was invited', async () => {
    const { user } = await render(`/verification/${token}`, { as: 'client' });
    await user.click(await screen.findByRole('button', { name: confirmName('Alle \\d+ bestätigen') }));
    expect(await title('Danke, Klaus Kunze')).toBeVisible();
  });

  it.each([
    ['de', ['Ich kenne diese Person persönlich', 'Ich empfehle die Arbeit dieser Person'], 'diese Person'],
    ['en', ['I know this person personally', 'I recommend the work of this person'], 'this person'],
  ] as const)('has sentences for an expert who is not delivered (%s)', async (language, relations, person) => {
    const data = { ...serializeInvitation(mocks.world, invitation()), owner: null };
    mockServer.use(
      mockEndpoint(endorsements.getPublicInvitation, () => HttpResponse.json({ success: true, data, message: '' })),
    );
    const { user } = await render(`/verification/${token}`, { as: 'contact', language });
    for (const name of relations) expect(await screen.findByRole('switch', { name })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /Das kann ich nicht bestätigen|can't confirm/ }));
    expect(await screen.findByText(new RegExp(person))).toBeVisible();
  });
});
