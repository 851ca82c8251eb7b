import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { searchDisciplines } from '@mocks/data/disciplines';
import { append } from '@mocks/db/ordered';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { serializeClaim } from '@mocks/serializers/claim';
import { claims } from '@/api/endpoints/claims';
import { fetchClaim, saveShortAnswer, selectClaim, updatePainPoint } from '@/entities/claim/claimsSlice';
import { render } from '../render';
import { experience } from '@/api/endpoints/experience';
import { choose as chooseEntry, dialog, findFold } from './careerWorld';
import { choose, fillNew, fullDraft, titlesOf } from './claimParts';
import { claimOf, openSection } from './claimWorld';
import { experienceOf, fail, profileOf } from './profileWorld';

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

it.each(['ready', 'published'] as const)('keeps the other fields of a section that is written in: %s', async (name) => {
  const claim = claimOf(name);
  const { user } = await open(claim);
  const section = within(await openSection(user, /^Kurzantwort/));
  const headline = section.getByRole('textbox', { name: /^Überschrift/ });
  await user.type(section.getByRole('textbox', { name: 'Text' }), ' Hier.');
  claim.short_answer_headline = 'Von nebenan';
  if (name === 'published') {
    await user.click((await screen.findAllByRole('button', { name: '1 Änderung veröffentlichen' }))[0] as HTMLElement);
  } else act(() => headline.blur());
  await waitFor(() => expect(claim.short_answer_text).toMatch(/ Hier\.$/));
  expect(claim.short_answer_headline).toBe('Von nebenan');
  await waitFor(() => expect(headline).toHaveValue('Von nebenan'));
  expect(screen.queryAllByRole('button', { name: /Änderung veröffentlichen$/ })).toEqual([]);
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

it('keeps an item that was changed there, when another one of a public list is published', async () => {
  const claim = claimOf('published');
  const { user } = await open(claim);
  const { submit } = await fillNew(user, 'tips');
  await user.click(submit);
  const [tip] = claim.tips;
  if (tip) tip.text = 'Von nebenan.';
  const [update] = await screen.findAllByRole('button', { name: '1 Änderung veröffentlichen' });
  await user.click(update as HTMLElement);
  await waitFor(() => expect(titlesOf('tips')).toContain('Zähler ablesen'));
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /veröffentlichen$/ })).toEqual([]));
  expect(tip?.text).toBe('Von nebenan.');
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
    expect(section.queryByText(/inzwischen auch anderswo geändert/)).not.toBeInTheDocument();
    expect(titlesOf('tips').filter((title) => title.startsWith('Zähler'))).toEqual(['Zähler ablesen. Bald.']);
  });
});

it('keeps the other fields of an item that is changed in both', async () => {
  const claim = fullDraft();
  const { user } = await open(claim);
  const section = within(await openSection(user, /^Tipps/));
  const [title = ''] = titlesOf('tips');
  await choose(user, title, 'Bearbeiten');
  await user.type(await section.findByRole('textbox', { name: 'Tipp' }), ' Bald.');
  const tip = claim.tips.find((one) => one.title === title);
  if (tip) tip.text = 'Von nebenan.';
  await user.click(await section.findByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(titlesOf('tips')).toContain(`${title} Bald.`));
  expect(tip?.text).toBe('Von nebenan.');
});

describe('an entry in its drawer', () => {
  const title = 'Lehrbeauftragte';
  const degree = 'Energieauditorin nach DIN EN 16247';

  async function edit(entry: string, heading: string) {
    const view = await render(`/competence/${profileOf('paused').id}`, { as: 'expert' });
    await findFold();
    await chooseEntry(view.user, entry, /^Bearbeiten/);
    const drawer = await dialog(heading);
    return {
      ...view,
      drawer,
      save: async () => view.user.click(await drawer.findByRole('button', { name: /^Speichern/ })),
    };
  }

  it('keeps what was saved there in other fields of a work experience', async () => {
    const { user, drawer, save } = await edit(title, 'Berufserfahrung bearbeiten');
    const position = await drawer.findByLabelText('Position');
    const row = experienceOf(title);
    Object.assign(row, { company_name: 'Hochschule Anhalt', location: 'Köthen' });
    await user.type(position, ' für Netze');
    await save();
    await waitFor(() => expect(row.job_title).toBe(`${title} für Netze`));
    expect(row).toMatchObject({ company_name: 'Hochschule Anhalt', location: 'Köthen' });
  });

  it('and of an education', async () => {
    const row = mocks.world.table('education').find(({ degree_name }) => degree_name === degree);
    if (!row) throw new Error(`no ${degree}`);
    profileOf('paused').education_ids = [row.id];
    const { user, drawer, save } = await edit(degree, 'Ausbildung bearbeiten');
    const institution = await drawer.findByLabelText(/^Hochschule, Schule/);
    row.city = 'Köthen';
    await user.type(institution, ' Ost');
    await save();
    await waitFor(() => expect(row.institution).toMatch(/ Ost$/));
    expect(row.city).toBe('Köthen');
  });

  it('keeps the disciplines that were added there and taken away', async () => {
    const row = experienceOf(title);
    const [first = 0, second = 0, third = 0, added] = [
      'Maschinenbau',
      'Verfahrenstechnik',
      'Fahrzeugtechnik',
      'Elektrotechnik',
    ].flatMap((name) => searchDisciplines(name, 'de').find((found) => found.name === name)?.id ?? []);
    row.discipline_ids = [first, second];
    const { user, drawer, save } = await edit(title, 'Berufserfahrung bearbeiten');
    await user.click(await drawer.findByLabelText('Fachgebiete'));
    await user.paste('Elektro');
    await user.click(await screen.findByText('Elektrotechnik', { selector: '[role="option"]' }));
    row.discipline_ids = [second, third];
    await save();
    await waitFor(() => expect(row.discipline_ids.map(Number)).toEqual([second, third, added]));
  });

  it('asks where the same field was changed there, and sends nothing before', async () => {
    const { user, drawer, save } = await edit(title, 'Berufserfahrung bearbeiten');
    const company = await drawer.findByLabelText('Unternehmen');
    const place = drawer.getByLabelText('Ort');
    const row = experienceOf(title);
    const before = row.company_name;
    Object.assign(row, { company_name: 'Hochschule Anhalt', location: 'Köthen' });
    await user.clear(company);
    await user.type(company, 'Nordlicht');
    await user.clear(place);
    await user.type(place, 'Halle');
    await save();
    const alert = await drawer.findByText(/inzwischen auch anderswo geändert/);
    expect(alert.closest('[role="group"]')).toHaveFocus();
    expect(drawer.getByText('Hochschule Anhalt')).toBeVisible();
    expect(row.company_name).not.toBe(before);
    await user.click(drawer.getByRole('button', { name: 'Diese Fassung übernehmen: Unternehmen' }));
    expect(company).toHaveValue('Hochschule Anhalt');
    expect(row.location).toBe('Köthen');
    // Saved once more, what stands in the other field counts.
    await save();
    await waitFor(() => expect(row.location).toBe('Halle'));
    expect(row.company_name).toBe('Hochschule Anhalt');
  });

  it('keeps its text where the newest version could not be read', async () => {
    const { user, drawer, save } = await edit(title, 'Berufserfahrung bearbeiten');
    await user.type(await drawer.findByLabelText('Position'), ' für Netze');
    fail(experience.listExperience);
    await save();
    expect(await drawer.findByText(/^Die Berufserfahrung konnte nicht gespeichert werden/)).toBeVisible();
    expect(drawer.getByLabelText('Position')).toHaveValue(`${title} für Netze`);
    expect(experienceOf(title)).toBeDefined();
  });
});
