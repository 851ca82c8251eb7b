import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import { arriveAt, render } from '../render';
import { fill, recordBodies, recordCalls } from './authForms';
import { refuseCall } from './claimWorld';

const path = '/competence/new-claim';
const question = 'Lohnt sich eine Wärmepumpe im Altbau?';
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const created = () => mocks.world.table('claims').where((claim) => claim.question === question);
const writes = (calls: readonly string[]) =>
  calls.filter((call) => !call.startsWith('GET') && call.includes('/claims'));

async function next(user: UserEvent, button = 'Weiter') {
  await user.click(await screen.findByRole('button', { name: button }));
}

/** Fills the steps before the keywords. */
async function reachKeywords(user: UserEvent) {
  await user.click(await screen.findByRole('radio', { name: /Elektroingenieur/ }));
  await next(user);
  await heading('Thema');
  await fill(user, { Thema: 'Wärme im Altbau', Problem: 'Viele wissen nicht, wo sie anfangen sollen.' });
  await next(user);
  await heading('Stichwörter');
}

/** Fills every step up to the last, whose button is left to the test. */
async function fillWizard(user: UserEvent, keywords = 'Wärmepumpe, Altbau, Heizung,') {
  await reachKeywords(user);
  await fill(user, { Stichwörter: keywords });
  await next(user);
  await heading('Frage');
  await fill(user, { Frage: question });
  await next(user);
  await heading('Kategorien');
  const [first, second] = await within(await screen.findByRole('group', { name: 'Kategorien' })).findAllByRole(
    'button',
  );
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
}

async function leaveAndReturn(router: Awaited<ReturnType<typeof render>>['router']) {
  await router.navigate('/competence/claims');
  await screen.findByRole('heading', { level: 1, name: 'Meine Claims' });
  await router.navigate(path);
}

describe('the wizard for a new claim (CLA-02)', () => {
  it('creates the claim, then its keywords in order and its categories, and ends in the editor', async () => {
    const calls = recordCalls();
    const bodies = recordBodies('/claims');
    const { user } = await render(path, { as: 'expert' });
    await fillWizard(user);
    expect(writes(calls)).toEqual([]);
    await user.dblClick(await screen.findByRole('button', { name: 'Claim anlegen' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/competence\/claim\/\d+$/));
    const [claim] = created();
    expect(window.location.search).toBe('?created=yes');
    expect(bodies).toEqual([
      {
        competence_profile_id: expect.any(Number),
        topic: 'Wärme im Altbau',
        pain_point: 'Viele wissen nicht, wo sie anfangen sollen.',
        question,
      },
    ]);
    expect(claim?.keywords.map(({ title }) => title)).toEqual(['Wärmepumpe', 'Altbau', 'Heizung']);
    expect(claim?.category_ids).toHaveLength(2);
    expect(claim?.status).toBe('draft');
    expect(writes(calls)).toHaveLength(5);
    expect(await screen.findByText(/als Entwurf angelegt. Schreiben Sie jetzt die Kurzantwort/)).toBeVisible();
  });

  it('asks for what a step needs, warns below three keywords without stopping, and loses nothing on the way back', async () => {
    const { user } = await render(path, { as: 'expert' });
    await screen.findByRole('radio', { name: /Elektroingenieur/ });
    await next(user);
    expect((await screen.findAllByText('Bitte füllen Sie dieses Feld aus.')).length).toBeGreaterThan(0);
    await user.click(await screen.findByRole('radio', { name: /Elektroingenieur/ }));
    await next(user);
    await heading('Thema');
    await fill(user, { Thema: 'Wärme', Problem: 'Kalt.' });
    await next(user);
    expect((await screen.findAllByText('Bitte beschreiben Sie das Thema in 2 bis 3 Wörtern.')).length).toBeGreaterThan(
      0,
    );
    await fill(user, { Thema: ' im Altbau' });
    await next(user);
    const keywords = await heading('Stichwörter');
    await waitFor(() => expect(keywords).toHaveFocus());
    await user.type(await screen.findByRole('textbox', { name: 'Stichwörter' }), 'Wärme');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Wir empfehlen mindestens drei, es fehlen noch 2.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Zurück' }));
    await heading('Thema');
    expect(await screen.findByRole('textbox', { name: 'Thema' })).toHaveValue('Wärme im Altbau');
    await next(user);
    await heading('Stichwörter');
    expect(await screen.findByRole('button', { name: 'Wärme entfernen' })).toBeVisible();
    await next(user);
    await heading('Frage');
  });

  it('says that a keyword is there already, and stays on the step with Enter after a comma (CLS-01)', async () => {
    const { user } = await render(path, { as: 'expert' });
    await reachKeywords(user);
    await user.type(await screen.findByRole('textbox', { name: 'Stichwörter' }), 'Altbau,{Enter}');
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Stichwörter');
    await user.keyboard('altbau{Enter}');
    expect(await screen.findByText('„altbau“ steht schon in der Liste.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /entfernen$/ })).toHaveLength(1);
    await user.keyboard('Heizung{Enter}');
    expect(screen.queryByText(/steht schon in der Liste/)).not.toBeInTheDocument();
  });

  it('says what could not be saved, and a retry sends only that', async () => {
    const { user } = await render(path, { as: 'expert' });
    await fillWizard(user);
    const calls = recordCalls();
    let keywords = 0;
    mockServer.use(
      mockEndpoint(claims.addKeyword, () => {
        keywords += 1;
        return keywords === 2 ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
    );
    await next(user, 'Claim anlegen');
    expect(await screen.findByText(/Nicht alle Stichwörter sind gespeichert/)).toBeVisible();
    expect(await screen.findByText('Der Claim ist als Entwurf angelegt.')).toBeVisible();
    expect(await screen.findByText('Die Kategorien sind gespeichert.')).toBeVisible();
    const [claim] = created();
    expect(claim?.keywords).toHaveLength(1);
    mockServer.resetHandlers();
    const before = writes(calls).length;
    await next(user, 'Fehlendes erneut speichern');
    await waitFor(() => expect(window.location.pathname).toBe(`/competence/claim/${claim?.id}`));
    expect(writes(calls).slice(before)).toEqual(Array(2).fill(`POST /claims/${claim?.id}/add-keyword`));
    expect(created()).toHaveLength(1);
    expect(claim?.keywords.map(({ title }) => title)).toEqual(['Wärmepumpe', 'Altbau', 'Heizung']);
  });

  it('never creates a second claim when the page is opened again after a partial failure', async () => {
    refuseCall(claims.setCategories);
    const { user, router } = await render(path, { as: 'expert' });
    await fillWizard(user);
    await next(user, 'Claim anlegen');
    await screen.findByText(/Die Kategorien sind noch nicht gespeichert/);
    mockServer.resetHandlers();
    await leaveAndReturn(router);
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    await next(user, 'Fehlendes erneut speichern');
    await waitFor(() => expect(window.location.pathname).toBe(`/competence/claim/${created()[0]?.id}`));
    expect(created()).toHaveLength(1);
    expect(created()[0]?.category_ids).toHaveLength(2);
  });

  it("shows the server's own words once where the plan allows no further claim, with a way to the plans (CLA-14)", async () => {
    refuseCall(claims.createClaim, 422, { data: { limit: ['Ihr Tarif umfasst 6 Claims.'] } });
    const { user } = await render(path, { as: 'expert' });
    await fillWizard(user);
    await next(user, 'Claim anlegen');
    expect(await screen.findAllByText('Ihr Tarif umfasst 6 Claims.')).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Tarife ansehen' })).toHaveAttribute('href', '/pricing');
    expect(await screen.findByRole('button', { name: 'Claim anlegen' })).toBeVisible();
    expect(created()).toHaveLength(0);
  });

  it('keeps what was typed on this device', async () => {
    const { user, router } = await render(path, { as: 'expert' });
    await user.click(await screen.findByRole('radio', { name: /Elektroingenieur/ }));
    await next(user);
    await heading('Thema');
    await fill(user, { Thema: 'Wärme im Altbau' });
    await leaveAndReturn(router);
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Kompetenzprofil' })).toHaveFocus());
    await next(user);
    await heading('Thema');
    expect(await screen.findByRole('textbox', { name: 'Thema' })).toHaveValue('Wärme im Altbau');
  });

  it('has the focus on its heading when it is arrived at, also once the profiles have come', async () => {
    const { router } = await render('/competence/claims', { as: 'expert' });
    await router.navigate(path);
    await screen.findByRole('radio', { name: /Elektroingenieur/ });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Neuer Claim' })).toHaveFocus());
  });

  it('leads somebody without a competence profile to that wizard first (PRO-22)', async () => {
    await render(path, { as: 'new' });
    expect(await screen.findByText(/Ein Claim steht immer unter einem Kompetenzprofil/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Kompetenzprofil anlegen' })).toHaveAttribute(
      'href',
      '/competence/new-profile',
    );
  });

  it('is left for the list without a question', async () => {
    const { user } = await render(path, { as: 'expert' });
    await user.click(await screen.findByRole('link', { name: 'Später fertigstellen' }));
    await arriveAt('/competence/claims');
  });
});
