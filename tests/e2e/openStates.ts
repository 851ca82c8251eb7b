import type { Locator, Page } from '@playwright/test';
import { invitationTokens } from '@mocks/db/seedInvitations';
import type { PersonaKey } from '@mocks/personas';
import { href } from '@/routes/href';
import { expect, fetchAnswer } from './fixtures';
import { confirmButton } from './flow/station';
import { seeded } from './screenTable';
import { text, textLike, type Language } from './texts';

/*
 * What opens over a page, or changes it: how it is opened, and where the focus belongs when it is closed again. Controls are
 * found by their names, in the language of the page.
 */

/** Something open, and the control that has the focus once Escape has closed it. */
interface Opened {
  surface: Locator;
  opener: Locator;
}

export interface OpenState {
  name: string;
  as: PersonaKey | null;
  path: string;
  /** Width of the window in which it can be opened, px; any by default. */
  width?: number;
  open: (page: Page, language: Language) => Promise<Opened>;
}

/** In German, if no other language is named. */
type Find = (page: Page, language?: Language) => Locator;
type Values = Record<string, string | number>;

export const german = (key: string, values?: Values): string => text('de', key, values);
export const button =
  (key: string, values?: Values): Find =>
  (page, language = 'de') =>
    page.getByRole('button', { name: text(language, key, values), exact: true }).first();
/** A button whose name holds values that the seed decides. */
const buttonLike =
  (key: string, values?: Record<string, string>): Find =>
  (page, language = 'de') =>
    page.getByRole('button', { name: textLike(language, key, values) }).first();
export const menuItem =
  (key: string): Find =>
  (page, language = 'de') =>
    page.getByRole('menuitem', { name: text(language, key), exact: true });
const menu: Find = (page) => page.getByRole('menu');
const dialog: Find = (page) => page.getByRole('dialog');

/** Presses one control after the other; the first is where the focus comes back to. */
const pressing =
  (surface: Find, opener: Find, ...further: Find[]) =>
  async (page: Page, language: Language): Promise<Opened> => {
    for (const find of [opener, ...further]) await find(page, language).click();
    return { surface: surface(page), opener: opener(page, language) };
  };

/** Writes the beginning of a name into a search field and waits for its list; Escape closes that list alone. */
const searching =
  (fieldKey: string, characters: Record<Language, string>, ...first: Find[]) =>
  async (page: Page, language: Language): Promise<Opened> => {
    for (const find of first) await find(page, language).click();
    const field = page.getByRole('combobox', { name: text(language, fieldKey), exact: true });
    await field.pressSequentially(characters[language]);
    return { surface: page.getByRole('listbox'), opener: field };
  };

const dashboard = href('dashboard');
const claims = href('claims');
const profiles = href('profiles');
const invitations = href('verifyCompetence');
const images = href('images');
const draftPost = href('editPost', { postId: seeded.draftPost });
const menuOfPost = buttonLike('ownPosts:list.menu');
const claim = (claimId: string) => href('claim', { claimId });
const profile = (profileId: string) => href('profile', { profileId });

/** Its name holds the initials too. */
export const accountMenu: Find = (page, language = 'de') =>
  page.getByRole('button', { name: text(language, 'common:shell.profileMenu') });
/** Its name says how much is new, until it is opened. */
const bell: Find = (page, language = 'de') =>
  page.getByRole('banner').getByRole('button', { name: text(language, 'common:shell.news') });
const claimMenu = buttonLike('claims:list.menu');
export const profileMenu = buttonLike('profiles:menu.label');
const editorMenu = button('claims:editor.menu');
const assistant = buttonLike('assistant:open.firstName');
const addLongAnswer = button('claims:longAnswers.add');
const editExperience = buttonLike('profiles:entry.edit', { entry: 'Inhaberin und Planerin' });
const experienceMenu = buttonLike('profiles:entry.menu', { entry: 'Inhaberin und Planerin' });
const addExperience = button('profiles:experience.add');
const changeQuestion = href('claimForm', undefined, { id: seeded.readyClaim });
/** The name that the picker itself has, before and after a month is chosen. */
const monthPicker: Find = (page) => page.getByRole('button', { name: /^(?:Datum auswählen|Choose date)/ }).first();
const menuOfItem =
  (section: string): Find =>
  (page, language = 'de') =>
    page
      .locator(`#${section}`)
      .getByRole('button', { name: textLike(language, 'editing:sortable.menu') })
      .first();

/** The menu at the top may be opened too. */
const imageOfLibrary: Find = (page, language = 'de') =>
  page
    .getByRole('main')
    .getByRole('button', { name: textLike(language, 'images:library.open') })
    .first();

/** Whichever of the two an invitation asks for first. */
const shareOrRemind: Find = (page, language) =>
  buttonLike('endorsements:stepOf.share')(page, language)
    .or(buttonLike('endorsements:stepOf.remind')(page, language))
    .first();

/** Writes into the question first, so that something unsaved is on the page. */
const writing =
  (open: OpenState['open']): OpenState['open'] =>
  async (page, language) => {
    const question = page.getByRole('textbox', { name: text(language, 'claims:question.label'), exact: true });
    await question.fill('Was ist neu?');
    return open(page, language);
  };

/** Chooses a file to import; its review takes the focus. */
const reviewing = async (page: Page, language: Language): Promise<Locator> => {
  const rows = [
    'Beispielwerk,Leiterin Planung,,,Mar 2020,',
    'Netzwerke Mitteldeutschland,Ingenieurin Netzplanung,,Halle,Jan 2010,',
  ];
  const head = 'Company Name,Title,Description,Location,Started On,Finished On';
  const buffer = Buffer.from([head, ...rows, ''].join('\n'));
  await page.locator('main input[type="file"]').setInputFiles({ name: 'Positions.csv', mimeType: 'text/csv', buffer });
  const heading = page.getByRole('heading', { name: text(language, 'imports:review.title') });
  await heading.waitFor();
  return heading;
};

const post = href('post', { postId: seeded.post });
const commentMenu = buttonLike('discussion:report.menuOf');
const reporting = pressing(dialog, commentMenu, menuItem('discussion:report.open'));

/** The round as a server tells it that knows of these games, and takes every result; without one, a server that has no game. */
const answeringGame = async (page: Page, told: { attempts?: number; passed?: boolean } | null, isRefusing = false) => {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const round = { ...told };
  await page.unroute(gameCalls);
  await page.route(gameCalls, async (route) => {
    const method = route.request().method();
    if (method === 'OPTIONS') return route.continue();
    if (told === null) return route.fulfill({ status: 404, headers, json: { message: 'Not Found' } });
    if (method === 'GET') {
      const response = await fetchAnswer(route);
      const body = (await response.json()) as { data: object };
      return route.fulfill({ response, json: { ...body, data: { ...body.data, ...round } } });
    }
    if (isRefusing) return route.fulfill({ status: 500, headers, json: { message: 'Server Error' } });
    round.attempts = (round.attempts ?? 0) + 1;
    round.passed = (route.request().postDataJSON() as { passed: boolean }).passed;
    return route.fulfill({ headers, json: { success: true, message: 'OK', data: null } });
  });
};
const gameCalls = '**/occupation-game/*';

/** Opens the game in an editor, and plays it to an end where that is asked for: by all that belongs, or by mistakes. */
const playing =
  (heading: string, told: Parameters<typeof answeringGame>[1], end?: 'won' | 'lost', isRefusing = false) =>
  async (page: Page, language: Language): Promise<Opened> => {
    await answeringGame(page, told, isRefusing);
    const opener = button('profiles:game')(page, language);
    const read = page.waitForResponse(
      (response) => /occupation-game/.test(response.url()) && response.status() === 200,
    );
    await opener.click();
    if (end) {
      const { data } = (await (await read).json()) as { data: { terms: { name: string; correct: number }[] } };
      await button('game:limit.none')(page, language).click();
      await button('game:start.start')(page, language).click();
      const picked = data.terms.filter(({ correct }) => Boolean(correct) === (end === 'won'));
      for (const { name } of picked.slice(0, end === 'won' ? 5 : 3)) {
        await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      }
    } else read.catch(() => undefined);
    const surface = page.getByRole('dialog', { name: textLike(language, heading) });
    await expect(surface).toBeVisible();
    return { surface, opener };
  };
/** The profile that nobody has confirmed, opened anew: what was read of a game is not read again at once. */
const unconfirmed = (state: string) => `${profile(seeded.pausedProfile)}#game-${state}`;

const expert = (name: string, path: string, open: OpenState['open'], width?: number): OpenState => ({
  name,
  as: 'expert',
  path,
  open,
  ...(width === undefined ? {} : { width }),
});

export const openStates: readonly OpenState[] = [
  expert('account menu', dashboard, pressing(dialog, accountMenu)),
  expert('appearance', dashboard, pressing(dialog, accountMenu, menuItem('common:appearance.title'))),
  expert('recent messages', dashboard, pressing(dialog, accountMenu, menuItem('common:messages.title'))),
  expert('news', dashboard, pressing(dialog, bell)),
  expert('search', dashboard, pressing(dialog, button('search:open'))),
  expert('search: hits', dashboard, async (page, language) => {
    const opened = await pressing(dialog, button('search:open'))(page, language);
    await page.getByRole('combobox', { name: text(language, 'search:field') }).fill('e');
    await expect(page.getByRole('option').first()).toBeVisible();
    return opened;
  }),
  expert('search: nothing found', dashboard, async (page, language) => {
    const opened = await pressing(dialog, button('search:open'))(page, language);
    await page.getByRole('combobox', { name: text(language, 'search:field') }).fill('Xylophon');
    await expect(button('search:none.clear')(page, language)).toBeVisible();
    return opened;
  }),
  expert('keys', dashboard, async (page, language) => {
    // By then the keys are listened to.
    const opener = button('search:open')(page, language);
    await opener.focus();
    await page.keyboard.press('?');
    return { surface: page.getByRole('dialog', { name: text(language, 'search:keys.title') }), opener };
  }),
  expert('navigation over the page', dashboard, pressing(dialog, button('common:shell.openMenu')), 390),

  expert('menu of a claim', claims, pressing(menu, claimMenu)),
  expert('claim: delete', claims, pressing(dialog, claimMenu, menuItem('claims:delete.open'))),
  expert('claim editor: menu', claim(seeded.readyClaim), pressing(menu, editorMenu)),
  expert(
    'claim editor: delete',
    claim(seeded.readyClaim),
    pressing(dialog, editorMenu, menuItem('claims:delete.open')),
  ),
  expert('claim editor: publish', claim(seeded.readyClaim), pressing(dialog, button('claims:publish.open'))),
  expert('claim editor: not ready', claim(seeded.barrenClaim), pressing(dialog, button('claims:publish.open'))),
  expert('claim editor: assistant', claim(seeded.publicClaim), pressing(dialog, assistant)),
  expert('claim editor: proposal of the assistant', claim(seeded.readyClaim), async (page, language) => {
    const opened = await pressing(dialog, assistant)(page, language);
    await button('assistant:ask.submit')(page, language).click();
    await expect(opened.surface.locator('ins').first()).toBeVisible();
    // By now the button says that a proposal waits.
    return { ...opened, opener: buttonLike('assistant:open.waitingName')(page, language) };
  }),
  expert('claim editor: pause', claim(seeded.publicClaim), pressing(dialog, editorMenu, menuItem('claims:pause.open'))),
  expert(
    'claim editor: preview of the whole page',
    claim(seeded.publicClaim),
    pressing(dialog, editorMenu, menuItem('claims:editor.preview')),
  ),
  expert(
    'claim editor: preview of a draft',
    claim(seeded.barrenClaim),
    pressing(dialog, editorMenu, menuItem('claims:editor.preview')),
  ),
  expert(
    'claim editor: export',
    claim(seeded.publicClaim),
    pressing(dialog, editorMenu, menuItem('claims:editor.export')),
  ),
  expert(
    'claim editor: upgrade',
    claim(seeded.publicClaim),
    pressing(dialog, editorMenu, menuItem('claims:upgrade.open')),
  ),
  expert(
    'claim editor: images of the short answer',
    claim(seeded.publicClaim),
    pressing(dialog, button('images:field.add')),
  ),
  expert(
    'claim editor: menu of a keyword',
    href('claim', { claimId: seeded.publicClaim }, { section: 'keywords' }),
    pressing(menu, menuOfItem('keywords')),
  ),
  expert(
    'claim editor: menu of a frequent question',
    href('claim', { claimId: seeded.publicClaim }, { section: 'faqs' }),
    pressing(menu, menuOfItem('faqs')),
  ),
  expert(
    'claim editor: link in a long answer',
    href('claim', { claimId: seeded.publicClaim }, { section: 'longAnswers' }),
    async (page, language) => {
      await addLongAnswer(page, language).click();
      const opener = page.getByRole('toolbar').getByRole('button', { name: text(language, 'richText:tool.link') });
      await expect(opener).toBeVisible();
      const words = page.locator('[contenteditable="true"]');
      await words.pressSequentially('Mehr dazu');
      await words.press('ControlOrMeta+a');
      await opener.click();
      // The words that get the link keep the focus.
      return { surface: page.getByRole('dialog', { name: text(language, 'richText:link.title') }), opener: words };
    },
  ),

  expert('menu of a profile', profiles, pressing(menu, profileMenu)),
  expert('profile: share', profiles, pressing(dialog, buttonLike('lists:profiles.share')), 1280),
  expert('profile: delete', profiles, pressing(dialog, profileMenu, menuItem('profiles:delete.action'))),
  expert(
    'profile: priority',
    profile(seeded.pausedProfile),
    pressing(dialog, profileMenu, menuItem('profiles:canonical.action')),
  ),
  // First, while the head of the page is whole.
  expert('profile editor: photo', profile(seeded.profile), pressing(menu, button('profiles:picture.change'))),
  expert(
    'profile editor: another photo',
    profile(seeded.profile),
    pressing(dialog, button('profiles:picture.change'), menuItem('images:picture.change')),
  ),
  expert(
    'profile editor: pause',
    profile(seeded.profile),
    pressing(dialog, profileMenu, menuItem('profiles:pause.action')),
  ),
  expert(
    'profile editor: addresses',
    profile(seeded.pausedProfile),
    pressing(dialog, profileMenu, menuItem('profiles:address.title')),
  ),
  expert('profile editor: competences', profile(seeded.profile), pressing(dialog, button('profiles:area.edit'))),
  expert(
    'profile editor: menu of a story',
    profile(seeded.profile),
    pressing(menu, buttonLike('editing:sortable.menu', { name: 'Mit zwölf' })),
  ),
  expert(
    'profile editor: not ready',
    profile(seeded.pausedProfile),
    pressing(dialog, button('profiles:publish.action')),
  ),
  expert(
    'profile editor: preview of a profile that is not ready',
    profile(seeded.pausedProfile),
    pressing(dialog, button('profiles:preview.action')),
    // A wide window has the preview beside the editor.
    390,
  ),
  expert('profile editor: new experience', profile(seeded.profile), pressing(dialog, addExperience)),
  expert('profile editor: an experience', profile(seeded.profile), pressing(dialog, editExperience)),
  expert('profile editor: menu of an experience', profile(seeded.profile), pressing(menu, experienceMenu)),
  expert(
    'profile editor: profiles of an experience',
    profile(seeded.profile),
    pressing(dialog, experienceMenu, menuItem('profiles:entry.profiles')),
  ),
  expert('profile editor: new education', profile(seeded.profile), pressing(dialog, button('profiles:education.add'))),
  expert(
    'profile editor: disciplines',
    profile(seeded.profile),
    searching('career:disciplines.label', { de: 'Elektro', en: 'Elektro' }, addExperience),
  ),
  expert('profile editor: month of an experience', profile(seeded.pausedProfile), async (page, language) => {
    await addExperience(page, language).click();
    await monthPicker(page).click();
    // Touched, it opens as a dialog of its own, whose heading names it.
    const name = new RegExp(
      `^(?:${text(language, 'career:experience.start')}|Datum auswählen|Choose date|Select date)$`,
    );
    const surface = page.getByRole('dialog', { name });
    return { surface, opener: monthPicker(page) };
  }),
  expert(
    'leaving something unsaved',
    changeQuestion,
    writing(
      pressing(dialog, (page, language = 'de') =>
        page.getByRole('link', { name: text(language, 'common:menu.profiles'), exact: true }),
      ),
    ),
    1280,
  ),
  expert(
    'signing out with something unsaved',
    changeQuestion,
    writing(pressing(dialog, accountMenu, menuItem('common:menu.logout'))),
    1280,
  ),
  expert('my posts: menu of a post', href('myPosts'), pressing(menu, menuOfPost)),
  expert(
    'my posts: deleting one with comments',
    href('myPosts', undefined, { status: 'published' }),
    pressing(dialog, menuOfPost, menuItem('ownPosts:action.delete')),
  ),
  expert('post editor: publish', draftPost, pressing(dialog, button('ownPosts:action.publish'))),
  expert('post editor: menu', draftPost, pressing(menu, button('ownPosts:editor.menu'))),
  expert('post editor: image', draftPost, pressing(dialog, button('images:field.change'))),
  expert('media library: upload', images, pressing(dialog, button('images:library.upload'))),
  expert('media library: an image', images, pressing(dialog, imageOfLibrary)),
  expert('media library: menu of an image', images, pressing(menu, buttonLike('images:field.menu'))),
  expert(
    'profile editor: images of an experience',
    // Opened anew: the drawer of the state before stays.
    `${profile(seeded.profile)}#experience`,
    async (page, language) => {
      await editExperience(page, language).click();
      const name = text(language, 'images:experience.gallery');
      const opener = page
        .getByRole('group', { name })
        .getByRole('button', { name: text(language, 'images:field.add') });
      await opener.click();
      return { surface: page.getByRole('dialog', { name }), opener };
    },
  ),
  expert('import: an entry', href('importCareer'), async (page, language) => {
    await reviewing(page, language);
    const opener = buttonLike('imports:review.edit', { entry: 'Leiterin Planung' })(page, language);
    await opener.click();
    return { surface: page.getByRole('dialog'), opener };
  }),
  {
    name: 'new profile: occupations',
    as: 'new',
    path: href('newProfile'),
    open: searching('newProfile:occupation', { de: 'ingenieur', en: 'engineer' }),
  },

  expert('occupation game: rules', unconfirmed('rules'), playing('game:start.title', { attempts: 0 })),
  expert(
    'occupation game: rules of the last attempt',
    unconfirmed('attempt'),
    playing('game:start.title', { attempts: 1 }),
  ),
  expert('occupation game: won', unconfirmed('won'), playing('game:won.title', { attempts: 0 }, 'won')),
  expert('occupation game: lost', unconfirmed('lost'), playing('game:lost.title.mistakes', { attempts: 0 }, 'lost')),
  expert('occupation game: blocked', unconfirmed('blocked'), playing('game:blocked.title', { attempts: 2 })),
  expert(
    'occupation game: passed before',
    unconfirmed('passed'),
    playing('game:passed.title', { attempts: 1, passed: true }),
  ),
  expert('occupation game: not offered', unconfirmed('missing'), playing('game:notOffered.title', null)),
  expert('occupation game: choice of the profile', invitations, pressing(dialog, button('endorsements:game'))),
  expert('new invitation', invitations, pressing(dialog, button('endorsements:create.title'))),
  expert(
    'invitation: details',
    invitations,
    pressing(dialog, buttonLike('endorsements:row.detailsOf', { name: 'Petra' })),
  ),
  expert('invitation: share', invitations, pressing(dialog, shareOrRemind, button('sharing:code'))),
  expert('invitation: renew', invitations, pressing(dialog, buttonLike('endorsements:stepOf.renew'))),
  expert('new invitation of a group', href('customers'), pressing(dialog, button('endorsements:create.title'))),
  expert('feed: five categories', href('allPosts'), async (page, language) => {
    const opener = button('discussion:filter.open')(page, language);
    await opener.click();
    const chips = page.getByRole('group', { name: text(language, 'discussion:filter.open') }).getByRole('button');
    for (let index = 0; index < 5; index += 1) await chips.nth(index).click();
    return {
      surface: dialog(page),
      opener: page.getByRole('button', { name: textLike(language, 'discussion:filter.change') }),
    };
  }),
  expert('menu of a comment', post, pressing(menu, commentMenu)),
  expert('report: reasons', post, reporting),
  expert('share a post', post, pressing(dialog, button('common:action.share'))),
];

/** The sheet of an invitation, with the social providers in it. */
const askToSignIn = async (page: Page, language: Language): Promise<void> => {
  await confirmButton(page, text(language, 'verification:confirmAll_other', { count: 8 })).click();
  await page
    .getByRole('button', { name: textLike(language, 'common:social.with') })
    .first()
    .waitFor();
};

const choosePassword = async (page: Page, language: Language): Promise<Locator> => {
  await page.getByRole('radio', { name: text(language, 'auth:gender.female'), exact: true }).check();
  await page.getByLabel(text(language, 'auth:field.email'), { exact: true }).fill('petra.lindner@fachprofil.example');
  await button('common:action.next')(page, language).click();
  return page.getByRole('heading', { name: text(language, 'auth:register.password') });
};

const registerFromInvitation = async (page: Page, language: Language): Promise<void> => {
  await askToSignIn(page, language);
  await page.getByRole('link', { name: text(language, 'verification:signIn.register'), exact: true }).click();
  await page.getByLabel(text(language, 'auth:field.firstname'), { exact: true }).waitFor();
};

/** What changes the page itself; there is nothing to close. */
export const changedStates: readonly (Omit<OpenState, 'open'> & {
  /** The server has something else after it. */
  writes?: true;
  change: (page: Page, language: Language) => Promise<Locator>;
})[] = [
  {
    name: 'new profile: title and education',
    // The step before has its station saved.
    writes: true,
    as: 'expert',
    path: href('newProfile', undefined, { id: seeded.pausedProfile }),
    change: async (page, language) => {
      await button('common:action.next')(page, language).click();
      await button('profiles:education.add')(page, language).click();
      return page.getByRole('radio', { name: text(language, 'profiles:education.types.university') });
    },
  },
  {
    name: 'profile editor: crop of another photo',
    as: 'expert',
    path: profile(seeded.profile),
    change: async (page, language) => {
      const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
      await button('profiles:picture.change')(page, language).click();
      await menuItem('images:picture.change')(page, language).click();
      await dialog(page)
        .locator('input[type="file"]')
        .setInputFiles({ name: 'Anna.png', mimeType: 'image/png', buffer });
      await dialog(page).getByRole('slider').waitFor();
      return dialog(page).getByRole('listitem', { name: 'Anna.png' });
    },
  },
  {
    name: 'new invitation: several people',
    as: 'expert',
    path: invitations,
    change: async (page, language) => {
      await button('endorsements:create.title')(page, language).click();
      const several = button('endorsements:create.modes.many')(page, language);
      await several.click();
      await dialog(page).getByRole('textbox').first().waitFor();
      return several;
    },
  },
  { name: 'import: review', as: 'expert', path: href('importCareer'), change: reviewing },
  {
    name: 'post: replies',
    as: 'expert',
    path: post,
    change: async (page, language) => {
      const show = button('discussion:reply.show_other', { count: 2 })(page, language);
      const id = await show.getAttribute('id');
      await show.click();
      await page.getByRole('list', { name: textLike(language, 'discussion:reply.listTo') }).waitFor();
      return page.locator(`[id="${id}"]`);
    },
  },
  {
    name: 'post: a reply',
    as: 'expert',
    path: post,
    change: async (page, language) => {
      await buttonLike('discussion:reply.openTo')(page, language).click();
      return page.getByRole('textbox', { name: textLike(language, 'discussion:reply.labelTo') });
    },
  },
  {
    name: 'report: in words',
    as: 'expert',
    path: post,
    change: async (page, language) => {
      await reporting(page, language);
      const other = page.getByRole('radio', {
        name: new RegExp(`^${text(language, 'discussion:report.types.other.label')}`),
      });
      await other.check();
      return other;
    },
  },
  {
    name: 'post: a reported comment',
    writes: true,
    as: 'expert',
    path: post,
    change: async (page, language) => {
      await reporting(page, language);
      await page.getByRole('radio').first().check();
      await button('discussion:report.submit')(page, language).click();
      return page.locator(':focus', { hasText: text(language, 'discussion:report.done') });
    },
  },
  {
    name: 'refused sign-in form',
    as: null,
    path: href('login'),
    change: async (page, language) => {
      await button('auth:login.submit')(page, language).click();
      return page.getByRole('group', { name: text(language, 'editing:form.check') });
    },
  },
  {
    name: 'refused registration',
    as: null,
    path: href('register'),
    change: async (page, language) => {
      await button('common:action.next')(page, language).click();
      return page.getByRole('group', { name: text(language, 'editing:form.check') });
    },
  },
  {
    name: 'registration: choosing a password',
    as: null,
    path: href('register'),
    change: async (page, language) => {
      await page.getByLabel(text(language, 'auth:field.firstname'), { exact: true }).fill('Petra');
      await page.getByLabel(text(language, 'auth:field.lastname'), { exact: true }).fill('Lindner');
      return choosePassword(page, language);
    },
  },
  {
    name: 'new claim, refused step',
    as: 'expert',
    path: href('newClaim'),
    change: async (page, language) => {
      await button('common:action.next')(page, language).click();
      return page.getByRole('group', { name: text(language, 'editing:form.check') });
    },
  },
  {
    name: 'new claim: keywords and categories',
    as: 'expert',
    path: href('newClaim'),
    change: async (page, language) => {
      const write = (key: string, words: string) =>
        page.getByRole('textbox', { name: text(language, key), exact: true }).fill(words);
      const next = button('common:action.next');
      await write('claims:question.label', 'Lohnt sich eine Wärmepumpe im Altbau?');
      await next(page, language).click();
      await page.getByRole('radio').first().check();
      await next(page, language).click();
      await write('claims:subject.topic', 'Wärme im Altbau');
      await write('claims:subject.painPoint', 'Viele wissen nicht, wo sie anfangen sollen.');
      await next(page, language).click();
      await button('claims:categories.all')(page, language).click();
      return page.getByRole('group', { name: text(language, 'claims:categories.label') }).locator('button:focus');
    },
  },
  {
    name: 'claim editor: published',
    writes: true,
    as: 'expert',
    path: claim(seeded.readyClaim),
    change: async (page, language) => {
      await button('claims:publish.open')(page, language).click();
      await dialog(page).getByRole('checkbox').last().waitFor();
      for (const box of await dialog(page).getByRole('checkbox').all()) await box.check();
      await button('publicClaim:publish.submit')(page, language).click();
      const card = dialog(page).getByRole('button', { name: text(language, 'sharing:qrCard') });
      await card.click();
      await dialog(page).getByRole('img').first().waitFor();
      return card;
    },
  },
  {
    name: 'claim editor: form of a long answer',
    as: 'expert',
    path: href('claim', { claimId: seeded.publicClaim }, { section: 'longAnswers' }),
    change: async (page, language) => {
      await addLongAnswer(page, language).click();
      const field = (label: string) =>
        page.locator('#longAnswers').getByRole('textbox', { name: text(language, label), exact: true });
      await field('claims:longAnswers.text').waitFor();
      return field('claims:longAnswers.headline');
    },
  },
  ...[seeded.profile, seeded.pausedProfile].map((profileId) => ({
    name: `preview beside the editor, ${profileId}`,
    as: 'expert' as const,
    path: profile(profileId),
    width: 1440,
    change: async (page: Page, language: Language) => {
      const tab = page
        .getByRole('group')
        .getByRole('button', { name: text(language, 'profiles:preview.action'), exact: true });
      await tab.click();
      await page.getByRole('region', { name: text(language, 'publicProfile:label') }).waitFor();
      return tab;
    },
  })),
  {
    name: 'profile editor: a prompt that is being answered, and the choice of the title',
    as: 'expert',
    path: profile(seeded.profile),
    change: async (page, language) => {
      await button('profiles:title.edit')(page, language).click();
      const master = text(language, 'editing:profileTitle.female.master');
      await page.getByRole('radio', { name: master, exact: true }).waitFor();
      const group = text(language, 'profileParts:group.solution.name');
      await button('profileParts:answerTo', { group })(page, language).click();
      return page.getByRole('textbox', { name: text(language, 'profileParts:text.label') });
    },
  },
  {
    name: 'profile editor: the stations that it does not show',
    as: 'expert',
    path: profile(seeded.profile),
    change: async (page, language) => {
      const fold = button('profiles:experience.others_other', { count: 2 })(page, language);
      await fold.click();
      await expect(page.getByRole('listitem', { name: 'Lehrbeauftragte' })).toBeVisible();
      return fold;
    },
  },
  {
    name: 'occupation game: the terms',
    as: 'expert',
    path: unconfirmed('terms'),
    change: async (page, language) => {
      await playing('game:start.title', { attempts: 0 })(page, language);
      await button('game:start.start')(page, language).click();
      const terms = dialog(page).getByRole('listitem').getByRole('button');
      await terms.nth(1).click();
      await terms.nth(2).click();
      return terms.nth(2);
    },
  },
  {
    name: 'occupation game: a result that did not arrive',
    as: 'expert',
    path: unconfirmed('unsent'),
    change: async (page, language) => {
      const { surface } = await playing('game:send.overTitle', { attempts: 0 }, 'lost', true)(page, language);
      await button('game:send.again')(page, language).waitFor();
      return surface.getByRole('heading');
    },
  },
  {
    name: 'invitations: several chosen',
    as: 'expert',
    path: invitations,
    change: async (page, language) => {
      await button('endorsements:choose.start')(page, language).click();
      await button('lists:choose.all')(page, language).click();
      return button('lists:choose.none')(page, language);
    },
  },
  {
    name: 'my posts: several chosen',
    as: 'expert',
    path: href('myPosts'),
    change: async (page, language) => {
      await button('ownPosts:bulk.start')(page, language).click();
      await button('lists:choose.all')(page, language).click();
      return button('lists:choose.none')(page, language);
    },
  },
  {
    name: 'recommendations: people of a group',
    as: 'expert',
    path: href('customers'),
    change: async (page, language) => {
      for (const name of ['Georg Baumann', 'Petra Lindner', 'Ute Sander']) {
        const group = page.getByRole('combobox', { name: text(language, 'endorsements:people.groupOf', { name }) });
        await group.focus();
        await group.selectOption('customers');
      }
      return page.getByRole('heading', { name: text(language, 'endorsements:people.ungrouped') });
    },
  },
  {
    name: 'recommendations: several chosen',
    as: 'expert',
    path: href('familyAndFriends', undefined, { group: 'all' }),
    change: async (page, language) => {
      await button('endorsements:choose.start')(page, language).click();
      await button('lists:choose.all')(page, language).click();
      return button('lists:choose.none')(page, language);
    },
  },
  {
    name: 'asked to sign in',
    as: null,
    path: href('verification', { token: invitationTokens.pending }),
    change: async (page, language) => {
      await askToSignIn(page, language);
      return page.getByRole('heading', { name: text(language, 'verification:signIn.title') });
    },
  },
  {
    name: 'registering on the way to a confirmation',
    as: null,
    path: href('verification', { token: invitationTokens.pending }),
    change: async (page, language) => {
      await registerFromInvitation(page, language);
      return page.getByRole('heading', { name: text(language, 'auth:register.title') });
    },
  },
  {
    name: 'registering on the way to a confirmation, refused',
    as: null,
    path: href('verification', { token: invitationTokens.pending }),
    change: async (page, language) => {
      await registerFromInvitation(page, language);
      await button('common:action.next')(page, language).click();
      return page.getByRole('group', { name: text(language, 'editing:form.check') });
    },
  },
  {
    name: 'choosing a password on the way to a confirmation',
    as: null,
    path: href('verification', { token: invitationTokens.pending }),
    change: async (page, language) => {
      await registerFromInvitation(page, language);
      return choosePassword(page, language);
    },
  },
];
