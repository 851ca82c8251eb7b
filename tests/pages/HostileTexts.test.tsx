import { fireEvent } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { assistant } from '@/api/endpoints/assistant';
import { game } from '@/api/endpoints/game';
import { fileOf } from '../features/import/linkedInExport';
import { render } from '../render';
import { claimOf } from './claimWorld';
import { openGame, pick, said, startGame } from './gameWorld';
import { expectHarmless, hostileAddresses, hostileTexts } from './hostileTexts';
import { library } from './imageFiles';
import { chooseFile, openImport, useSameThreadWorker } from './importWorld';
import { accountOf, profileOf } from './profileWorld';
import { find, findButton, findField, findNamed, press, pressNamed, write } from './quickFind';

/* What somebody else, a file or a server may have written, on every screen of a profile and of a claim (quality G11, G12). */

const all = hostileTexts.join('\n');
/** What fits into a name or a title; another part of it for each. */
let next = 0;
const some = () => Array.from({ length: 4 }, () => hostileTexts[(next += 1) % hostileTexts.length]).join(' ');
const long = /^(?:description|quote|question|story_question|alt)$/;
/** Every text of a row, but for what is an id, a day or one of few values. */
const fixed = /id$|ids$|^(?:type|grade|start_date|end_date|created_at|updated_at|source|uuid)$/;
function poison(row: object): void {
  for (const [key, value] of Object.entries(row)) {
    if (typeof value === 'string' && !fixed.test(key)) Object.assign(row, { [key]: long.test(key) ? all : some() });
  }
}

/** All texts of the expert's profile and of what belongs to it. */
function poisonProfile() {
  const profile = profileOf('priority');
  const { id } = accountOf('expert');
  for (const name of ['experience', 'education', 'images'] as const) {
    for (const row of mocks.world.table(name).where(({ account_id }) => account_id === id)) poison(row);
  }
  profile.location = some();
  for (const entry of [...profile.personal_connections, ...profile.competence_stories]) poison(entry);
  profile.personal_connections.push({ id: 9301, type: '<img src=x>', question: some(), image_id: null, main: false });
  const contact = { phone: '', email: '', address: '' };
  profile.contacts = hostileAddresses.map((website, index) => ({ id: 9400 + index, ...contact, website }));
  profile.contacts.push({ id: 9499, phone: all, email: all, address: all, website: '' });
  return profile;
}

/** One of the texts, as it has to be read. */
const sample = '<img src=x onerror=window.__ran=1>';

afterEach(() => {
  expectHarmless();
  Reflect.deleteProperty(window, '__ran');
});

it('are more than 120', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(120);
});

describe('hostile texts stay text', () => {
  it('in the editor, its form and the preview over the page', async () => {
    const profile = poisonProfile();
    await render(`/competence/${profile.id}`, { as: 'expert' });
    await findButton(/^Kontakt hinzufügen/);
    await find('h3', '<img src=x>');
    expect(document.querySelector('main')?.textContent).toContain(sample);
    for (const address of hostileAddresses) {
      const shown = [...document.querySelectorAll('dd')].filter(({ textContent }) => textContent === address);
      for (const one of shown) expect(one.querySelector('a')).toBeNull();
    }
    expectHarmless();
    await press(find('#experience [aria-label$=" bearbeiten"]'));
    expect((await findField(/^Beschreibung/)).value).toContain('<svg onload');
    expectHarmless();
  });

  it('in the preview over the page, and in print', async () => {
    const profile = poisonProfile();
    await render(`/competence/${profile.id}`, { as: 'expert' });
    await press(findButton('Vorschau'));
    const dialog = await find('[role="dialog"]');
    await find('[role="dialog"] h5');
    expect(dialog.textContent).toContain(sample);
    expectHarmless();
    await press(find('[role="dialog"] button', /Drucken|PDF/));
    expect(await find('h5')).toBeInTheDocument();
  });

  it('in the media library and in the texts of an image', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160);
    poisonProfile();
    await render('/user/images', { as: 'expert' });
    const opener = await find('[aria-label$=" öffnen"]');
    expect(document.body.textContent).toContain(sample);
    await press(opener);
    expect((await findField(/^Bildunterschrift/)).value).toContain('<svg onload');
    expect(library().length).toBeGreaterThan(0);
  });

  it('in the list of profiles and its share sheet', async () => {
    poisonProfile();
    Object.assign(accountOf('expert'), { firstname: all.slice(0, 2000), lastname: all.slice(0, 2000) });
    await render('/competence/profiles', { as: 'expert' });
    await press(find('[aria-label$=" teilen"]'));
    expect(await find('[role="dialog"] a')).toBeInTheDocument();
  });
});

/** All texts of a claim, but its state; its long answers are HTML for the reader. */
function poisonClaim() {
  const claim = claimOf('published');
  const { status } = claim;
  poison(claim);
  claim.status = status;
  for (const list of [claim.keywords, claim.facts, claim.faqs, claim.tips, claim.essentials]) list.forEach(poison);
  mocks.world
    .table('longAnswers')
    .where(({ claim_id }) => claim_id === claim.id)
    .forEach(poison);
  return claim;
}

async function openSection(words: RegExp): Promise<void> {
  const head = await find('button[aria-expanded]', words);
  if (head.getAttribute('aria-expanded') === 'false') fireEvent.click(head);
}

describe('hostile texts of a claim stay text', () => {
  it('in every section of its editor and in the preview over the page', async () => {
    await render(`/competence/claim/${poisonClaim().id}`, { as: 'expert' });
    for (const section of [/^Fakten/, /^Häufige Fragen/, /^Tipps/, /^Das Wichtigste/, /^Ausführliche Antworten/]) {
      await openSection(section);
    }
    await find('#tips [aria-label^="Mehr zu"]');
    await find('#longAnswers [aria-label^="Mehr zu"]');
    expect(document.querySelector('main')?.textContent).toContain(sample);
    expectHarmless();
    await press(find('[aria-label="Ansicht"] button', 'Vorschau'));
    await press(findNamed('Mehr zu diesem Claim'));
    await press(find('[role="menuitem"]', 'Vorschau'));
    await find('[role="dialog"] h3');
    expect((await find('[role="dialog"]')).textContent).toContain(sample);
  });

  it('in the list of claims', async () => {
    poisonClaim();
    await render('/competence/claims', { as: 'expert' });
    expect(await find('main li [aria-label^="Mehr zu"]')).toBeInTheDocument();
  });

  it('in what is exported', async () => {
    const claim = poisonClaim();
    await render(`/competence/claim/${claim.id}`, { as: 'expert' });
    await pressNamed('Mehr zu diesem Claim', 'Exportieren');
    expect(await find('[role="dialog"]')).toBeInTheDocument();
  });
});

describe('hostile texts of the assistant stay text', () => {
  const answer = (data: unknown) => () => HttpResponse.json({ success: true, message: all, data });
  const styles = hostileTexts.slice(0, 13).map((name, id) => ({ id, key: name, name }));

  async function ask(section: RegExp, segments: unknown[]): Promise<HTMLElement> {
    mockServer.use(
      mockEndpoint(assistant.getVariables, answer({ styles, formalities: [{ id: 1, key: all, name: all }] })),
      mockEndpoint(assistant.suggestText, answer({ segments })),
    );
    await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    await openSection(section);
    await press(find('button', /^Mit Eulalia schreiben/));
    const style = await find('[role="dialog"] select');
    fireEvent.change(style, { target: { value: '3' } });
    await press(find('[role="dialog"] input[type="radio"]'));
    await press(find('[role="dialog"] button', 'Vorschlag holen'));
    return find('[role="dialog"]');
  }

  it('as a text, compared with what stands there', async () => {
    const panel = await ask(/^Kurzantwort/, [all]);
    await find('[role="dialog"] button', 'Text ersetzen');
    expect(panel.textContent).toContain(sample);
    expectHarmless();
    await press(find('[role="dialog"] button', 'Vergleich'));
    expect(panel.textContent).toContain(sample);
  });

  it('as tips', async () => {
    const panel = await ask(/^Tipps/, [hostileTexts.map((text) => ({ title: text, text }))]);
    await find('[role="dialog"] button', 'Hinzufügen');
    expect(panel.textContent).toContain(sample);
    expectHarmless();
    await press(find('[role="dialog"] li button', 'Hinzufügen'));
    await find('#tips [aria-label^="Mehr zu"]');
  });

  it('in the discussion', async () => {
    for (const post of mocks.world.table('posts').all())
      Object.assign(post, { title: some(), content: `<p>${some()}</p>` });
    await render('/posts/all-posts', { as: 'expert' });
    expect(await find('main article h2')).toBeInTheDocument();
    expectHarmless();
  });

  it('in the editor of a post, and on its card before it is published', async () => {
    Object.assign(mocks.world.table('posts').get(1622) ?? {}, { title: sample, content: `<p>Vorher</p>${all}` });
    await render('/posts/1622/edit', { as: 'expert' });
    expect((await findField('Titel')).value).toBe(sample);
    await find('[contenteditable="true"]', /^Vorher/);
    expectHarmless();
    await write('Titel', some());
    await press(findButton('Veröffentlichen'));
    await find('[role="dialog"] article h2', /./);
    expectHarmless();
  });

  it('in a post and its comments', async () => {
    Object.assign(mocks.world.table('posts').get(1601) ?? {}, { title: sample, content: all });
    for (const comment of mocks.world.table('comments').all()) comment.comment = all;
    await render('/posts/1601', { as: 'expert' });
    await find('h1', sample);
    await press(findButton(/Antworten anzeigen$/));
    expect(await find('main ul ul p', /<img src=x onerror/)).toBeInTheDocument();
    expectHarmless();
  });
});

describe('hostile terms of the occupation game stay text', () => {
  it('before they are picked, after that, and in what is said of them', async () => {
    const terms = hostileTexts.slice(0, 15).map((name, id) => ({ id, name, correct: id < 5 }));
    const round = { occupation: { id: 1, name: all }, terms, attempts: 0, passed: false };
    mockServer.use(mockEndpoint(game.getRound, () => HttpResponse.json({ success: true, message: all, data: round })));
    await openGame();
    expectHarmless();
    await startGame();
    expect(await find('[role="dialog"] li button', sample)).toBeVisible();
    expectHarmless();
    await pick(...terms.slice(8, 10).map(({ name }) => name), ...terms.slice(0, 4).map(({ name }) => name));
    expect(said().join()).toContain(terms[3]?.name);
    expectHarmless();
  });
});

describe('a hostile file', () => {
  beforeEach(useSameThreadWorker);
  afterEach(() => void vi.unstubAllGlobals());

  it('is reviewed as text', async () => {
    const cell = (text: string) => `"${text.replaceAll('"', '""').replaceAll(/[\n\u0000]/g, ' ')}"`;
    // A formula, or half a letter, is a reason to refuse a file as a whole.
    const lines = hostileTexts
      .filter((text) => !/^[=+@-]|\ud800/.test(text))
      .map((text) => [text, text, text, text].map(cell).join(','))
      .map((line) => `${line},Jan 2020,`);
    const { user } = await openImport();
    await chooseFile(
      user,
      fileOf(`Company Name,Title,Description,Location,Started On,Finished On\n${lines.join('\n')}\n`, 'Positions.csv'),
    );
    await find('h4', /<img src=x onerror=/);
    expect(await findNamed('Berufserfahrung')).toBeInTheDocument();
  });
});
