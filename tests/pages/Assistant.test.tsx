import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { assistant } from '@/api/endpoints/assistant';
import { claims } from '@/api/endpoints/claims';
import { endSession } from '@/store/session';
import { useTestTimers } from '../clock';
import { render, type RenderOptions } from '../render';
import { askFor, chooseTone, holdSuggestions, openAssistant, pressIn, recordOrders, suggest } from './assistantWorld';
import { recordBodies } from './authForms';
import { claimOf, openSection, type questions, refuseCall } from './claimWorld';

/* The assistant proposes; nothing goes into a field before it is taken over (AIA-01 to AIA-04, D-41, ux no. 5). */

beforeEach(useTestTimers);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open(name: keyof typeof questions = 'ready', options: RenderOptions = {}) {
  const claim = claimOf(name);
  const orders = recordOrders();
  const view = await render(`/competence/claim/${claim.id}`, { as: 'expert', ...options });
  await screen.findByRole('heading', { level: 1, name: claim.question });
  return { ...view, claim, orders };
}

const shortAnswer = /^Kurzantwort/;
const textIn = (section: HTMLElement) => within(section).getByRole('textbox', { name: 'Text' });
/** Nothing unsaved is left, which would go out with the end of the test. */
async function saved(section: HTMLElement) {
  await pass(1600);
  expect(await within(section).findByText(/^Gespeichert \d/)).toBeVisible();
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());

describe('what is asked for', () => {
  it('is the short answer, in the chosen style and form of address', async () => {
    const { user, orders } = await open();
    const panel = await askFor(user, shortAnswer);
    expect(await within(panel).findByRole('button', { name: 'Text ersetzen' })).toBeVisible();
    expect(orders).toEqual([{ type: 'short_answer', style: '4', formality: '1' }]);
  });

  it('are tips, the opinion and a whole draft', async () => {
    const { user, orders } = await open();
    const tips = await askFor(user, /^Tipps/);
    await within(tips).findByRole('list', { name: 'Vorgeschlagene Einträge' });
    await pressIn(user, tips, 'Schließen');
    await closed();
    const opinion = await openAssistant(user, /^Ihre Meinung/);
    await pressIn(user, opinion, 'Vorschlag holen');
    expect(await within(opinion).findByRole('button', { name: 'Übernehmen' })).toBeVisible();
    await pressIn(user, opinion, 'Gesamtentwurf');
    await pressIn(user, opinion, 'Vorschlag holen');
    expect(await within(opinion).findByRole('button', { name: /^Text kopieren/ })).toBeVisible();
    expect(within(opinion).queryByRole('button', { name: 'Übernehmen' })).not.toBeInTheDocument();
    expect(orders.map(({ type }) => type)).toEqual(['tips', 'opinion', 'multiple']);
  });

  it('is preset: the standard style and the formal address (AIA-03, D-91)', async () => {
    const { user, orders } = await open();
    const panel = await openAssistant(user, shortAnswer);
    expect(await within(panel).findByRole('combobox', { name: 'Stil' })).toHaveDisplayValue('Standard');
    expect(within(panel).getByRole('radio', { name: /^Sie/ })).toBeChecked();
    await pressIn(user, panel, 'Vorschlag holen');
    expect(await within(panel).findByRole('button', { name: 'Text ersetzen' })).toBeVisible();
    expect(orders).toEqual([{ type: 'short_answer', style: '1', formality: '1' }]);
  });

  it('waits for a headline, and leads to its field (AIA-03)', async () => {
    const { user, orders } = await open('begun');
    const panel = await openAssistant(user, shortAnswer);
    expect(await within(panel).findByText(/braucht zuerst eine Überschrift/)).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Vorschlag holen' })).not.toBeInTheDocument();
    await pressIn(user, panel, 'Überschrift schreiben');
    await closed();
    expect(screen.getByRole('textbox', { name: 'Überschrift' })).toHaveFocus();
    expect(orders).toEqual([]);
  });

  it('follows the headline as it is typed, also in another section', async () => {
    const { user, orders } = await open('begun');
    await user.click(await screen.findByRole('textbox', { name: 'Überschrift' }));
    await user.paste('Mit Bildern statt Formeln');
    const panel = await askFor(user, /^Ihre Meinung/);
    expect(await within(panel).findByRole('button', { name: 'Übernehmen' })).toBeVisible();
    expect(orders).toMatchObject([{ type: 'opinion' }]);
  });

  it('remembers style and form of address on this device', async () => {
    const { user } = await open();
    const panel = await openAssistant(user, shortAnswer);
    await chooseTone(user, panel, 'Sachlich', /^Du/);
    await pressIn(user, panel, 'Schließen');
    await closed();
    const next = await openAssistant(user, /^Tipps/);
    expect(await within(next).findByRole('combobox', { name: 'Stil' })).toHaveDisplayValue('Sachlich');
    expect(within(next).getByRole('radio', { name: /^Du/ })).toBeChecked();
  });

  it('is asked for once by two presses (quality T29)', async () => {
    const held = holdSuggestions();
    const { user, orders } = await open();
    const panel = await openAssistant(user, shortAnswer);
    await chooseTone(user, panel);
    await user.dblClick(within(panel).getByRole('button', { name: 'Vorschlag holen' }));
    await waitFor(() => expect(held).toHaveLength(1));
    await pressIn(user, panel, 'Schließen');
    await closed();
    // The panel was closed meanwhile; the request goes on.
    const again = await openAssistant(user, shortAnswer);
    await pressIn(user, again, 'Vorschlag holen');
    held[0]?.answer('Ein Vorschlag.');
    expect(await within(again).findByRole('button', { name: 'Text ersetzen' })).toBeVisible();
    expect(orders).toHaveLength(1);
  });

  it('offers names that are keys in words, and others as they are delivered (AIA-02)', async () => {
    const data = [
      [{ id: 1, name: 'styles.humorous' }, { id: 2, name: 'Poetisch' }, { id: 3 }],
      [{ id: 1, name: 'formal' }],
    ];
    mockServer.use(mockEndpoint(assistant.getVariables, () => HttpResponse.json({ success: true, data })));
    const { user } = await open();
    const panel = await openAssistant(user, shortAnswer);
    const style = await within(panel).findByRole('combobox', { name: 'Stil' });
    expect(
      within(style)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Humorvoll', 'Poetisch', '3']);
    expect(within(panel).getByRole('radio', { name: 'Sie (förmlich)' })).toBeInTheDocument();
  });

  it('can be asked again where the styles could not be loaded', async () => {
    refuseCall(assistant.getVariables);
    const { user } = await open();
    const panel = await openAssistant(user, shortAnswer);
    expect(await within(panel).findByText('Die Stile konnten nicht geladen werden.')).toBeVisible();
    mockServer.resetHandlers();
    await pressIn(user, panel, 'Erneut versuchen');
    expect(await within(panel).findByRole('combobox', { name: 'Stil' })).toBeVisible();
  });

  it('says so where no styles are offered, and can ask for them again', async () => {
    mockServer.use(
      mockEndpoint(assistant.getVariables, () => HttpResponse.json({ success: true, message: '', data: [[], []] })),
    );
    const { user } = await open();
    const panel = await openAssistant(user, shortAnswer);
    expect(await within(panel).findByText('Gerade werden keine Stile angeboten.')).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Vorschlag holen' })).not.toBeInTheDocument();
    mockServer.resetHandlers();
    await pressIn(user, panel, 'Erneut versuchen');
    expect(await within(panel).findByRole('combobox', { name: 'Stil' })).toBeVisible();
  });

  it('works on a server that answers documented fields only, and in English', async () => {
    setScenario(mocks, { responses: 'plain' });
    const { user, orders } = await open('ready', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: /^Write with Eulalia/ }));
    const panel = await screen.findByRole('dialog', { name: 'Writing with Eulalia' });
    await user.selectOptions(await within(panel).findByRole('combobox', { name: 'Style' }), 'Factual');
    await user.click(within(panel).getByRole('radio', { name: 'Informal' }));
    await pressIn(user, panel, 'Get a suggestion');
    await pressIn(user, panel, 'Replace text');
    expect(orders).toEqual([{ type: 'short_answer', style: '4', formality: '2' }]);
  });
});

describe('a proposed text', () => {
  it('stands beside the current one, with what would go and what would come', async () => {
    const { user, claim } = await open();
    suggest(`${claim.short_answer_text} Und zwar sofort.`);
    const panel = await askFor(user, shortAnswer);
    const added = await within(panel).findByText(/Und zwar sofort/, { selector: 'ins' });
    expect(added).toHaveTextContent('Neu: Und zwar sofort. Ende.');
    await pressIn(user, panel, 'Ihr Text');
    expect(within(panel).getByText(claim.short_answer_text)).toBeVisible();
  });

  it('replaces the text in one step that can be undone, and is saved like typed text', async () => {
    const { user, claim } = await open();
    const bodies = recordBodies(`/claims/${claim.id}/add-short-answer`);
    const before = claim.short_answer_text;
    suggest({ headline: 'Neue Überschrift', text: 'Der neue Text.' });
    const section = await openSection(user, shortAnswer);
    const panel = await askFor(user, shortAnswer);
    await user.click(await within(panel).findByRole('checkbox', { name: /Neue Überschrift/ }));
    await pressIn(user, panel, 'Text ersetzen');
    await closed();
    expect(textIn(section)).toHaveFocus();
    expect(textIn(section)).toHaveValue('Der neue Text.');
    expect(within(section).getByRole('textbox', { name: 'Überschrift' })).toHaveValue('Neue Überschrift');
    await pass(1600);
    await waitFor(() => expect(claim.short_answer_text).toBe('Der neue Text.'));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(textIn(section)).toHaveValue(before);
    await pass(1600);
    await waitFor(() => expect(claim.short_answer_text).toBe(before));
    expect(bodies).toHaveLength(2);
  });

  it('goes below the text where that is wanted', async () => {
    const { user, claim } = await open();
    const before = claim.short_answer_text;
    suggest('Der neue Text.');
    const section = await openSection(user, shortAnswer);
    const panel = await askFor(user, shortAnswer);
    await pressIn(user, panel, 'Darunter einfügen');
    await closed();
    expect(textIn(section)).toHaveValue(`${before}\n\nDer neue Text.`);
    await saved(section);
  });

  it('offers no undo any more once something else was typed', async () => {
    const { user } = await open();
    suggest('Der neue Text.');
    const section = await openSection(user, shortAnswer);
    const panel = await askFor(user, shortAnswer);
    await pressIn(user, panel, 'Text ersetzen');
    await closed();
    expect(await screen.findByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await user.type(textIn(section), ' Und mehr.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument());
    expect(textIn(section)).toHaveValue('Der neue Text. Und mehr.');
    await saved(section);
  });

  it('waits for "Update" on a published claim like any change', async () => {
    const { user, claim } = await open('published');
    const before = claim.short_answer_text;
    suggest('Der neue Text.');
    const section = await openSection(user, shortAnswer);
    const panel = await askFor(user, shortAnswer);
    await pressIn(user, panel, 'Text ersetzen');
    await closed();
    expect(textIn(section)).toHaveValue('Der neue Text.');
    expect((await screen.findAllByRole('button', { name: '1 Änderung veröffentlichen' })).length).toBeGreaterThan(0);
    expect(claim.short_answer_text).toBe(before);
  });

  it('is typed into the field, whose own undo takes it back', async () => {
    const typed: string[] = [];
    const execCommand = (command: string, _: boolean, text: string) => {
      const field = document.activeElement as HTMLTextAreaElement;
      typed.push(`${command}: ${text}`);
      fireEvent.input(field, { target: { value: text } });
      return true;
    };
    Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
    onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
    const { user, claim } = await open();
    suggest('Der neue Text.');
    const section = await openSection(user, shortAnswer);
    const panel = await askFor(user, shortAnswer);
    await pressIn(user, panel, 'Text ersetzen');
    await closed();
    expect(typed).toEqual(['insertText: Der neue Text.']);
    await user.type(textIn(section), ' Bearbeitet.');
    await saved(section);
    expect(claim.short_answer_text).toBe('Der neue Text. Bearbeitet.');
  });

  it('says so where the text has changed meanwhile, and compares with the new one', async () => {
    const held = holdSuggestions();
    const { user, claim } = await open();
    const before = claim.short_answer_text;
    const section = await openSection(user, shortAnswer);
    const panel = await askFor(user, shortAnswer);
    await waitFor(() => expect(held).toHaveLength(1));
    await pressIn(user, panel, 'Schließen');
    await closed();
    const field = textIn(section);
    await user.type(field, ' Getippt.');
    held[0]?.answer('Der neue Text.');
    const again = await openAssistant(user, shortAnswer);
    expect(await within(again).findByText(/hat sich inzwischen geändert/)).toBeVisible();
    expect(field).toHaveValue(`${before} Getippt.`);
    await pressIn(user, again, 'Ihr Text');
    expect(within(again).getByText(`${before} Getippt.`)).toBeVisible();
    await pass(1600);
    await waitFor(() => expect(claim.short_answer_text).toBe(`${before} Getippt.`));
  });

  it('is found again after the panel was closed, until it is discarded or the session ends', async () => {
    const { user, store } = await open();
    suggest('Der neue Text.');
    const panel = await askFor(user, shortAnswer);
    await within(panel).findByRole('button', { name: 'Text ersetzen' });
    await pressIn(user, panel, 'Schließen');
    await closed();
    const again = await openAssistant(user, shortAnswer);
    await pressIn(user, again, 'Verwerfen');
    expect(within(again).queryByRole('button', { name: 'Text ersetzen' })).not.toBeInTheDocument();
    expect(within(again).getByRole('button', { name: 'Vorschlag holen' })).toHaveFocus();
    await pressIn(user, again, 'Vorschlag holen');
    await within(again).findByRole('button', { name: 'Text ersetzen' });
    act(() => store.dispatch(endSession('logout')));
    expect(store.getState().assistant).toMatchObject({ suggestions: {} });
  });

  it('is plain text, whatever is delivered', async () => {
    const { user } = await open();
    suggest({ headline: '<img src=x onerror=alert(1)>', text: '<p>Eins.</p><script>alert(1)</script>' });
    const section = await openSection(user, shortAnswer);
    const panel = await askFor(user, shortAnswer);
    await pressIn(user, panel, 'Text ersetzen');
    await closed();
    expect(textIn(section)).toHaveValue('Eins.');
    await saved(section);
    expect(document.querySelector('img[src="x"], script')).toBeNull();
  });
});

describe('waiting', () => {
  it('says after ten seconds that it takes longer', async () => {
    const held = holdSuggestions();
    const { user } = await open();
    const panel = await askFor(user, shortAnswer);
    await waitFor(() => expect(held).toHaveLength(1));
    expect(within(panel).queryByText(/etwas länger/)).not.toBeInTheDocument();
    await pass(10_000);
    expect(await within(panel).findByText(/etwas länger/)).toBeVisible();
    await pass(60_000);
    held[0]?.answer('Nach langer Zeit.');
    expect(await within(panel).findByRole('button', { name: 'Text ersetzen' })).toBeVisible();
  });

  it('can be cancelled, and what comes nevertheless is not looked at', async () => {
    const held = holdSuggestions();
    const { user } = await open();
    const panel = await askFor(user, shortAnswer);
    await waitFor(() => expect(held).toHaveLength(1));
    await pressIn(user, panel, 'Abbrechen');
    expect(await within(panel).findByText('Abgebrochen. Ihr Text ist unverändert.')).toBeVisible();
    await pressIn(user, panel, 'Vorschlag holen');
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.answer('Der zweite');
    await waitFor(() => expect(panel).toHaveTextContent('Der zweite'));
    held[0]?.answer('Der erste');
    await pass(100);
    expect(panel).toHaveTextContent('Der zweite');
    expect(panel).not.toHaveTextContent('Der erste');
  });
});

describe('a request without a proposal', () => {
  it.each([
    ['server', 500, /kann gerade nicht schreiben/],
    ['nothing there', 404, /gibt es hier keine Vorschläge/],
    ['too many', 429, /zu viele Versuche/],
    ['forbidden, in the words of the server', 403, /^refused$/],
  ])('says why and can be made again: %s', async (_, status, sentence) => {
    refuseCall(assistant.suggestText, status);
    const { user, orders } = await open();
    const panel = await askFor(user, shortAnswer);
    expect(await within(panel).findByText(sentence)).toBeVisible();
    expect(orders).toHaveLength(1);
    mockServer.resetHandlers();
    await pressIn(user, panel, 'Vorschlag holen');
    expect(await within(panel).findByRole('button', { name: 'Text ersetzen' })).toBeVisible();
    expect(within(panel).queryByText(sentence)).not.toBeInTheDocument();
  });

  it('because the connection broke off is not repeated by itself', async () => {
    mockServer.use(mockEndpoint(assistant.suggestText, () => HttpResponse.error()));
    const { user, orders } = await open();
    const panel = await askFor(user, shortAnswer);
    expect(await within(panel).findByText(/gerade nicht erreichbar/)).toBeVisible();
    await pass(30_000);
    expect(orders).toHaveLength(1);
  });

  it.each([[[]], [['']], [[{ headline: null, text: null }]], [[null]]])('because it is empty: %j', async (segments) => {
    suggest(...segments);
    const { user } = await open();
    const panel = await askFor(user, shortAnswer);
    expect(await within(panel).findByText(/nichts eingefallen/)).toBeVisible();
  });

  it('because a field is refused shows that at the field', async () => {
    const errors = { style: ['Diesen Stil gibt es nicht.'] };
    refuseCall(assistant.suggestText, 422, { errors });
    const { user } = await open();
    const panel = await askFor(user, shortAnswer);
    expect(await within(panel).findByRole('combobox', { name: 'Stil' })).toHaveAccessibleDescription(
      'Diesen Stil gibt es nicht.',
    );
  });

  it('because something is refused that has no field there says so in the words of the server', async () => {
    const errors = { long_answer_subtitle: ['Die Überschrift ist zu kurz.'] };
    refuseCall(assistant.suggestText, 422, { errors });
    const { user } = await open();
    const panel = await askFor(user, shortAnswer);
    expect(await within(panel).findByText('Die Überschrift ist zu kurz.')).toBeVisible();
  });

  it('says why also where the panel was closed meanwhile', async () => {
    const errors = { style: ['Diesen Stil gibt es nicht.'] };
    const { user, orders } = await open();
    let refuse = (): void => undefined;
    const answer = () =>
      new Promise<Response>((resolve) => {
        refuse = () => resolve(HttpResponse.json({ success: false, message: '', data: null, errors }, { status: 422 }));
      });
    mockServer.use(mockEndpoint(assistant.suggestText, answer));
    const panel = await askFor(user, shortAnswer);
    await waitFor(() => expect(orders).toHaveLength(1));
    await pressIn(user, panel, 'Schließen');
    await closed();
    refuse();
    await pass(100);
    const again = await openAssistant(user, shortAnswer);
    const style = await within(again).findByRole('combobox', { name: 'Stil' });
    await waitFor(() => expect(style).toHaveAccessibleDescription('Diesen Stil gibt es nicht.'));
  });

  it('because the session has ended keeps what was taken over and edited for the next one', async () => {
    suggest('Der neue Text.');
    const { user, store, router, claim } = await open('published');
    const section = await openSection(user, shortAnswer);
    const panel = await askFor(user, shortAnswer);
    await pressIn(user, panel, 'Text ersetzen');
    await closed();
    await user.type(textIn(section), ' Bearbeitet.');
    refuseCall(assistant.suggestText, 401);
    const again = await openAssistant(user, shortAnswer);
    await pressIn(user, again, 'Vorschlag holen');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(store.getState().assistant).toMatchObject({ suggestions: {} });
    expect(JSON.stringify(Object.entries(localStorage))).toContain('Der neue Text. Bearbeitet.');
    expect(claim.short_answer_text).not.toContain('Bearbeitet');
  });
});

describe('long answers', () => {
  it('get their headlines one by one', async () => {
    const { user, claim, orders } = await open();
    const panel = await askFor(user, /^Ausführliche Antworten/);
    const [first] = await within(panel).findAllByRole('button', { name: /^Hinzufügen: / });
    const title = first?.getAttribute('aria-label')?.replace('Hinzufügen: ', '');
    if (first) await user.click(first);
    await waitFor(() =>
      expect(mocks.world.table('longAnswers').where(({ headline }) => headline === title)).toHaveLength(1),
    );
    expect(orders).toMatchObject([{ type: 'long_answer_subtitles' }]);
    expect(claim.short_answer_headline).not.toBe('');
  });

  it('get a text for the headline that is typed, as rich text', async () => {
    const { user, orders } = await open();
    suggest('Erster Absatz.\n\nZweiter <Absatz>.');
    const section = await openSection(user, /^Ausführliche Antworten/);
    await user.click(await within(section).findByRole('button', { name: 'Ausführliche Antwort hinzufügen' }));
    await user.click(await within(section).findByRole('textbox', { name: 'Überschrift' }));
    await user.paste('Der richtige Speicher');
    await user.click(
      await within(section).findByRole('button', { name: 'Mit Eulalia schreiben: Ausführliche Antwort' }),
    );
    const panel = await screen.findByRole('dialog', { name: 'Schreiben mit Eulalia' });
    await chooseTone(user, panel);
    await pressIn(user, panel, 'Vorschlag holen');
    await pressIn(user, panel, 'Übernehmen');
    await closed();
    await within(section).findByRole('toolbar');
    const text = within(section).getByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(text).toHaveTextContent('Erster Absatz.Zweiter <Absatz>.'));
    expect(orders).toEqual([
      { type: 'long_answer', style: '4', formality: '1', long_answer_subtitle: 'Der richtige Speicher' },
    ]);
    // The editor of the text has a button of that name too, with an icon.
    await user.click(await screen.findByText('Rückgängig'));
    await waitFor(() => expect(text).not.toHaveTextContent('Absatz'));
  });

  it('go below a text that was plain until now, whose paragraphs stay (D-45)', async () => {
    const { user } = await open('published');
    suggest('Der neue Absatz.');
    const section = await openSection(user, /^Ausführliche Antworten/);
    await user.click(await within(section).findByRole('button', { name: 'Mehr zu Was ein zu großer Speicher kostet' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }));
    await user.click(
      await within(section).findByRole('button', { name: 'Mit Eulalia schreiben: Ausführliche Antwort' }),
    );
    const panel = await screen.findByRole('dialog', { name: 'Schreiben mit Eulalia' });
    await chooseTone(user, panel);
    await pressIn(user, panel, 'Vorschlag holen');
    await pressIn(user, panel, 'Darunter einfügen');
    await closed();
    await within(section).findByRole('toolbar');
    const text = within(section).getByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(text).toHaveTextContent(/Der neue Absatz\.$/));
    const paragraphs = [...text.querySelectorAll('p')].map(({ textContent }) => textContent.split(' ', 2).join(' '));
    expect(paragraphs).toEqual(['Ein Speicher,', 'Jede ungenutzte', 'Der neue']);
  });
});

describe('proposed tips', () => {
  async function openTips(name: keyof typeof questions = 'begun') {
    const view = await open(name);
    view.claim.short_answer_headline = 'Eine Überschrift';
    suggest([
      { title: 'Ziel zuerst', text: 'Schreiben Sie es auf.' },
      { title: 'Klein anfangen', text: 'Testen Sie es.' },
    ]);
    const section = await openSection(view.user, /^Tipps/);
    return { ...view, section };
  }
  const titles = ({ tips }: { tips: { title: string }[] }) => tips.map(({ title }) => title);

  it('are added one by one, and taken back with undo', async () => {
    const { user, claim } = await openTips('ready');
    const before = titles(claim);
    const panel = await askFor(user, /^Tipps/);
    await pressIn(user, panel, 'Hinzufügen: Ziel zuerst');
    await waitFor(() => expect(titles(claim)).toEqual([...before, 'Ziel zuerst']));
    expect(within(panel).queryByRole('button', { name: 'Hinzufügen: Ziel zuerst' })).not.toBeInTheDocument();
    expect(within(panel).getByRole('button', { name: 'Hinzufügen: Klein anfangen' })).toHaveFocus();
    await pressIn(user, panel, 'Rückgängig');
    await pressIn(user, panel, 'Schließen');
    await closed();
    await pass(7000);
    await waitFor(() => expect(titles(claim)).toEqual(before));
  });

  it('stay where they are not added, with the reason', async () => {
    const { user } = await openTips('ready');
    refuseCall(claims.addTip, 403);
    const panel = await askFor(user, /^Tipps/);
    await pressIn(user, panel, 'Hinzufügen: Ziel zuerst');
    expect(await within(panel).findByRole('alert')).toHaveTextContent(
      'Der Zugriff auf diese Ressource ist nicht erlaubt.',
    );
    expect(within(panel).getByRole('button', { name: 'Hinzufügen: Ziel zuerst' })).toBeVisible();
  });

  it('stay, with the words of the server, where it wants more of one', async () => {
    const { user, claim } = await openTips('ready');
    refuseCall(claims.addTip, 422, { errors: { text: ['Ein Text wird gebraucht.'] } });
    const panel = await askFor(user, /^Tipps/);
    await pressIn(user, panel, 'Hinzufügen: Ziel zuerst');
    expect(await within(panel).findByRole('alert')).toHaveTextContent('Ein Text wird gebraucht.');
    mockServer.resetHandlers();
    await pressIn(user, panel, 'Hinzufügen: Ziel zuerst');
    await waitFor(() => expect(titles(claim)).toContain('Ziel zuerst'));
    expect(within(panel).queryByText('Ein Text wird gebraucht.')).not.toBeInTheDocument();
  });

  it('wait for "Update" on a published claim', async () => {
    const { user, claim, section } = await openTips('published');
    const before = titles(claim);
    const panel = await askFor(user, /^Tipps/);
    await pressIn(user, panel, 'Hinzufügen: Ziel zuerst');
    await waitFor(() => expect(section).toHaveTextContent('Ziel zuerst'));
    expect(titles(claim)).toEqual(before);
  });
});
