import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Claim } from '@/api/endpoints/claims';
import { Claim as ClaimSchema } from '@/api/endpoints/claims';
import { CompetenceProfile } from '@/api/endpoints/profiles';
import { toExample } from '@/content/examples/example';
import { exampleClaimHref } from '@/routes/href';
import germanTexts from '../../locales/examples/de.json';
import englishTexts from '../../locales/examples/en.json';
import { arriveAt, render } from '../render';
import { recordCalls } from './authForms';

const german = toExample(germanTexts);
const english = toExample(englishTexts);

/* Examples for those who have no account yet (D-71). */

describe('the example of a profile', () => {
  it('shows a person with confirmed competences, without an account and without a call, to search engines too', async () => {
    const calls = recordCalls();
    await render('/examples/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dr.-Ing. Katrin Jessen' })).toBeVisible();
    expect(screen.getByText('Person und Bestätigungen sind erfunden.')).toBeVisible();
    const skills = screen.getByRole('region', { name: 'Ihr Können, auf einer solchen Seite' });
    expect(within(skills).getByRole('heading', { name: 'Weitere Beispiele' })).toBeVisible();
    // The head counts once; a competence names people.
    const known = 'Henning Paulsen, Aylin Demirci und Matthias Brodersen';
    expect((await screen.findAllByText(`Bestätigt unter anderem von ${known}`))[0]).toBeVisible();
    expect(screen.getByText(`11 Bestätigungen, darunter ${known}`)).toBeVisible();
    expect(screen.getAllByText(/\d Bestätigung/)).toHaveLength(1);
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('speaks the language of the interface as a whole', async () => {
    const { user } = await render('/examples/profile', { language: 'en' });
    expect(await screen.findByText('Grid planning engineer', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deutsch' }));
    expect(await screen.findByText('Netzplanerin', { exact: false })).toBeVisible();
  });

  it('is what the sign-in pages show in small: of each skill the same people', async () => {
    await render('/login');
    const sample = await screen.findByRole('img', { name: /Netzplanerin/ });
    const confirmedBy = (skill: string) =>
      german.invitations
        .filter(({ endorsements }) => endorsements.some(({ children }) => children.some(({ name }) => name === skill)))
        .map(({ firstname, lastname }) => firstname.slice(0, 1) + lastname.slice(0, 1));
    for (const [short, skill] of [
      ['Netzplanung', 'Netzplanung in der Niederspannung'],
      ['Netzanschluss', 'Netzanschluss von Erzeugungsanlagen'],
      ['Lastflussrechnung', 'Lastflussrechnung'],
    ] as const) {
      const people = confirmedBy(skill);
      expect(people).not.toEqual([]);
      expect(sample).toHaveTextContent(`${short}${people.length} Bestätigungen${people.join('')}`);
    }
  });

  it.each([
    [undefined, '/register'],
    ['expert', '/competence/new-profile'],
  ] as const)('leads on to a profile of one’s own (%s)', async (as, path) => {
    const { user } = await render('/examples/profile', as ? { as } : {});
    const [start] = await screen.findAllByRole('link', { name: 'Eigenes Profil anlegen' });
    await user.click(start!);
    await arriveAt(path);
  });

  it('names its claims, and each has a page', async () => {
    const { user } = await render('/examples/profile');
    await screen.findByRole('heading', { level: 1, name: 'Dr.-Ing. Katrin Jessen' });
    const more = screen.getByRole('region', { name: 'Ihr Können, auf einer solchen Seite' });
    const questions = german.claims.map(({ question }) => question);
    const links = (await within(more).findAllByRole('listitem')).map((item) => item.textContent);
    expect(links).toEqual(questions);
    await user.click(within(more).getByRole('link', { name: questions[2]! }));
    await arriveAt('/examples/claim/wallboxes');
    expect(await screen.findByRole('heading', { level: 1, name: questions[2]! })).toBeVisible();
  });
});

describe('the example of a claim', () => {
  it('shows every section, without a call', async () => {
    const calls = recordCalls();
    await render(exampleClaimHref);
    const sections = await screen.findAllByRole('heading', { level: 2 });
    expect(sections.map((heading) => heading.textContent)).toEqual([
      'Kurz beantwortet',
      'Worum es geht',
      'Ausführlich erklärt',
      'Fakten',
      'Häufige Fragen',
      'Tipps',
      'Meine Meinung',
      'Das Wichtigste',
      'Ihre Antwort, auf einer solchen Seite',
    ]);
    expect(calls).toEqual([]);
  });

  it.each([
    [undefined, '/register'],
    ['expert', /^\/competence\/new-claim/],
  ] as const)('leads on to a claim of one’s own (%s)', async (as, path) => {
    await render(exampleClaimHref, as ? { as } : {});
    const links = await screen.findAllByRole('link', { name: 'Eigenen Claim beginnen' });
    for (const link of links) expect(link.getAttribute('href')).toMatch(path);
  });

  it('is not found under another name', async () => {
    await render('/examples/claim/gibt-es-nicht');
    expect(await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
    expect(document.title).toBe('Seite nicht gefunden · Fachprofil');
  });
});

describe('where something of one’s own begins', () => {
  it.each([
    ['/competence/profiles', 'new', '/examples/profile'],
    ['/competence/claims', 'new', '/examples/profile'],
    ['/competence/new-profile', 'new', '/examples/profile'],
    ['/competence/new-claim', 'expert', exampleClaimHref],
  ] as const)('an example opens beside %s', async (path, as, example) => {
    await render(path, { as });
    const link = await screen.findByRole('link', { name: /^Beispiel ansehen/ });
    expect(link).toHaveAttribute('href', example);
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('the content', () => {
  const texts = (claims: readonly Claim[]) =>
    claims.map(({ id, facts, tips, faqs, essentials, long_answers, keywords }) => [
      id,
      ...[facts, tips, faqs, essentials, long_answers, keywords].map(({ length }) => length),
    ]);

  it('has the same parts in both languages', () => {
    expect(texts(english.claims)).toEqual(texts(german.claims));
    expect(english.person).toEqual(german.person);
    for (const list of ['work_experiences', 'educations', 'competence_stories', 'personal_connections'] as const)
      expect(english.profile[list]).toHaveLength(german.profile[list].length);
  });

  it('is what a server could deliver', () => {
    for (const { profile, claims } of [german, english]) {
      expect(CompetenceProfile.parse(profile)).toEqual(profile);
      for (const claim of claims) expect(ClaimSchema.parse(claim).id).toBe(claim.id);
    }
  });
});
