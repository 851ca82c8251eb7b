import type { Locator, Page } from '@playwright/test';
import type { Language } from '@/api/schema/languages';
import { routeOf } from '@/routes/destination';
import { pageOf, type PageName } from '@/routes/table';
import type { PersonaKey } from '@mocks/personas';
import { changedStates, openStates } from '../e2e/openStates';
import { screens } from '../e2e/screenTable';

/* What there is to make pictures of: every page of the screen table, what opens over it, how it loads and how it fails. */

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Height of the window by its width, px; of a laptop's that picture shows no more than fits. */
export const windows = { 1920: 1080, 1280: 800, 1366: 625, 768: 1024, 390: 844 } as const;
export type Width = keyof typeof windows;
export const widths: readonly Width[] = [1920, 1280, 1366, 768, 390];

/** A page in one of its states. */
export interface Subject {
  page: string;
  state: string;
  as: PersonaKey | null;
  path: string;
  /** What the server does to the reads of the page, where it does not just answer. */
  reads?: 'failed' | 'loading';
  /** Opens something over the page, or changes it; its controls are found by their names. */
  change?: (page: Page, language: Language) => Promise<{ opened?: Locator }>;
  /** Width of a window that has the control, px; any by default. */
  width?: number;
  /** It changes what the server has, and so the pictures that follow. */
  writes?: true;
}

/** Pages that show what they read, so that they have something to show while it is under way and when it fails. */
export const readingPages = [
  'dashboard',
  'images',
  'profiles',
  'profile',
  'competenceForm',
  'claims',
  'claim',
  'claimForm',
  'newClaim',
  'verifyCompetence',
  'people',
  'humanGraph',
  'allPosts',
  'post',
  'myPosts',
  'newPost',
  'editPost',
  'verification',
  'personalVerification',
  'pricing',
  'planDetails',
  'billing',
] as const satisfies readonly PageName[];

const slug = (text: string) =>
  text
    .replaceAll(/[^a-z\d]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

const pageAt = (path: string): string => pageOf(routeOf(path.split('?')[0] ?? '')) ?? 'root';

const ofScreens: readonly Subject[] = screens.map(({ as, path, state, name, route }) => {
  const page = name.split(',')[0] ?? name;
  // Several addresses of one page that all stand for it are named by their route too.
  const own = page === 'noData' ? [route, state].filter(Boolean).join(' ') : (state ?? 'default');
  return { page, state: slug(own), as, path };
});

const ofReads: readonly Subject[] = readingPages.flatMap((page) => {
  const first = ofScreens.find((subject) => subject.page === page);
  return first ? (['loading', 'failed'] as const).map((reads) => ({ ...first, state: reads, reads })) : [];
});

const ofOpenStates: readonly Subject[] = openStates.map(({ name, open, ...rest }) => ({
  ...rest,
  page: pageAt(rest.path),
  state: slug(name),
  change: async (page, language) => ({ opened: (await open(page, language)).surface }),
}));

const ofChangedStates: readonly Subject[] = changedStates.map(({ name, change, ...rest }) => ({
  ...rest,
  page: pageAt(rest.path),
  state: slug(name),
  change: async (page, language) => {
    await (await change(page, language)).waitFor();
    return {};
  },
}));

export const subjects: readonly Subject[] = [...ofScreens, ...ofReads, ...ofOpenStates, ...ofChangedStates];

/** What is asked for: pages and states with one of the words in their name, and how they are looked at. */
export interface Choice {
  words: readonly string[];
  schemes: readonly Scheme[];
  languages: readonly Language[];
  widths: readonly Width[];
}

/** One page, opened once: a picture of it for each scheme. */
export interface Visit {
  subject: Subject;
  language: Language;
  width: Width;
  schemes: readonly Scheme[];
}

/** Not a phone or a tablet, which are touched. */
export const isWide = (width: number) => width >= 960;

export function plan({ words, schemes: chosenSchemes, languages, widths: chosenWidths }: Choice): Visit[] {
  const wanted = words.map((word) => word.toLowerCase());
  const isWanted = ({ page, state }: Subject) =>
    wanted.length === 0 || wanted.some((word) => `${page}.${state}`.toLowerCase().includes(word));
  return subjects
    .filter(isWanted)
    .flatMap((subject) =>
      languages.flatMap((language) =>
        chosenWidths
          .filter((width) => subject.width === undefined || isWide(subject.width) === isWide(width))
          .map((width) => ({ subject, language, width, schemes: chosenSchemes })),
      ),
    );
}

export const fileName = ({ subject: { page, state }, language, width }: Visit, scheme: Scheme): string =>
  `${page}.${state}.${scheme}.${language}.${width}.png`;
