import type { Locator, Page } from '@playwright/test';
import { invitationTokens } from '@mocks/db/seedInvitations';
import type { PersonaKey } from '@mocks/personas';
import { href } from '@/routes/href';
import { expect } from './fixtures';
import { seeded } from './screenTable';
import { text } from './texts';

/* What opens over a page, or changes it: how it is opened, and where the focus belongs when it is closed again. */

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
  open: (page: Page) => Promise<Opened>;
}

type Find = (page: Page) => Locator;
type Values = Record<string, string | number>;

export const german = (key: string, values?: Values): string => text('de', key, values);
export const button =
  (key: string, values?: Values): Find =>
  (page) =>
    page.getByRole('button', { name: german(key, values), exact: true }).first();
/** A button whose name holds a value that the seed decides. */
const buttonLike =
  (pattern: RegExp): Find =>
  (page) =>
    page.getByRole('button', { name: pattern }).first();
export const menuItem =
  (key: string): Find =>
  (page) =>
    page.getByRole('menuitem', { name: german(key), exact: true });
const menu: Find = (page) => page.getByRole('menu');
const dialog: Find = (page) => page.getByRole('dialog');

/** Presses one control after the other; the first is where the focus comes back to. */
const pressing =
  (surface: Find, opener: Find, ...further: Find[]) =>
  async (page: Page): Promise<Opened> => {
    for (const find of [opener, ...further]) await find(page).click();
    return { surface: surface(page), opener: opener(page) };
  };

/** Writes the beginning of a name into a search field and waits for its list; Escape closes that list alone. */
const searching =
  (fieldKey: string, characters: string, ...first: Find[]) =>
  async (page: Page): Promise<Opened> => {
    for (const find of first) await find(page).click();
    const field = page.getByRole('combobox', { name: german(fieldKey), exact: true });
    await field.pressSequentially(characters);
    return { surface: page.getByRole('listbox'), opener: field };
  };

const dashboard = href('dashboard');
const claims = href('claims');
const profiles = href('profiles');
const invitations = href('verifyCompetence');
const images = href('images');
const claim = (claimId: string) => href('claim', { claimId });
const profile = (profileId: string) => href('profile', { profileId });

export const accountMenu = buttonLike(/^Mein Konto/);
const claimMenu = buttonLike(/^Mehr zu „/);
export const profileMenu = buttonLike(/^Weitere Aktionen für /);
const editorMenu = button('claims:editor.menu');
const addLongAnswer = button('claims:longAnswers.add');
const experienceMenu = buttonLike(/^Mehr zu Inhaberin und Planerin/);
const addExperience = button('profiles:experience.add');
const changeQuestion = href('claimForm', undefined, { id: seeded.readyClaim });
const monthPicker = buttonLike(/^(?:Datum auswählen|Wähle Datum)/);

/** Writes into the question first, so that something unsaved is on the page. */
const writing =
  (open: OpenState['open']): OpenState['open'] =>
  async (page) => {
    await page.getByRole('textbox', { name: german('claims:question.label'), exact: true }).fill('Was ist neu?');
    return open(page);
  };

/** Chooses a file to import; its review takes the focus. */
const reviewing = async (page: Page): Promise<Locator> => {
  const rows = [
    'Beispielwerk,Leiterin Planung,,,Mar 2020,',
    'Netzwerke Mitteldeutschland,Ingenieurin Netzplanung,,Halle,Jan 2010,',
  ];
  const head = 'Company Name,Title,Description,Location,Started On,Finished On';
  const buffer = Buffer.from([head, ...rows, ''].join('\n'));
  await page.locator('main input[type="file"]').setInputFiles({ name: 'Positions.csv', mimeType: 'text/csv', buffer });
  const heading = page.getByRole('heading', { name: german('imports:review.title') });
  await heading.waitFor();
  return heading;
};

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
  expert('claim editor: assistant', claim(seeded.publicClaim), pressing(dialog, buttonLike(/^Mit Eulalia schreiben/))),
  expert('claim editor: proposal of the assistant', claim(seeded.readyClaim), async (page) => {
    const opened = await pressing(dialog, buttonLike(/^Mit Eulalia schreiben/))(page);
    await page.getByRole('combobox', { name: german('assistant:ask.style'), exact: true }).selectOption({ index: 4 });
    await page.getByRole('radio').first().check();
    await button('assistant:ask.submit')(page).click();
    await expect(opened.surface.locator('ins').first()).toBeVisible();
    // By now the button says that a proposal waits.
    return { ...opened, opener: buttonLike(/^Vorschlag ansehen/)(page) };
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
    pressing(menu, buttonLike(/^Mehr zu (?!diesem)/)),
  ),
  expert(
    'claim editor: menu of a frequent question',
    href('claim', { claimId: seeded.publicClaim }, { section: 'faqs' }),
    pressing(menu, buttonLike(/^Mehr zu (?!diesem)/)),
  ),
  expert(
    'claim editor: link in a long answer',
    href('claim', { claimId: seeded.publicClaim }, { section: 'longAnswers' }),
    async (page) => {
      await addLongAnswer(page).click();
      const opener = page.getByRole('toolbar').getByRole('button', { name: german('richText:tool.link') });
      await expect(opener).toBeVisible();
      const text = page.locator('[contenteditable="true"]');
      await text.pressSequentially('Mehr dazu');
      await text.press('ControlOrMeta+a');
      await opener.click();
      // The words that get the link keep the focus.
      return { surface: page.getByRole('dialog', { name: german('richText:link.title') }), opener: text };
    },
  ),

  expert('menu of a profile', profiles, pressing(menu, profileMenu)),
  expert('profile: share', profiles, pressing(dialog, buttonLike(/ teilen$/)), 1280),
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
  expert('profile editor: menu of a story', profile(seeded.profile), pressing(menu, buttonLike(/^Mehr zu Mit zwölf/))),
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
  expert(
    'profile editor: an experience',
    profile(seeded.profile),
    pressing(dialog, buttonLike(/^Inhaberin und Planerin bearbeiten/)),
  ),
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
    searching('career:disciplines.label', 'Elektro', addExperience),
  ),
  expert('profile editor: month of an experience', profile(seeded.pausedProfile), async (page) => {
    await addExperience(page).click();
    await monthPicker(page).click();
    // Touched, it opens as a dialog of its own, whose heading names it.
    const name = new RegExp(`^(?:${german('career:experience.start')}|Datum auswählen)$`);
    const surface = page.getByRole('dialog', { name });
    return { surface, opener: monthPicker(page) };
  }),
  expert(
    'leaving something unsaved',
    changeQuestion,
    writing(pressing(dialog, (page) => page.getByRole('link', { name: german('common:menu.profiles'), exact: true }))),
    1280,
  ),
  expert(
    'signing out with something unsaved',
    changeQuestion,
    writing(pressing(dialog, accountMenu, menuItem('common:menu.logout'))),
    1280,
  ),
  expert('media library: upload', images, pressing(dialog, button('images:library.upload'))),
  expert(
    'media library: an image',
    images,
    pressing(dialog, (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: / öffnen$/ })
        .first(),
    ),
  ),
  expert('media library: menu of an image', images, pressing(menu, buttonLike(/^Mehr zu /))),
  expert(
    'profile editor: images of an experience',
    // Opened anew: the drawer of the state before stays.
    `${profile(seeded.profile)}#experience`,
    async (page) => {
      await buttonLike(/^Inhaberin und Planerin bearbeiten/)(page).click();
      const name = german('images:experience.gallery');
      const opener = page.getByRole('group', { name }).getByRole('button', { name: german('images:field.add') });
      await opener.click();
      return { surface: page.getByRole('dialog', { name }), opener };
    },
  ),
  expert('import: an entry', href('importCareer'), async (page) => {
    await reviewing(page);
    const opener = buttonLike(/^Leiterin Planung bearbeiten/)(page);
    await opener.click();
    return { surface: page.getByRole('dialog'), opener };
  }),
  {
    name: 'new profile: occupations',
    as: 'new',
    path: href('newProfile'),
    open: searching('newProfile:occupation', 'ingenieur'),
  },

  expert('new invitation', invitations, pressing(dialog, button('endorsements:create.title'))),
  expert('invitation: details', invitations, pressing(dialog, buttonLike(/^Details zur Einladung für Petra/))),
  expert(
    'invitation: share',
    invitations,
    pressing(dialog, buttonLike(/^Einladung für .* teilen$|erinnern$/), button('sharing:code')),
  ),
  expert('invitation: renew', invitations, pressing(dialog, buttonLike(/^Einladung für .* erneuern$/))),
];

/** What changes the page itself; there is nothing to close. */
export const changedStates: readonly (Omit<OpenState, 'open'> & { change: (page: Page) => Promise<Locator> })[] = [
  {
    name: 'new profile: title and education',
    as: 'expert',
    path: href('newProfile', undefined, { id: seeded.pausedProfile }),
    change: async (page) => {
      await button('common:action.next')(page).click();
      await button('profiles:education.add')(page).click();
      return page.getByRole('radio', { name: german('profiles:education.types.university') });
    },
  },
  { name: 'import: review', as: 'expert', path: href('importCareer'), change: reviewing },
  {
    name: 'refused sign-in form',
    as: null,
    path: href('login'),
    change: async (page) => {
      await button('auth:login.submit')(page).click();
      return page.getByRole('alert').filter({ hasText: german('editing:form.check') });
    },
  },
  {
    name: 'refused registration',
    as: null,
    path: href('register'),
    change: async (page) => {
      await button('auth:register.submit')(page).click();
      return page.getByRole('alert').filter({ hasText: german('editing:form.check') });
    },
  },
  {
    name: 'new claim, refused step',
    as: 'expert',
    path: href('newClaim'),
    change: async (page) => {
      await button('common:action.next')(page).click();
      return page.getByRole('alert').filter({ hasText: german('editing:form.check') });
    },
  },
  {
    name: 'new claim: keywords and categories',
    as: 'expert',
    path: href('newClaim'),
    change: async (page) => {
      const write = (key: string, words: string) =>
        page.getByRole('textbox', { name: german(key), exact: true }).fill(words);
      const next = button('common:action.next');
      await write('claims:question.label', 'Lohnt sich eine Wärmepumpe im Altbau?');
      await next(page).click();
      await page.getByRole('radio').first().check();
      await next(page).click();
      await write('claims:subject.topic', 'Wärme im Altbau');
      await write('claims:subject.painPoint', 'Viele wissen nicht, wo sie anfangen sollen.');
      await next(page).click();
      await button('claims:categories.all')(page).click();
      return page.getByRole('group', { name: german('claims:categories.label') }).locator('button:focus');
    },
  },
  {
    name: 'claim editor: form of a long answer',
    as: 'expert',
    path: href('claim', { claimId: seeded.publicClaim }, { section: 'longAnswers' }),
    change: async (page) => {
      await addLongAnswer(page).click();
      await page.getByRole('textbox', { name: german('claims:longAnswers.text'), exact: true }).waitFor();
      return page
        .locator('#longAnswers')
        .getByRole('textbox', { name: german('claims:longAnswers.headline'), exact: true });
    },
  },
  ...[seeded.profile, seeded.pausedProfile].map((profileId) => ({
    name: `preview beside the editor, ${profileId}`,
    as: 'expert' as const,
    path: profile(profileId),
    width: 1440,
    change: async (page: Page) => {
      const tab = page.getByRole('group').getByRole('button', { name: german('profiles:preview.action'), exact: true });
      await tab.click();
      await page.getByRole('region', { name: german('publicProfile:label') }).waitFor();
      return tab;
    },
  })),
  {
    name: 'profile editor: the stations that it does not show',
    as: 'expert',
    path: profile(seeded.profile),
    change: async (page) => {
      const fold = button('profiles:experience.others_other', { count: 2 })(page);
      await fold.click();
      await expect(page.getByRole('listitem', { name: 'Lehrbeauftragte' })).toBeVisible();
      return fold;
    },
  },
  {
    name: 'asked to sign in',
    as: null,
    path: href('verification', { token: invitationTokens.pending }),
    change: async (page) => {
      await buttonLike(/^\d+ Punkte? bestätigen$/)(page).click();
      return page.getByRole('heading', { name: german('verification:signIn.title') });
    },
  },
];
