import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { buildClaim } from '@mocks/build';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import type { Endpoint } from '@/api/endpoint';
import { claims } from '@/api/endpoints/claims';
import { endorsements } from '@/api/endpoints/endorsements';
import { profiles } from '@/api/endpoints/profiles';
import { render } from '../render';
import { claimOf } from './claimWorld';
import { accountOf } from './profileWorld';
import { find, findButton, findNamed, press, pressNamed } from './quickFind';

/* A server may know one entity under several ids, as a number and a slug. What it answers is what was asked for. */

function answer(endpoint: Endpoint, entity: object): void {
  const data = { id: 990_001, ...entity };
  mockServer.use(mockEndpoint(endpoint, () => HttpResponse.json({ success: true, data, message: null })));
}

const inText = (words: string) => new RegExp(words.replace('?', '\\?'));
const question = 'Wie lange hält eine Wärmepumpe?';
const asClaim = () => answer(claims.getClaim, { question });
const occupation = 'Energieplanerin';
const asProfile = () => answer(profiles.getProfile, { occupation: { id: 7, name: occupation } });

it('shows a claim that was asked for by its slug', async () => {
  asClaim();
  await render('/competence/claim/waermepumpe', { as: 'expert' });
  expect(await find('h1', question)).toBeVisible();
});

it('shows the question of a claim that was asked for by its slug', async () => {
  asClaim();
  await render('/competence/claim-form?id=waermepumpe', { as: 'expert' });
  expect(await find('main', inText(question))).toBeVisible();
});

it('shows a profile that was asked for by its slug', async () => {
  asProfile();
  await render('/competence/energieberatung', { as: 'expert' });
  expect(await find('h1', occupation)).toBeVisible();
});

it('shows the competences of a profile that was asked for by its slug', async () => {
  asProfile();
  await render('/competence/competence-form?id=energieberatung', { as: 'expert' });
  expect(await find('main', inText(occupation))).toBeVisible();
});

it('shows an invitation whose detail has another id than the list', async () => {
  const [invitation] = mocks.world
    .table('invitations')
    .where(({ account_id }) => account_id === accountOf('expert').id);
  if (!invitation) throw new Error('no invitation');
  answer(endorsements.getInvitation, { firstname: 'Konstanze', lastname: 'Ohnesorg' });
  await render('/verify-competence', { as: 'expert' });
  await press(findNamed(`Details zur Einladung für ${invitation.firstname} ${invitation.lastname}`));
  expect(await find('[role="dialog"] h2', 'Konstanze Ohnesorg')).toBeVisible();
});

it('shows what was written where the answer to a write has another id', async () => {
  const claim = claimOf('published');
  answer(claims.pauseClaim, buildClaim({ id: 990_001, question, status: 'paused' }));
  await render(`/competence/claim/${claim.id}`, { as: 'expert' });
  await pressNamed('Mehr zu diesem Claim', 'Pausieren');
  await press(findButton('Claim pausieren'));
  await press(findNamed('Ohne Rückgängig schließen'));
  expect(await find('h1', question)).toBeVisible();
});
