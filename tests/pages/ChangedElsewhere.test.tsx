import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { append } from '@mocks/db/ordered';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { serializeClaim } from '@mocks/serializers/claim';
import { claims } from '@/api/endpoints/claims';
import { fetchClaim, saveShortAnswer, selectClaim, updatePainPoint } from '@/features/claims/claimsSlice';
import { render } from '../render';
import { choose, fillNew, fullDraft, titlesOf } from './claimParts';
import { claimOf, openSection } from './claimWorld';

/* A claim that another tab changes while it is open here. */

async function open(claim: ReturnType<typeof claimOf>) {
  const view = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
  const readAgain = () => act(() => view.store.dispatch(fetchClaim({ params: { claimId: String(claim.id) } })));
  return { ...view, readAgain };
}

const problemField = async (section: HTMLElement) => within(section).findByRole('textbox', { name: 'Problem' });

it('is shown anew where nothing was typed', async () => {
  const claim = claimOf('ready');
  const { user, readAgain } = await open(claim);
  const problem = await problemField(await openSection(user, /^Thema und Problem/));
  claim.pain_point = 'Aus einem anderen Tab.';
  await readAgain();
  await waitFor(() => expect(problem).toHaveValue('Aus einem anderen Tab.'));
});

it.each(['ready', 'published'] as const)('leaves what is being typed: %s', async (name) => {
  const claim = claimOf(name);
  const { user, readAgain } = await open(claim);
  const problem = await problemField(await openSection(user, /^Thema und Problem/));
  await user.clear(problem);
  await user.type(problem, 'Hier getippt');
  claim.pain_point = 'Aus einem anderen Tab.';
  await readAgain();
  expect(problem).toHaveValue('Hier getippt');
});

it('keeps what was added there, when a public list is published', async () => {
  const claim = claimOf('published');
  const { user } = await open(claim);
  const { submit } = await fillNew(user, 'tips');
  await user.click(submit);
  append(claim.tips, { id: mocks.world.nextChildId(), title: 'Von nebenan', text: '', link: '' });
  const [update] = await screen.findAllByRole('button', { name: '1 Änderung veröffentlichen' });
  await user.click(update as HTMLElement);
  await waitFor(() => expect(titlesOf('tips')).toContain('Zähler ablesen'));
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /veröffentlichen$/ })).toEqual([]));
  expect(titlesOf('tips')).toContain('Von nebenan');
});

it('still loses what is deleted here, also what was added here before', async () => {
  const { user } = await open(claimOf('published'));
  const { submit } = await fillNew(user, 'tips');
  const [first = ''] = titlesOf('tips');
  const update = async (name: string) => user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  await user.click(submit);
  await update('1 Änderung veröffentlichen');
  await waitFor(() => expect(titlesOf('tips').at(-1)).toBe('Zähler ablesen'));
  await choose(user, 'Zähler ablesen', 'Löschen');
  await choose(user, first, 'Löschen');
  await update('1 Änderung veröffentlichen');
  await waitFor(() => expect(titlesOf('tips')).not.toContain('Zähler ablesen'));
  expect(titlesOf('tips')).not.toContain(first);
});

it('is not set back by the older of two answers', async () => {
  const claim = fullDraft();
  const { store } = await open(claim);
  const params = { claimId: String(claim.id) };
  let answer = () => undefined as void;
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // The server has done the first write, and its answer takes longer than the whole second one.
  const old = { ...serializeClaim(mocks.world, claim), pain_point: 'Neues Problem' };
  mockServer.use(
    mockEndpoint(claims.updatePainPoint, async () => {
      claim.pain_point = 'Neues Problem';
      await isHeld;
      return HttpResponse.json({ success: true, message: '', data: old });
    }),
  );
  const first = store.dispatch(updatePainPoint({ params, body: { pain_point: 'Neues Problem' } }));
  const answerBody = { short_answer_headline: 'Neu', short_answer_text: 'Neu', short_answer_video: '' };
  await act(() => store.dispatch(saveShortAnswer({ params, body: answerBody })));
  answer();
  await act(async () => void (await first));
  expect(selectClaim(store.getState(), params.claimId)).toMatchObject({ ...answerBody, pain_point: 'Neues Problem' });
});

describe('a server that writes texts in its own way', () => {
  /** Saves every tip without its exclamation mark. */
  const softened = (claim: ReturnType<typeof claimOf>) => {
    for (const tip of claim.tips) tip.title = tip.title.replace('!', '.');
  };
  const soften = (endpoint: typeof claims.addTip | typeof claims.updateTip, claim: ReturnType<typeof claimOf>) =>
    mockServer.use(
      mockEndpoint(endpoint, async ({ request, params }) => {
        const body = (await request.json()) as { title: string; text: string; link: string };
        const known = claim.tips.find(({ id }) => String(id) === params['tipId']);
        if (known) Object.assign(known, body);
        else append(claim.tips, { id: mocks.world.nextChildId(), ...body });
        softened(claim);
        return HttpResponse.json({ success: true, message: '', data: null });
      }),
    );

  it.each(['draft', 'published'])('has saved them: %s', async (status) => {
    const claim = fullDraft();
    claim.status = status as typeof claim.status;
    soften(claims.addTip, claim);
    soften(claims.updateTip, claim);
    const { user } = await open(claim);
    const { section, submit } = await fillNew(user, 'tips', { Tipp: 'Zähler ablesen!' });
    const publish = async () => {
      if (status !== 'published') return;
      const [update] = await screen.findAllByRole('button', { name: '1 Änderung veröffentlichen' });
      await user.click(update as HTMLElement);
    };
    await user.click(submit);
    await publish();
    await choose(user, 'Zähler ablesen.', 'Bearbeiten');
    await user.type(await section.findByRole('textbox', { name: 'Tipp' }), ' Bald!');
    await user.click(await section.findByRole('button', { name: 'Speichern' }));
    await publish();
    expect(await section.findByRole('button', { name: 'Mehr zu Zähler ablesen. Bald.' })).toBeVisible();
    expect(section.queryByRole('alert')).not.toBeInTheDocument();
    expect(titlesOf('tips').filter((title) => title.startsWith('Zähler'))).toEqual(['Zähler ablesen. Bald.']);
  });
});
