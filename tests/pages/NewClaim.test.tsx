import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { append } from '@mocks/db/ordered';
import { mockEndpoint } from '@mocks/createHandlers';
import { categories } from '@mocks/data/categories';
import { mocks, mockServer } from '@mocks/node';
import type { Endpoint } from '@/api/endpoint';
import { claims } from '@/api/endpoints/claims';
import { arriveAt, render } from '../render';
import { fill, findRefusal, recordBodies, recordCalls } from './authForms';
import { refuseCall } from './claimWorld';
import { accountOf, holdAnswers } from './profileWorld';
import {
  categoryChips,
  created,
  fillWizard,
  keepOneProfile,
  openWizard,
  openWizardFromList,
  press,
  question,
  reachAnswer,
  reachFinding,
  reachSubject,
  step,
  wizardPath,
  writeQuestion,
} from './claimWizard';

const writes = (calls: readonly string[]) =>
  calls.filter((call) => !call.startsWith('GET') && call.includes('/claims'));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Frage' });

async function leaveAndReturn(router: Awaited<ReturnType<typeof render>>['router'], address = wizardPath) {
  await router.navigate('/competence/claims');
  await screen.findByRole('heading', { level: 1, name: 'Meine Claims' });
  await router.navigate(address);
}

describe('the wizard for a new claim (CLA-02)', () => {
  it('brings a claim online with at most eight presses from the start page', async () => {
    keepOneProfile();
    const { user } = await render('/dashboard', { as: 'expert' });
    let presses = 0;
    document.addEventListener('pointerdown', () => (presses += 1));

    await user.click(await screen.findByRole('link', { name: 'Neues Nugget' }));
    await step('question');
    await screen.findByRole('button', { name: 'Weiter' });
    await user.tab();
    await user.paste(question);
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await step('subject')).toHaveFocus());
    await screen.findByLabelText('Thema');
    await user.tab();
    await user.paste('Wärme im Altbau');
    await user.tab();
    await user.paste('Viele wissen nicht, wo sie anfangen sollen.');
    await press(user);
    await waitFor(async () => expect(await step('finding')).toHaveFocus());
    (await screen.findByRole('textbox', { name: 'Stichwörter' })).focus();
    await user.paste('Wärmepumpe, Altbau, Heizung,');
    await user.click((await categoryChips())[0] as HTMLElement);
    await press(user);
    await waitFor(async () => expect(await step('answer')).toHaveFocus());
    await screen.findByLabelText('Überschrift');
    await user.tab();
    await user.paste('Ja, mit gedämmtem Dach.');
    await user.tab();
    await user.paste('Entscheidend ist die Vorlauftemperatur.');
    await press(user, 'Claim anlegen');
    await step('publish');
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    await press(user, 'Jetzt veröffentlichen');
    expect(await screen.findByRole('dialog', { name: 'Claim veröffentlicht' })).toBeVisible();

    expect(created()).toMatchObject([{ status: 'published', short_answer_headline: 'Ja, mit gedämmtem Dach.' }]);
    expect(presses).toBeLessThanOrEqual(8);
  });

  it('asks for both confirmations on its last page, and publishes with one request, also with Enter (CLA-06)', async () => {
    const { user } = await fillWizard();
    await press(user, 'Claim anlegen');
    await step('publish');
    const calls = recordCalls();
    const [rightQuestion, rightData] = await screen.findAllByRole('checkbox');
    await press(user, 'Jetzt veröffentlichen');
    expect(await screen.findByText('Bitte bestätigen Sie beide Punkte.')).toBeVisible();
    expect(rightQuestion).toHaveFocus();
    expect(rightQuestion).toBeInvalid();
    await user.click(rightQuestion as HTMLElement);
    await press(user, 'Jetzt veröffentlichen');
    expect(rightData).toHaveFocus();
    expect(writes(calls)).toEqual([]);
    await user.keyboard(' {Enter}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Claim veröffentlicht' });
    const [claim] = created();
    expect(writes(calls)).toEqual([`PATCH /claims/${claim?.id}/publish`]);
    await user.click(within(dialog).getByRole('button', { name: 'Fertig' }));
    await arriveAt(`/competence/claim/${claim?.id}`);
  });

  it('says on its last page why the server does not publish, and tries again', async () => {
    const { user } = await fillWizard();
    await press(user, 'Claim anlegen');
    await step('publish');
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    refuseCall(claims.publishClaim, 422, { data: { keywords: ['Heute nicht.'] } });
    await press(user, 'Jetzt veröffentlichen');
    expect(await findRefusal()).toHaveTextContent('Heute nicht.');
    mockServer.resetHandlers();
    await press(user, 'Jetzt veröffentlichen');
    expect(await screen.findByRole('dialog', { name: 'Claim veröffentlicht' })).toBeVisible();
  });

  it('creates the claim, then its parts in order, shows the page, and goes on with it later', async () => {
    const calls = recordCalls();
    const bodies = recordBodies('/claims');
    const { user, router } = await fillWizard();
    expect(writes(calls)).toEqual([]);
    await user.dblClick(await screen.findByRole('button', { name: 'Claim anlegen' }));
    expect(await step('publish')).toHaveFocus();
    const [claim] = created();
    await arriveAt(`${wizardPath}?id=${claim?.id}&step=publish`);
    expect(bodies).toEqual([
      {
        competence_profile_id: expect.any(Number),
        topic: 'Wärme im Altbau',
        pain_point: 'Viele wissen nicht, wo sie anfangen sollen.',
        question,
      },
    ]);
    expect(claim?.keywords.map(({ title }) => title)).toEqual(['Wärmepumpe', 'Altbau', 'Heizung']);
    expect(claim).toMatchObject({
      status: 'draft',
      category_ids: [expect.any(Number)],
      short_answer_text: 'Entscheidend ist die Vorlauftemperatur.',
    });
    expect(writes(calls)).toHaveLength(6);
    const page = await screen.findByRole('region', { name: 'Vorschau der Seite' });
    expect(await within(page).findByText('Ja, mit gedämmtem Dach.')).toBeVisible();
    await router.navigate('/competence/claims');
    await screen.findByRole('heading', { level: 1, name: 'Meine Claims' });
    await router.navigate(`${wizardPath}?id=${claim?.id}`);
    await step('publish');
    expect(screen.queryByRole('button', { name: 'Wiederherstellen' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Noch nicht' }));
    await arriveAt(`/competence/claim/${claim?.id}`);
  });

  it('creates a claim without an answer for who writes that later, and ends in the editor', async () => {
    const { user } = await reachAnswer();
    await press(user, 'Claim anlegen');
    expect((await screen.findAllByText('Bitte füllen Sie dieses Feld aus.')).length).toBeGreaterThan(0);
    await press(user, 'Später antworten');
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/competence\/claim\/\d+$/));
    expect(created()).toMatchObject([{ status: 'draft', short_answer_headline: '' }]);
    expect(await screen.findByText(/als Entwurf angelegt. Schreiben Sie jetzt die Kurzantwort/)).toBeVisible();
  });

  it('asks for what a step needs, warns below three keywords without stopping, and loses nothing on the way back', async () => {
    const { user } = await openWizard();
    await press(user);
    expect((await screen.findAllByText('Bitte füllen Sie dieses Feld aus.')).length).toBeGreaterThan(0);
    await writeQuestion(user);
    await step('profile');
    await screen.findAllByRole('radio');
    await press(user);
    expect((await screen.findAllByText('Bitte wählen Sie etwas aus.')).length).toBeGreaterThan(0);
    await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
    await press(user);
    await step('subject');
    await fill(user, { Thema: 'Wärme', Problem: 'Kalt.' });
    await press(user);
    expect((await screen.findAllByText('Bitte beschreiben Sie das Thema in 2 bis 3 Wörtern.')).length).toBeGreaterThan(
      0,
    );
    await fill(user, { Thema: ' im Altbau' });
    await press(user);
    await step('finding');
    await user.type(await screen.findByRole('textbox', { name: 'Stichwörter' }), 'Wärme{Enter}');
    expect(await screen.findByText('Wir empfehlen mindestens drei, es fehlen noch 2.')).toBeVisible();
    await press(user, 'Zurück');
    await step('subject');
    expect(await screen.findByRole('textbox', { name: 'Thema' })).toHaveValue('Wärme im Altbau');
    await press(user);
    await step('finding');
    expect(await screen.findByRole('button', { name: 'Wärme entfernen' })).toBeVisible();
    await user.click((await categoryChips())[0] as HTMLElement);
    await press(user);
    await step('answer');
  });

  it('does not ask for the profile where there is only one', async () => {
    keepOneProfile();
    const { user } = await openWizard();
    expect(await screen.findByText('Schritt 1 von 5')).toBeInTheDocument();
    await writeQuestion(user);
    await step('subject');
  });

  it('says what could not be saved, and a retry sends only that', async () => {
    const { user } = await fillWizard();
    const calls = recordCalls();
    let keywords = 0;
    mockServer.use(
      mockEndpoint(claims.addKeyword, () => {
        keywords += 1;
        return keywords === 2 ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
      mockEndpoint(claims.saveShortAnswer, () => HttpResponse.json({}, { status: 500 })),
    );
    await press(user, 'Claim anlegen');
    expect(await screen.findByText(/Nicht alle Stichwörter sind gespeichert/)).toBeVisible();
    expect(await screen.findByText('Der Claim ist als Entwurf angelegt.')).toBeVisible();
    expect(await screen.findByText('Die Kategorien sind gespeichert.')).toBeVisible();
    expect(await screen.findByText(/Die Kurzantwort ist noch nicht gespeichert/)).toBeVisible();
    const [claim] = created();
    expect(claim?.keywords).toHaveLength(1);
    mockServer.resetHandlers();
    const before = writes(calls).length;
    await press(user, 'Fehlendes erneut speichern');
    await step('publish');
    expect(writes(calls).slice(before)).toEqual([
      ...Array<string>(2).fill(`POST /claims/${claim?.id}/add-keyword`),
      `POST /claims/${claim?.id}/add-short-answer`,
    ]);
    expect(created()).toHaveLength(1);
    expect(claim?.keywords.map(({ title }) => title)).toEqual(['Wärmepumpe', 'Altbau', 'Heizung']);
  });

  it('never creates a second claim when the page is opened again after a partial failure', async () => {
    refuseCall(claims.setCategories);
    const { user, router } = await fillWizard();
    await press(user, 'Claim anlegen');
    await screen.findByText(/Die Kategorien sind noch nicht gespeichert/);
    mockServer.resetHandlers();
    await leaveAndReturn(router);
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    await user.click(await screen.findByRole('button', { name: 'Fehlendes erneut speichern' }));
    await step('publish');
    expect(created()).toHaveLength(1);
    expect(created()[0]?.category_ids).toHaveLength(1);
  });

  describe('for which another device has done something before the rest is sent again', () => {
    const idsOfCategories = categories('de').map(({ id }) => id);

    async function createWithout(...refused: Endpoint[]) {
      const { user, router } = await fillWizard();
      for (const endpoint of refused) refuseCall(endpoint);
      await press(user, 'Claim anlegen');
      await screen.findAllByText(/noch nicht gespeichert|Nicht alle Stichwörter/);
      mockServer.resetHandlers();
      const [claim] = created();
      if (!claim) throw new Error('no claim');
      return {
        claim,
        restore: async () => {
          await leaveAndReturn(router);
          await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
          await screen.findByText('Der Claim ist als Entwurf angelegt.');
        },
        sendAgain: (button = 'Fehlendes erneut speichern') => press(user, button),
      };
    }

    it('keeps the keywords and categories that were added there (quality T33)', async () => {
      const { claim, sendAgain } = await createWithout(claims.addKeyword, claims.setCategories);
      const added = idsOfCategories.at(-1) ?? 0;
      append(claim.keywords, { id: mocks.world.nextChildId(), title: 'Von nebenan' });
      claim.category_ids = [added];
      await sendAgain();
      await step('publish');
      expect(claim.keywords.map(({ title }) => title)).toEqual(['Von nebenan', 'Wärmepumpe', 'Altbau', 'Heizung']);
      expect(claim.category_ids).toHaveLength(2);
      expect(claim.category_ids.map(Number)).toContain(added);
    });

    it('sends nothing again that was saved and is changed or taken away there (quality T33)', async () => {
      const { claim, restore, sendAgain } = await createWithout(claims.addKeyword);
      const [, other = 0] = idsOfCategories;
      claim.category_ids = [other];
      claim.short_answer_text = 'Von nebenan.';
      const calls = recordCalls();
      await restore();
      expect(await screen.findByText('Die Kategorien sind gespeichert.')).toBeVisible();
      expect(screen.queryByText(/Die Kurzantwort ist noch nicht/)).toBeNull();
      await sendAgain();
      await step('publish');
      expect(new Set(writes(calls))).toEqual(new Set([`POST /claims/${claim.id}/add-keyword`]));
      expect(claim).toMatchObject({ category_ids: [other], short_answer_text: 'Von nebenan.' });
    });

    it('sends nothing by a press made before it was known to be public (D-62)', async () => {
      const { claim, sendAgain } = await createWithout(claims.setCategories);
      claim.status = 'published';
      const calls = recordCalls();
      await sendAgain();
      expect(await screen.findByText(/Inzwischen ist das hier öffentlich/)).toBeVisible();
      expect(await screen.findByText('Der Claim ist inzwischen öffentlich.')).toBeVisible();
      // Without why the last attempt has failed: this one was not sent.
      expect(await screen.findByText('Die Kategorien sind noch nicht gespeichert.')).toBeVisible();
      expect(writes(calls)).toEqual([]);
      await sendAgain('Speichern und veröffentlichen');
      await waitFor(() => expect(writes(calls)).toEqual([`POST /claims/${claim.id}/my-category`]));
      expect(claim.category_ids).toHaveLength(1);
    });

    it('sends no more categories than a claim may have', async () => {
      const { claim, restore, sendAgain } = await createWithout(claims.setCategories);
      const others = idsOfCategories.slice(-3);
      claim.category_ids = others;
      const calls = recordCalls();
      await restore();
      await sendAgain();
      expect(await findRefusal()).toHaveTextContent('Die Kategorien sind noch nicht gespeichert.');
      expect(writes(calls)).toEqual([]);
      expect(claim.category_ids).toEqual(others);
    });
  });

  it("shows the server's own words once where the plan allows no further claim, and the way to the plans (CLA-14)", async () => {
    refuseCall(claims.createClaim, 422, { data: { limit: ['Ihr Tarif umfasst 6 Claims.'] } });
    const { user } = await fillWizard();
    await press(user, 'Claim anlegen');
    expect(await screen.findAllByText('Ihr Tarif umfasst 6 Claims.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Tarife ansehen' })).toHaveAttribute('href', '/pricing');
    expect(await screen.findByRole('button', { name: 'Claim anlegen' })).toBeVisible();
    expect(created()).toHaveLength(0);
  });

  it('leads to the step whose field the server refuses, with its words at the field', async () => {
    refuseCall(claims.createClaim, 422, { data: { topic: ['Dieses Thema ist vergeben.'] } });
    const { user } = await fillWizard();
    await press(user, 'Claim anlegen');
    await step('subject');
    expect(await screen.findByRole('textbox', { name: 'Thema' })).toHaveAccessibleDescription(
      /Dieses Thema ist vergeben\./,
    );
  });

  it('says how many claims the plan includes, where it is delivered, and nothing where it is not (CLA-14)', async () => {
    const { router } = await openWizard();
    expect(await screen.findByText('Noch 1 von 6 Claims frei.')).toBeVisible();
    const [first] = mocks.world.table('claims').where(({ account_id }) => account_id === accountOf('expert').id);
    const { id: _id, ...claim } = first as NonNullable<typeof first>;
    mocks.world.table('claims').add(claim);
    await leaveAndReturn(router);
    expect(await screen.findByText(/^Alle 6 Claims Ihres Tarifs sind angelegt\. Patron enthält 20\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tarife ansehen' })).toHaveAttribute('href', '/pricing');
  });

  it('goes on where it was left', async () => {
    const { user, router } = await reachFinding();
    await user.type(await screen.findByRole('textbox', { name: 'Stichwörter' }), 'Altbau{Enter}');
    await leaveAndReturn(router);
    await step('question');
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    await step('finding');
    expect(await screen.findByRole('button', { name: 'Altbau entfernen' })).toBeVisible();
    await press(user, 'Zurück');
    await step('subject');
    expect(await screen.findByRole('textbox', { name: 'Thema' })).toHaveValue('Wärme im Altbau');
  });

  it('has the focus on its heading when it is arrived at, also once the profiles have come', async () => {
    const { router } = await render('/competence/claims', { as: 'expert' });
    await router.navigate(wizardPath);
    await waitFor(async () => expect(await step('question')).toHaveFocus());
  });

  it('leads somebody without a competence profile to that wizard, which leads back (PRO-22)', async () => {
    const { user } = await render(wizardPath, { as: 'new' });
    expect(await screen.findByText(/Ein Claim steht immer unter einem Kompetenzprofil/)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Kompetenzprofil anlegen' }));
    await arriveAt('/competence/new-profile?for=claim');
    expect(await screen.findByText('Danach geht es mit Ihrem neuen Claim weiter.')).toBeVisible();
  });

  it('says that a claim is not there, without a step around it', async () => {
    await render(`${wizardPath}?id=unknown`, { as: 'expert' });
    expect(await findRefusal()).toHaveTextContent('nicht gefunden');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Neuer Claim');
    expect(screen.queryByRole('list', { name: 'Fortschritt' })).not.toBeInTheDocument();
  });

  it('is left for the list without a question', async () => {
    const { user } = await openWizard();
    await user.click(await screen.findByRole('link', { name: 'Später fertigstellen' }));
    await arriveAt('/competence/claims');
  });
});

describe('the question of a new claim', () => {
  it('is begun by a starter, with the caret in its gap', async () => {
    const { user } = await openWizard();
    await user.click(await screen.findByRole('button', { name: 'Was kostet …?' }));
    expect(await field()).toHaveFocus();
    await user.keyboard('ein Dach');
    expect(await field()).toHaveValue('Was kostet ein Dach?');
    await user.click(await screen.findByRole('button', { name: 'Lohnt sich …?' }));
    expect(await field()).toHaveValue('Lohnt sich ein Dach?');
    expect(await screen.findByText('…/lohnt-sich-ein-dach')).toBeVisible();
  });

  it('stands in a search result beside every step, with the problem and then the answer', async () => {
    const { user } = await reachSubject();
    const result = await screen.findByRole('group', { name: 'Als Suchergebnis' });
    expect(result).toHaveTextContent(question);
    await fill(user, { Problem: 'Viele fangen falsch an.' });
    await waitFor(() => expect(result).toHaveTextContent('Viele fangen falsch an.'));
  });
});

describe('what a new claim is found by', () => {
  it('takes suggested keywords one by one, each once, with the focus on the next', async () => {
    const { user } = await reachFinding();
    await user.click(await screen.findByRole('button', { name: 'Wärmepumpe hinzufügen' }));
    expect(await screen.findByRole('button', { name: 'Wärmepumpe entfernen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Wärmepumpe hinzufügen' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Altbau hinzufügen' })).toHaveFocus();
    expect(await screen.findByText('Wärmepumpe hinzugefügt')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Altbau entfernen' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Erneuerbare Energien hinzufügen' })).toBeVisible();
  });

  it('says that a keyword is there already, and stays on the step with Enter after a comma (CLS-01)', async () => {
    const { user } = await reachFinding();
    await user.type(await screen.findByRole('textbox', { name: 'Stichwörter' }), 'Altbau,{Enter}');
    await step('finding');
    await user.keyboard('altbau{Enter}');
    expect(await screen.findByText('„altbau“ steht schon in der Liste.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /entfernen$/ })).toHaveLength(1);
    await user.keyboard('Heizung{Enter}');
    expect(screen.queryByText(/steht schon in der Liste/)).not.toBeInTheDocument();
  });

  it("shows the categories of the profile's field first, the others when asked for, and refuses a fourth", async () => {
    const { user } = await reachFinding();
    const group = within(await screen.findByRole('group', { name: 'Kategorien' }));
    expect(await group.findByRole('button', { name: 'Energie und Elektrotechnik' })).toBeVisible();
    expect(group.queryByRole('button', { name: 'Gesundheit und Pflege' })).not.toBeInTheDocument();
    await user.click(await group.findByRole('button', { name: 'Alle Kategorien zeigen' }));
    expect(group.queryByRole('button', { name: 'Alle Kategorien zeigen' })).not.toBeInTheDocument();
    expect(group.getAllByRole('button')).toContain(document.activeElement);
    for (const chip of (await categoryChips()).slice(0, 4)) await user.click(chip);
    expect(group.getAllByRole('button', { pressed: true })).toHaveLength(3);
    expect(await group.findByText(/Sie können höchstens drei Kategorien wählen\./)).toBeVisible();
  });
});

describe("the browser's Back and Forward in the wizard for a new claim", () => {
  it('lead from step to step with what was typed, and Back on the first one out of it', async () => {
    const { user } = await openWizardFromList();
    await writeQuestion(user);
    await step('profile');
    await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
    await press(user);
    await step('subject');
    await fill(user, { Thema: 'Wärme im Altbau' });

    window.history.back();
    await waitFor(async () => expect(await step('profile')).toHaveFocus());
    expect((await screen.findAllByRole('radio'))[0]).toBeChecked();
    window.history.back();
    await step('question');
    expect(await field()).toHaveValue(question);
    window.history.forward();
    await step('profile');
    window.history.forward();
    await step('subject');
    expect(await screen.findByRole('textbox', { name: 'Thema' })).toHaveValue('Wärme im Altbau');

    await press(user, 'Zurück');
    await step('profile');
    await press(user, 'Zurück');
    await step('question');
    window.history.back();
    await arriveAt('/competence/claims');
  });

  it('opens again at the step of its address, with the text that is put back there', async () => {
    const { user, router } = await reachFinding();
    await user.type(await screen.findByRole('textbox', { name: 'Stichwörter' }), 'Altbau{Enter}');
    await leaveAndReturn(router, window.location.pathname + window.location.search);
    await step('finding');
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(await screen.findByRole('button', { name: 'Altbau entfernen' })).toBeVisible();
    expect(await step('finding')).toBeVisible();
  });

  it('opens no step by its address before those in front of it are done', async () => {
    await render(`${wizardPath}?step=answer`, { as: 'expert' });
    await step('question');
    await arriveAt(`${wizardPath}?step=question`);
  });

  it('creates no claim whose question was taken back meanwhile', async () => {
    const calls = recordCalls();
    const { user } = await fillWizard();
    for (const name of ['finding', 'subject', 'profile', 'question'] as const) {
      window.history.back();
      await step(name);
    }
    await user.clear(await field());
    for (const name of ['profile', 'subject', 'finding', 'answer'] as const) {
      window.history.forward();
      await step(name);
    }
    await press(user, 'Claim anlegen');
    await step('question');
    expect(writes(calls)).toEqual([]);
  });

  it('do not open the wizard of a created claim again', async () => {
    const { user } = await fillWizard(undefined, await openWizardFromList());
    await press(user, 'Claim anlegen');
    await step('publish');
    const id = created()[0]?.id;
    await arriveAt(`${wizardPath}?id=${id}&step=publish`);
    await user.click(await screen.findByRole('button', { name: 'Noch nicht' }));
    await arriveAt(`/competence/claim/${id}`);
    window.history.back();
    await arriveAt('/competence/claims');
  });

  it('lead to the page of a claim that was being created', async () => {
    const { user } = await fillWizard(undefined, await openWizardFromList());
    const answer = holdAnswers(claims.createClaim);
    await press(user, 'Claim anlegen');
    window.history.back();
    await step('finding');
    answer();
    await step('publish');
    const id = created()[0]?.id;
    await arriveAt(`${wizardPath}?id=${id}&step=publish`);
    window.history.back();
    await arriveAt('/competence/claims');
    expect(created()).toHaveLength(1);
  });

  it('do not open it again for who answers later', async () => {
    const { user } = await reachAnswer(undefined, await openWizardFromList());
    await press(user, 'Später antworten');
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/competence\/claim\/\d+$/));
    window.history.back();
    await arriveAt('/competence/claims');
  });

  it('stay with what is still missing once the claim exists', async () => {
    refuseCall(claims.setCategories);
    const { user } = await fillWizard();
    await press(user, 'Claim anlegen');
    await screen.findByText(/Die Kategorien sind noch nicht gespeichert/);
    window.history.back();
    await arriveAt(`${wizardPath}?step=answer`);
    expect(await screen.findByRole('button', { name: 'Fehlendes erneut speichern' })).toBeVisible();
  });
});
