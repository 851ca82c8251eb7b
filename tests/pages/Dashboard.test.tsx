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
/** The number of a part, which leads to it. */
const figure = (name: string, count: number | string = '\\d+') =>
  main().findByRole('link', { name: new RegExp(`^${count} ${name}`) });
const upNext = async () => within(await main().findByRole('region', { name: 'Liegt an' }));
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
  it('counts profiles, claims and confirmations in one line whose numbers lead to them', async () => {
    await render('/dashboard', { as: 'expert' });
    expect(await figure('Profile', 3)).toHaveAttribute('href', '/competence/profiles');
    expect(await figure('Claims', 5)).toHaveTextContent('2 veröffentlicht, 2 Entwürfe, 1 pausiert');
    // As many as the profiles show: 11 and 1.
    expect(await figure('Bestätigungen', 12)).toHaveTextContent('in allen Profilen');
  });

  it('shows no number that the server does not deliver', async () => {
    mockServer.use(
      mockEndpoint(profiles.listProfiles, () =>
        HttpResponse.json([buildProfileListItem({ verification_count: null, checkmarks: null })]),
      ),
    );
    await render('/dashboard', { as: 'expert' });
    expect(await figure('Profile', 1)).toBeVisible();
    expect(main().queryByRole('link', { name: /Bestätigungen/ })).not.toBeInTheDocument();
  });

  it('speaks English', async () => {
    await render('/dashboard', { as: 'expert', language: 'en' });
    expect(await figure('Claims', 5)).toHaveTextContent('2 published, 2 drafts, 1 paused');
    expect(await screen.findByRole('heading', { name: 'Your answer is ready' })).toBeInTheDocument();
    const posts = await screen.findByRole('region', { name: 'From the discussion' });
    expect(await within(posts).findByText(/· yesterday, \d\d:\d\d/)).toBeVisible();
  });

  it.each([
    ['claims', claims.listClaims, 'Claims', ['Claims']],
    ['invitations', endorsements.listInvitations, 'Einladungen', [] as string[]],
    ['profiles', profiles.listProfiles, 'Kompetenzprofile', ['Profile', 'Bestätigungen']],
    ['posts', posts.listAllPosts, 'Die Diskussion', [] as string[]],
  ])(
    'says in one place that %s are missing, shows the rest, and reads them again',
    async (_, endpoint, name, figures) => {
      let fails = true;
      mockServer.use(mockEndpoint(endpoint, () => (fails ? ruleError() : undefined)));
      const { user } = await render('/dashboard', { as: 'expert' });
      expect(await main().findByRole('alert')).toHaveTextContent(new RegExp(`^Hier fehlen: ${name}`, 'i'));
      const all = ['Profile', 'Claims', 'Bestätigungen'];
      for (const other of all.filter((one) => !figures.includes(one))) await figure(other);
      for (const missing of figures) {
        expect(main().queryByRole('link', { name: new RegExp(`^\\d+ ${missing}`) })).not.toBeInTheDocument();
      }
      expect((await upNext()).getAllByRole('link').length).toBeGreaterThan(0);
      fails = false;
      main().getByRole('button', { name: 'Erneut versuchen' }).focus();
      await user.keyboard('{Enter}');
      for (const one of all) expect(await figure(one)).toBeInTheDocument();
      expect(main().queryByRole('alert')).not.toBeInTheDocument();
      expect(await main().findByRole('region', { name: 'Aus der Diskussion' })).toBeVisible();
      await waitFor(() => expect(main().getAllByRole('link')).toContain(document.activeElement));
    },
  );

  it('says what there is to see to, each with one action', async () => {
    const account = mocks.world.table('accounts').find(({ firstname }) => firstname === 'Anna');
    writeDraft(String(account?.id), 'newClaim', { topic: 'Wärmepumpe' }, Date.now());
    await render('/dashboard', { as: 'expert' });
    const region = await upNext();
    await region.findByText(/Formelangst/);
    const links = region.getAllByRole('link');
    const names = links.map((link) => link.textContent);
    // The initials are a face. What cannot wait comes first, then what was begun: four in all.
    expect(names).toHaveLength(4);
    expect(names[0]).toBe('MFDie Einladung an Malte Friedrich läuft bald ab Der Link gilt noch 3 Tage Erinnern');
    expect(links[0]).toHaveAttribute('href', '/verify-competence?status=expiring');
    expect(names[1]).toMatch(/^Neuer Claim nicht gespeicherter Text\s*· heute, \d\d:\d\d Weiterschreiben$/);
    expect(links[1]).toHaveAttribute('href', '/competence/new-claim');
    expect(names.some((name) => /^.+ Beitrag\s*· Entwurf Weiterschreiben$/.test(name))).toBe(true);
  });

  it('has all of it in the bell, what the next step is about, too', async () => {
    const { user } = await render('/dashboard', { as: 'expert' });
    const shown = (await upNext()).getAllByRole('link').map((link) => link.textContent);
    await user.click(await screen.findByRole('button', { name: /^Liegt an/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Liegt an' }));
    const all = panel.getAllByRole('link').map((link) => link.textContent);
    expect(all).toEqual(expect.arrayContaining(shown));
    expect(all.some((name) => /Balkonkraftwerk.+bereit zum Veröffentlichen.+Veröffentlichen$/.test(name))).toBe(true);
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

  it('says of the next step what it is about, and how far that is', async () => {
    const { user } = await render('/dashboard', { as: 'expert' });
    const status = async (title: string | RegExp) => cardOf(await main().findByRole('heading', { name: title }));
    expect(await status('Ihre Antwort ist fertig')).toHaveTextContent(
      'Lohnt sich ein Balkonkraftwerk in einer Mietwohnung? bereit zum Veröffentlichen',
    );
    await user.click(await main().findByRole('button', { name: 'Später' }));
    expect(await status('Eine Einladung läuft bald ab')).toHaveTextContent('Malte Friedrich Der Link gilt noch 3 Tage');
    await user.click(await main().findByRole('button', { name: 'Später' }));
    expect(await status(/^Ergänzen Sie Fachgebiete/)).toHaveTextContent('Dozentin noch 2 Schritte');
    // Said once: the ring beside these words only draws them.
    expect(main().queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('says of a claim without an answer what is left', async () => {
    const draft = mocks.world.table('claims').find(({ question }) => question.startsWith('Lohnt sich ein Balkon'));
    Object.assign(draft ?? {}, { short_answer_headline: '', short_answer_text: '' });
    const { user } = await render('/dashboard', { as: 'expert' });
    await user.click(await main().findByRole('button', { name: 'Später' }));
    const hero = cardOf(await main().findByRole('heading', { name: 'Schreiben Sie die Kurzantwort' }));
    expect(hero).toHaveTextContent(`${draft?.question} noch 1 Schritt`);
  });

  it('shows the public profile, to be viewed and shared, without another call', async () => {
    const calls = recordCalls();
    const { user } = await render('/dashboard', { as: 'expert' });
    const card = await main().findByRole('heading', { name: 'Ihr Profil' });
    const profile = within(cardOf(card));
    expect(profile.getByText('Elektroingenieurin')).toBeVisible();
    expect(profile.getByText('Erneuerbare Energien')).toBeVisible();
    // Who confirmed it, and no second number beside that of all profiles.
    expect(profile.getByText('Bestätigt unter anderem von Georg Baumann')).toBeVisible();
    expect(profile.queryByText(/\d+ Bestätigung/)).not.toBeInTheDocument();
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
    const profile = within(cardOf(await main().findByRole('heading', { name: 'Ihr Profil' })));
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

  it('shows the latest posts', async () => {
    await render('/dashboard', { as: 'expert' });
    const region = await screen.findByRole('region', { name: 'Aus der Diskussion' });
    expect(await within(region).findAllByRole('listitem')).toHaveLength(4);
    expect(within(region).getByRole('link', { name: 'Alle Beiträge' })).toHaveAttribute('href', '/posts/all-posts');
  });

  it('says once that nothing could be read, and keeps the place of the next step', async () => {
    const all = [
      profiles.listProfiles,
      claims.listClaims,
      endorsements.listInvitations,
      posts.listMyPosts,
      posts.listAllPosts,
    ];
    for (const endpoint of all) mockServer.use(mockEndpoint(endpoint, ruleError));
    const { user } = await render('/dashboard', { as: 'expert' });
    await waitFor(() => expect(main().getAllByRole('alert')).toHaveLength(1));
    expect(main().getByRole('heading', { name: 'Ihr nächster Schritt' })).toBeVisible();
    expect(main().getAllByRole('heading')).toHaveLength(2);
    expect(primary()).toEqual([]);
    mockServer.resetHandlers();
    await user.click(main().getByRole('button', { name: 'Erneut versuchen' }));
    await main().findByRole('heading', { name: 'Ihre Antwort ist fertig' });
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
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
    expect(screen.queryByRole('region', { name: 'Liegt an' })).not.toBeInTheDocument();
    expect(main().queryByRole('region', { name: 'Überblick' })).not.toBeInTheDocument();
    expect(primary()).toEqual(['Profil anlegen']);
    await user.click(await main().findByRole('link', { name: 'Profil anlegen' }));
    await arriveAt('/competence/new-profile');
  });

  it('puts the first steps away for good', async () => {
    const { user, router } = await render('/dashboard', { as: 'new' });
    await user.click(await screen.findByRole('button', { name: 'Ausblenden' }));
    expect(screen.queryByText('Ihre ersten Schritte')).not.toBeInTheDocument();
    expect(await figure('Profile', 0)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await act(() => router.navigate('/competence/claims'));
    await act(() => router.navigate('/dashboard'));
    expect(await figure('Claims', 0)).toBeInTheDocument();
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
    await figure('Claims', 5);
    await main().findByRole('alert');
    expect(milestone()).not.toBeInTheDocument();
    expect(readStored('milestones', `${account('Anna')?.id}.firstConfirmation`)).toBe('open');
  });

  it('is not remembered before anything is known of it', async () => {
    mockServer.use(mockEndpoint(profiles.listProfiles, ruleError));
    await render('/dashboard', { as: 'expert' });
    await figure('Claims', 5);
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
    await user.click(await within(dialog).findByRole('link', { name: 'Noch jemanden einladen' }));
    await arriveAt('/verify-competence');
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
