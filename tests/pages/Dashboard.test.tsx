import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { buildClaimListItem, buildInvitation, buildPost, buildProfileListItem } from '@mocks/build';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { claims } from '@/api/endpoints/claims';
import { endorsements } from '@/api/endpoints/endorsements';
import { posts } from '@/api/endpoints/posts';
import { profiles } from '@/api/endpoints/profiles';
import { users } from '@/api/endpoints/users';
import { readStored, storedSuffixes, writeStored } from '@/platform/clientStorage';
import { writeDraft } from '@/platform/drafts';
import { selectSession, sessionBegan } from '@/store/session';
import { arriveAt, render } from '@tests/render';
import { recordCalls } from './authForms';

const ruleError = () => HttpResponse.json({ message: 'Server Error' }, { status: 500 });
const main = () => within(screen.getByRole('main'));
/** The tile of a part with its number. */
const tile = (name: string, count: number | string = '\\d+') =>
  main().findByRole('link', { name: new RegExp(`^${name} ?${count}`) });
/** The button of the next step; the page has no other primary one. */
const primary = () =>
  [...screen.getByRole('main').querySelectorAll('.MuiButton-contained')].map((one) => one.textContent);

/** The card of a heading. */
const cardOf = (heading: HTMLElement) => heading.closest<HTMLElement>('section') ?? heading;

describe('the greeting', () => {
  const heading = () => screen.findByRole('heading', { level: 1 });
  /** As long as the server has not said more of the person than their session does. */
  const openWithoutDetails = () => {
    mockServer.use(mockEndpoint(users.getDetails, () => new Promise<Response>(() => undefined)));
    return render('/dashboard', { as: 'expert' });
  };

  it('is by name alone until the server has said more of the person', async () => {
    await openWithoutDetails();
    expect(await heading()).toHaveTextContent(/, Anna Bergmann$/);
  });
});

describe.each(['/dashboard', '/home'])('the start page at %s', (path) => {
  it('greets, and says what is worth doing now', async () => {
    const { user } = await render(path, { as: 'expert' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/, Frau Dr. Bergmann$/);
    await screen.findByRole('heading', { name: 'Ihre Antwort ist fertig' });
    expect(primary()).toEqual(['Jetzt veröffentlichen']);
    const draft = mocks.world.table('claims').find(({ question }) => question.startsWith('Lohnt sich ein Balkon'));
    await user.click(await main().findByRole('link', { name: 'Jetzt veröffentlichen' }));
    expect(await screen.findByRole('dialog', { name: 'Claim veröffentlichen?' })).toHaveTextContent(
      `${draft?.question}`,
    );
    await arriveAt(`/competence/claim/${draft?.id}`);
  });
});

describe('the start page of an expert', () => {
  it('counts profiles, claims and verifications in tiles that lead to them', async () => {
    await render('/dashboard', { as: 'expert' });
    expect(await tile('Kompetenzprofile', 3)).toHaveAttribute('href', '/competence/profiles');
    expect(await tile('Claims', 5)).toHaveTextContent('2 Entwürfe 2 veröffentlicht 1 pausiert');
    // As many as the profiles show: 11 and 1.
    expect(await tile('Bestätigungen', 12)).toHaveTextContent(
      'darunter Georg Baumann 3 Einladungen offen, 1 läuft bald ab',
    );
  });

  it('speaks English', async () => {
    await render('/dashboard', { as: 'expert', language: 'en' });
    expect(await tile('Claims', 5)).toHaveTextContent('2 drafts 2 published 1 paused');
    expect(await screen.findByRole('heading', { name: 'Your answer is ready' })).toBeInTheDocument();
    const posts = await screen.findByRole('region', { name: 'From the discussion' });
    expect(await within(posts).findByText(/· yesterday, \d\d:\d\d/)).toBeVisible();
  });

  it.each([
    ['claims', claims.listClaims, ['Claims'], ['Heute']],
    ['invitations', endorsements.listInvitations, ['Bestätigungen'], ['Heute']],
    ['profiles', profiles.listProfiles, ['Kompetenzprofile', 'Bestätigungen'], []],
  ])('shows a failed load of %s where it is missing alone, and reads it again', async (_, endpoint, names, lists) => {
    let fails = true;
    mockServer.use(mockEndpoint(endpoint, () => (fails ? ruleError() : undefined)));
    const { user } = await render('/dashboard', { as: 'expert' });
    await waitFor(() => expect(main().getAllByRole('alert')).toHaveLength(names.length + lists.length));
    for (const name of names) {
      expect(main().queryByRole('link', { name: new RegExp(`^${name} ?\\d`) })).not.toBeInTheDocument();
    }
    for (const other of ['Kompetenzprofile', 'Claims', 'Bestätigungen'].filter((one) => !names.includes(one)))
      await tile(other);
    fails = false;
    const [alert] = main().getAllByRole('alert');
    await user.click(await within(alert as HTMLElement).findByRole('button', { name: 'Erneut versuchen' }));
    for (const name of names) expect(await tile(name)).toBeInTheDocument();
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what there is to see to, each with one action', async () => {
    const account = mocks.world.table('accounts').find(({ firstname }) => firstname === 'Anna');
    writeDraft(String(account?.id), 'newClaim', { topic: 'Wärmepumpe' }, Date.now());
    await render('/dashboard', { as: 'expert' });
    const region = await screen.findByRole('region', { name: 'Heute' });
    await within(region).findByText(/Formelangst/);
    const links = within(region).getAllByRole('link');
    const names = links.map((link) => link.textContent);
    // The initials are a face. What cannot wait comes first, then what was begun.
    expect(names[0]).toBe('MFDie Einladung an Malte Friedrich läuft bald ab Der Link gilt noch 3 Tage Erinnern');
    expect(links[0]).toHaveAttribute('href', '/verify-competence?status=expiring');
    expect(names[1]).toMatch(/^Neuer Claim nicht gespeicherter Text\s*· heute, \d\d:\d\d Weiterschreiben$/);
    expect(links[1]).toHaveAttribute('href', '/competence/new-claim');
    expect(names.some((name) => /^.+ Beitrag\s*· Entwurf Weiterschreiben$/.test(name))).toBe(true);
  });

  it('says how far the next profile is', async () => {
    await render('/dashboard', { as: 'expert' });
    await main().findByRole('heading', { name: 'Ihre Antwort ist fertig' });
    expect(await tile('Kompetenzprofile', 3)).toHaveTextContent('„Dozentin“: noch 2 von 5 Schritten');
    // Said once: the ring beside these words only draws them.
    expect(main().queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows the step after the next one to who has no time for it, and the first one again at the end', async () => {
    const { user } = await render('/dashboard', { as: 'expert' });
    const titles: (string | null)[] = [];
    for (let count = 0; count < 4; count += 1) {
      const later = await main().findByRole('button', { name: 'Später' });
      titles.push(main().getAllByRole('heading', { level: 2 })[0]?.textContent ?? null);
      expect(primary()).toHaveLength(1);
      await user.click(later);
      expect(later).toHaveFocus();
    }
    expect(titles).toEqual([
      'Ihre Antwort ist fertig',
      'Eine Einladung läuft bald ab',
      'Ergänzen Sie Fachgebiete und Ort Ihrer Berufserfahrung',
      'Ihre Antwort ist fertig',
    ]);
  });

  it('never shows the same claim twice; text that is not saved comes before publishing', async () => {
    const account = mocks.world.table('accounts').find(({ firstname }) => firstname === 'Anna');
    const draft = mocks.world.table('claims').find(({ question }) => question.startsWith('Lohnt sich ein Balkon'));
    writeDraft(String(account?.id), `claim-${draft?.id}-topic`, { topic: 'Strom' }, Date.now());
    await render('/dashboard', { as: 'expert' });
    expect(await main().findByRole('link', { name: 'Weiterschreiben' })).toHaveAttribute(
      'href',
      `/competence/claim/${draft?.id}?section=subject`,
    );
    expect(main().getAllByText(draft?.question ?? '')).toHaveLength(1);
    expect(main().getByText('nicht gespeicherter Text')).toBeVisible();
  });

  it('never shows a claim below, either, whose question is being changed', async () => {
    const account = mocks.world.table('accounts').find(({ firstname }) => firstname === 'Anna');
    const draft = mocks.world.table('claims').find(({ question }) => question.startsWith('Lohnt sich ein Balkon'));
    writeDraft(String(account?.id), `claim-${draft?.id}-question`, { question: 'Lohnt es sich?' }, Date.now());
    await render('/dashboard', { as: 'expert' });
    expect(await main().findByRole('link', { name: 'Weiterschreiben' })).toHaveAttribute(
      'href',
      `/competence/claim-form?id=${draft?.id}`,
    );
    expect(main().getAllByText(draft?.question ?? '')).toHaveLength(1);
  });

  it('shows the claim of the next step as its page begins', async () => {
    await render('/dashboard', { as: 'expert' });
    const hero = cardOf(await main().findByRole('heading', { name: 'Ihre Antwort ist fertig' }));
    expect(within(hero).getByText('Lohnt sich ein Balkonkraftwerk in einer Mietwohnung?')).toBeVisible();
    expect(within(hero).getByText('Ja, wenn die Sonne mittags darauf scheint')).toBeVisible();
    expect(within(hero).getByText('Dr.-Ing. Anna Bergmann')).toBeVisible();
    expect(within(hero).getByRole('img')).toBeVisible();
  });

  it('shows a claim without an answer, too', async () => {
    const draft = mocks.world.table('claims').find(({ question }) => question.startsWith('Lohnt sich ein Balkon'));
    Object.assign(draft ?? {}, { short_answer_headline: '', short_answer_text: '' });
    const { user } = await render('/dashboard', { as: 'expert' });
    await user.click(await main().findByRole('button', { name: 'Später' }));
    const hero = cardOf(await main().findByRole('heading', { name: 'Schreiben Sie die Kurzantwort' }));
    expect(within(hero).getByText(`${draft?.question}`)).toBeVisible();
  });

  it('shows the profile of the next step as a picture of its page, with its name beside it', async () => {
    const { user } = await render('/dashboard', { as: 'expert' });
    await user.click(await main().findByRole('button', { name: 'Später' }));
    await user.click(await main().findByRole('button', { name: 'Später' }));
    const hero = cardOf(await main().findByRole('heading', { name: /^Ergänzen Sie Fachgebiete/ }));
    const page = await within(hero).findByRole('article', { hidden: true });
    expect(page).toHaveTextContent('Dr.-Ing. Anna Bergmann');
    // A picture only: nothing in it is read out or pressed.
    expect(page.closest('[aria-hidden=true]')).toHaveAttribute('inert');
    const names = within(hero).getAllByText('Dozentin');
    expect(names.filter((name) => !page.contains(name))).toHaveLength(1);
  });

  it('shows the public profile, to be viewed and shared, without another call', async () => {
    const calls = recordCalls();
    const { user } = await render('/dashboard', { as: 'expert' });
    const card = await main().findByRole('heading', { name: 'Ihr öffentliches Profil' });
    const profile = within(cardOf(card));
    expect(profile.getByText('Elektroingenieurin')).toBeVisible();
    expect(profile.getByText('Erneuerbare Energien')).toBeVisible();
    expect(profile.getByText('11 Bestätigungen')).toBeVisible();
    expect(profile.getByRole('link', { name: /^Ansehen/ })).toHaveAttribute('target', '_blank');
    await main().findByRole('heading', { name: 'Ihre Antwort ist fertig' });
    // Only the paused profile is read, for what it lacks.
    expect(calls.filter((call) => /\/competenceprofile\/\d+$/.test(call))).toHaveLength(1);
    await user.click(profile.getByRole('button', { name: 'Teilen' }));
    expect(await screen.findByRole('dialog', { name: 'Profil teilen' })).toBeVisible();
  });

  it('leads from the public profile to its editor where a server names no public page', async () => {
    setScenario(mocks, { responses: 'plain' });
    const { user } = await render('/dashboard', { as: 'expert' });
    const profile = within(cardOf(await main().findByRole('heading', { name: 'Ihr öffentliches Profil' })));
    expect(profile.queryByRole('link', { name: /^Ansehen/ })).not.toBeInTheDocument();
    expect(profile.queryByRole('button', { name: 'Teilen' })).not.toBeInTheDocument();
    await user.click(profile.getByRole('link', { name: 'Bearbeiten' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Elektroingenieurin' })).toBeVisible();
  });

  it('tells when posts were written in relation to today', async () => {
    const written = (days: number) => new Date(mocks.world.now().getTime() - days * 86_400_000).toISOString();
    mockServer.use(
      mockEndpoint(posts.listAllPosts, () =>
        HttpResponse.json([
          buildPost({ id: 1, title: 'Neu', published_at: written(1) }),
          buildPost({ id: 2, title: 'Älter', published_at: written(4) }),
          buildPost({ id: 3, title: 'Ohne Tag', published_at: null, created_at: null }),
        ]),
      ),
    );
    await render('/dashboard', { as: 'expert' });
    const region = await screen.findByRole('region', { name: 'Aus der Diskussion' });
    const row = async (title: string) => (await within(region).findByText(title)).closest('li');
    expect(await row('Neu')).toHaveTextContent(/gestern, \d\d:\d\d/);
    expect(await row('Älter')).toHaveTextContent('vor 4 Tagen');
    expect(await row('Ohne Tag')).not.toHaveTextContent(/Invalid|NaN/);
  });

  it('shows the latest posts, which fail on their own', async () => {
    mockServer.use(mockEndpoint(posts.listAllPosts, ruleError));
    const { user } = await render('/dashboard', { as: 'expert' });
    const region = await screen.findByRole('region', { name: 'Aus der Diskussion' });
    const retry = await within(region).findByRole('button', { name: 'Erneut versuchen' });
    mockServer.resetHandlers();
    await user.click(retry);
    expect((await within(region).findAllByRole('listitem')).length).toBeLessThanOrEqual(8);
    expect(within(region).getByRole('link', { name: 'Alle Beiträge' })).toHaveAttribute('href', '/posts/all-posts');
    expect(await tile('Claims')).toBeInTheDocument();
  });

  it('says in the list of today that the invitations are missing, and keeps the rest', async () => {
    mockServer.use(mockEndpoint(endorsements.listInvitations, ruleError));
    const { user } = await render('/dashboard', { as: 'expert' });
    const today = await screen.findByRole('region', { name: 'Heute' });
    expect(await within(today).findByRole('alert')).toHaveTextContent('Ein Teil dieser Liste ließ sich nicht laden.');
    const rows = (await within(today).findAllByRole('listitem')).length;
    mockServer.resetHandlers();
    within(today).getByRole('button', { name: 'Erneut versuchen' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(within(today).queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(within(today).getAllByRole('link')).toContain(document.activeElement));
    expect(within(today).getAllByRole('listitem').length).toBeGreaterThanOrEqual(rows);
  });

  it('reads a tile again by keyboard, and goes on there', async () => {
    const failing = mockEndpoint(claims.listClaims, ruleError);
    mockServer.use(failing);
    const { user } = await render('/dashboard', { as: 'expert' });
    await tile('Kompetenzprofile', 3);
    mockServer.resetHandlers();
    const heading = await main().findByRole('heading', { name: 'Claims' });
    const card = heading.closest<HTMLElement>('.MuiCard-root') ?? heading;
    (await within(card).findByRole('button', { name: 'Erneut versuchen' })).focus();
    await user.keyboard('{Enter}');
    const link = await tile('Claims', 5);
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('says so where everything could not be read, and offers no step', async () => {
    for (const endpoint of [profiles.listProfiles, claims.listClaims, endorsements.listInvitations, posts.listAllPosts])
      mockServer.use(mockEndpoint(endpoint, ruleError));
    await render('/dashboard', { as: 'expert' });
    // The three tiles, what is to be seen to, and the posts.
    await waitFor(() => expect(main().getAllByRole('alert')).toHaveLength(5));
    expect(screen.queryByText('Ihr nächster Schritt')).not.toBeInTheDocument();
    expect(primary()).toEqual([]);
  });
});

describe('the start page of an expert with nothing open', () => {
  /** One public profile, one published claim, one accepted invitation. */
  function settle(competence: object | null = { id: 1, name: 'Erneuerbare Energien' }) {
    const profile = buildProfileListItem({ public: true, competence });
    mockServer.use(
      mockEndpoint(profiles.listProfiles, () => HttpResponse.json([profile])),
      mockEndpoint(claims.listClaims, () => HttpResponse.json([buildClaimListItem({ status: 'published' })])),
      mockEndpoint(endorsements.listInvitations, () => HttpResponse.json([buildInvitation({ accepted: true })])),
    );
  }
  const started = 'Was muss ich über Erneuerbare Energien wissen?';

  it('begins a question from their own field', async () => {
    settle();
    const { user } = await render('/dashboard', { as: 'expert' });
    await main().findByRole('heading', { name: 'Welche Frage beantworten Sie als Nächstes?' });
    expect(primary()).toEqual(['Claim anlegen']);
    expect(main().queryByRole('button', { name: 'Später' })).not.toBeInTheDocument();
    await user.click(await main().findByRole('link', { name: started }));
    expect(await screen.findByRole('textbox', { name: 'Frage' })).toHaveValue(started);
    // With it, the wizard goes on.
    await user.click(screen.getByText('Weiter', { selector: 'button, button *' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /^(?:Zu welchem Profil|Worum geht es)/ }),
    ).toBeVisible();
  });

  it('leaves the gap where the field is not known', async () => {
    settle(null);
    const { user } = await render('/dashboard', { as: 'expert' });
    await user.click(await main().findByRole('link', { name: 'Was muss ich über … wissen?' }));
    expect(await screen.findByRole('textbox', { name: 'Frage' })).toHaveValue('Was muss ich über  wissen?');
  });

  it('loses no question that was typed before', async () => {
    settle();
    const account = mocks.world.table('accounts').find(({ firstname }) => firstname === 'Anna');
    writeDraft(String(account?.id), 'newClaim', { question: 'Was kostet ein Dach?' }, Date.now());
    const { user } = await render('/dashboard', { as: 'expert' });
    expect(await main().findByRole('link', { name: 'Weiterschreiben' })).toHaveAttribute(
      'href',
      '/competence/new-claim',
    );
    expect(screen.queryByRole('link', { name: /^Neuer Claim/ })).not.toBeInTheDocument();
    await user.click(await main().findByRole('link', { name: started }));
    const field = await screen.findByRole('textbox', { name: 'Frage' });
    expect(field).toHaveValue(started);
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(field).toHaveValue('Was kostet ein Dach?');
  });
});

describe('the start page of a new account', () => {
  it('begins with the wizard, and lists the first steps', async () => {
    const { user } = await render('/dashboard', { as: 'new' });
    const steps = await screen.findByRole('region', { name: 'Ihre ersten Schritte' });
    expect(await within(steps).findByText('0 von 5')).toBeInTheDocument();
    const [first, ...blocked] = within(steps).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/competence/new-profile');
    for (const row of blocked) {
      expect(within(row).queryByRole('link')).not.toBeInTheDocument();
      expect(row).toHaveTextContent(/sobald /);
    }
    expect(screen.queryByRole('region', { name: 'Heute' })).not.toBeInTheDocument();
    expect(main().queryByRole('region', { name: 'Überblick' })).not.toBeInTheDocument();
    expect(primary()).toEqual(['Profil anlegen']);
    await user.click(await main().findByRole('link', { name: 'Profil anlegen' }));
    await arriveAt('/competence/new-profile');
  });

  it('puts the first steps away for good', async () => {
    const { user, router } = await render('/dashboard', { as: 'new' });
    await user.click(await screen.findByRole('button', { name: 'Ausblenden' }));
    expect(screen.queryByText('Ihre ersten Schritte')).not.toBeInTheDocument();
    expect(await tile('Kompetenzprofile', 0)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await act(() => router.navigate('/competence/claims'));
    await act(() => router.navigate('/dashboard'));
    expect(await tile('Claims', 0)).toBeInTheDocument();
    expect(screen.queryByText('Ihre ersten Schritte')).not.toBeInTheDocument();
  });
});

describe('a milestone', () => {
  const milestone = () => screen.queryByRole('dialog');
  const account = (name: string) => mocks.world.table('accounts').find(({ firstname }) => firstname === name);
  const known = () => main().findByRole('heading', { name: 'Ihre Antwort ist fertig' });

  /** A dialog hides the page's heading, so that the page is opened from another one. */
  async function goToDashboard() {
    const view = await render('/access-control', { as: 'expert' });
    await act(() => view.router.navigate('/dashboard'));
    return view;
  }

  it('is the first confirmation, once', async () => {
    writeStored('milestones', 'open', `${account('Anna')?.id}.firstConfirmation`);
    const { user, router } = await goToDashboard();
    const dialog = await screen.findByRole('dialog', { name: 'Ihre erste Bestätigung ist da' });
    expect(await within(dialog).findByRole('heading')).toHaveFocus();
    // As many as the profiles show, and who gave one of them.
    await waitFor(() => expect(dialog).toHaveTextContent('12 Bestätigungen'));
    expect(within(dialog).getByText('GB')).toBeVisible();
    await user.click(await within(dialog).findByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(milestone()).not.toBeInTheDocument());
    await act(() => router.navigate('/competence/claims'));
    await act(() => router.navigate('/dashboard'));
    await known();
    expect(milestone()).not.toBeInTheDocument();
  });

  it('waits while a menu is open, and takes no focus from it', async () => {
    const key = `${account('Anna')?.id}.firstConfirmation`;
    writeStored('milestones', 'open', key);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    mockServer.use(
      mockEndpoint(profiles.listProfiles, async () => {
        await isAnswered;
      }),
    );
    const { user } = await render('/dashboard', { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: /^Mein Konto/ }));
    const menu = await screen.findByRole('dialog', { name: 'Mein Konto' });
    await within(menu).findByRole('menuitem', { name: 'Letzte Meldungen' });
    answer();
    await screen.findByRole('heading', { name: 'Ihre Antwort ist fertig', hidden: true });
    expect(readStored('milestones', key)).toBe('open');
    expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([menu]);
    expect(menu).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Ihre erste Bestätigung ist da' })).toBeVisible();
    expect(readStored('milestones', key)).toBe('shown');
  });

  it('is none where it is long reached', async () => {
    await render('/dashboard', { as: 'expert' });
    await known();
    expect(milestone()).not.toBeInTheDocument();
    expect(readStored('milestones', `${account('Anna')?.id}.firstConfirmation`)).toBe('shown');
  });

  it('is none where the figures are not known', async () => {
    writeStored('milestones', 'open', `${account('Anna')?.id}.firstConfirmation`);
    mockServer.use(mockEndpoint(profiles.listProfiles, ruleError));
    await render('/dashboard', { as: 'expert' });
    await tile('Claims', 5);
    await waitFor(() => expect(main().getAllByRole('alert')).toHaveLength(2));
    expect(milestone()).not.toBeInTheDocument();
    expect(readStored('milestones', `${account('Anna')?.id}.firstConfirmation`)).toBe('open');
  });

  it('is not remembered before anything is known of it', async () => {
    mockServer.use(mockEndpoint(profiles.listProfiles, ruleError));
    await render('/dashboard', { as: 'expert' });
    await tile('Claims', 5);
    expect(storedSuffixes('milestones')).toEqual([]);
  });

  it('is not shown again to who signs in with a first confirmation', async () => {
    mockServer.use(
      mockEndpoint(profiles.listProfiles, () => HttpResponse.json([buildProfileListItem({ verification_count: 1 })])),
    );
    await render('/dashboard', { as: 'expert' });
    await waitFor(() => expect(readStored('milestones', `${account('Anna')?.id}.firstConfirmation`)).toBe('shown'));
    expect(milestone()).not.toBeInTheDocument();
  });

  it('waits for the first steps where one of them is open', async () => {
    mockServer.use(mockEndpoint(claims.listClaims, () => HttpResponse.json([])));
    await render('/dashboard', { as: 'expert' });
    expect(await screen.findByRole('region', { name: 'Ihre ersten Schritte' })).toHaveTextContent('4 von 5');
    expect(readStored('milestones', `${account('Anna')?.id}.firstSteps`)).toBe('open');
    expect(milestone()).not.toBeInTheDocument();
  });

  it('are the first steps, once all are done', async () => {
    const key = `${account('Anna')?.id}.firstSteps`;
    writeStored('milestones', 'open', key);
    const { user } = await goToDashboard();
    const dialog = await screen.findByRole('dialog', { name: 'Ihre ersten Schritte sind getan' });
    expect(readStored('milestones', key)).toBe('shown');
    await user.click(await within(dialog).findByRole('link', { name: 'Weiteren Claim anlegen' }));
    await arriveAt('/competence/new-claim');
  });
});

describe('the start page of a client', () => {
  it("is about what others ask, and leaves a profile of one's own as a way aside", async () => {
    await render('/dashboard', { as: 'client' });
    await screen.findByRole('heading', { name: 'Hat Sie jemand um eine Bestätigung gebeten?' });
    expect(screen.queryByText('Legen Sie Ihr erstes Kompetenzprofil an')).not.toBeInTheDocument();
    expect(screen.queryByText('Ihre ersten Schritte')).not.toBeInTheDocument();
    expect(primary()).toEqual([]);
    expect(await main().findByRole('link', { name: 'Eigenes Kompetenzprofil anlegen' })).toBeVisible();
  });

  it('is there before anything has been read', async () => {
    for (const endpoint of [profiles.listProfiles, claims.listClaims, endorsements.listInvitations])
      mockServer.use(mockEndpoint(endpoint, () => new Promise(() => undefined)));
    await render('/dashboard', { as: 'client' });
    expect(await screen.findByRole('heading', { name: 'Hat Sie jemand um eine Bestätigung gebeten?' })).toBeVisible();
    expect(screen.queryByText('Ihr nächster Schritt')).not.toBeInTheDocument();
  });

  it('names no profile to who may not create one', async () => {
    const { store } = await render('/dashboard', { as: 'client' });
    await screen.findByRole('link', { name: 'Eigenes Kompetenzprofil anlegen' });
    const { user } = selectSession(store.getState());
    act(
      () =>
        void store.dispatch(
          sessionBegan({ user: user as NonNullable<typeof user>, rules: [{ action: 'read', subject: 'Dashboard' }] }),
        ),
    );
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Eigenes Kompetenzprofil anlegen' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByText('Legen Sie Ihr erstes Kompetenzprofil an')).not.toBeInTheDocument();
  });
});
