import { href } from './href';
import type { RouteName } from './table';

/** In the order of the help page. */
export const helpTopics = ['start', 'profiles', 'claims', 'posts', 'people', 'offers', 'account'] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** `howTo` are steps for a task, `academy` says how to do it well. */
export type ArticleType = 'howTo' | 'academy' | 'faq' | 'glossary';

interface Entry {
  type: ArticleType;
  topic: HelpTopic;
  /** The screen that it is about, to which it leads. */
  screen?: RouteName;
  /** Other screens whose help it is. */
  alsoFor?: readonly RouteName[];
}

const howTo = (topic: HelpTopic, screen?: RouteName, ...alsoFor: RouteName[]) =>
  ({ type: 'howTo', topic, ...(screen ? { screen } : {}), alsoFor }) as const;
const academy = (topic: HelpTopic, screen: RouteName) => ({ type: 'academy', topic, screen }) as const;
const faq = (topic: HelpTopic) => ({ type: 'faq', topic }) as const;

/** By the name of their files in `src/content/help`; the first one about a screen is its help. */
export const helpArticles = {
  'create-account': howTo('start', 'register'),
  'sign-in': howTo('start', 'login', 'authorizeCallback', 'accessControl'),
  'forgotten-password': howTo('start', 'forgotPassword', 'resetForgotPassword'),
  search: howTo('start', 'dashboard', 'home'),
  drafts: howTo('start'),
  'create-profile': howTo('profiles', 'newProfile'),
  'edit-profile': howTo('profiles', 'profiles', 'profile', 'competenceForm'),
  'add-career': howTo('profiles', 'profiles'),
  'import-career': howTo('profiles', 'importCareer'),
  'publish-profile': howTo('profiles', 'profiles'),
  photos: howTo('profiles', 'images'),
  'strong-profile': academy('profiles', 'profiles'),
  'write-claim': howTo('claims', 'newClaim'),
  'edit-claim': howTo('claims', 'claims', 'claim', 'claimForm'),
  'publish-claim': howTo('claims', 'claims'),
  assistant: howTo('claims', 'claims'),
  'good-question': academy('claims', 'newClaim'),
  'good-answer': academy('claims', 'claims'),
  'be-found': academy('claims', 'claims'),
  'write-post': howTo('posts', 'newPost', 'editPost', 'myPosts'),
  'import-posts': howTo('posts', 'myPosts'),
  discuss: howTo('posts', 'allPosts', 'post'),
  invite: howTo('people', 'verifyCompetence'),
  confirm: howTo('people', undefined, 'verification', 'personalVerification'),
  groups: howTo('people', 'familyAndFriends', 'colleagues', 'customers'),
  'human-graph': howTo('people', 'humanGraph'),
  'whom-to-invite': academy('people', 'verifyCompetence'),
  offers: howTo('offers', 'customerProducts', 'advertisement'),
  'choose-plan': howTo('offers', 'pricing', 'planDetails'),
  'order-plan': howTo('offers', 'pricing', 'checkout'),
  'cancel-plan': howTo('offers', 'billing'),
  'personal-data': howTo('account', 'user', 'userProfile'),
  'change-sign-in': howTo('account', 'user', 'confirmEmail'),
  appearance: howTo('account', 'user'),
  'export-data': howTo('account', 'user'),
  leave: howTo('account', 'user', 'deleteUser', 'restoreAccount'),
  glossary: { type: 'glossary', topic: 'start' },
  'faq-claim': faq('claims'),
  'faq-who-sees': faq('profiles'),
  'faq-cost': faq('offers'),
  'faq-limit': faq('offers'),
  'faq-not-visible': faq('claims'),
  'faq-account-needed': faq('people'),
  'faq-change-confirmation': faq('people'),
  'faq-report': faq('posts'),
  'faq-languages': faq('profiles'),
  'faq-phone': faq('start'),
  'faq-no-mail': faq('start'),
  'faq-data': faq('account'),
  'faq-empty': faq('offers'),
} as const satisfies Record<string, Entry>;

export type ArticleName = keyof typeof helpArticles;

export const articleNames = Object.keys(helpArticles) as ArticleName[];

export const articleEntry = (name: ArticleName): Entry => helpArticles[name];

export const isArticle = (name: string | undefined): name is ArticleName =>
  name !== undefined && Object.hasOwn(helpArticles, name);

export const articleHref = (article: ArticleName) => href('helpArticle', { article });

/** The article about a screen; null where there is none. */
export function articleAbout(screen: string | null): ArticleName | null {
  const isAbout = (name: ArticleName) => {
    const { type, screen: own, alsoFor = [] } = articleEntry(name);
    return type === 'howTo' && [own, ...alsoFor].some((about) => about === screen);
  };
  return articleNames.find(isAbout) ?? null;
}
