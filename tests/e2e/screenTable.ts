import { invitationTokens } from '@mocks/db/seedInvitations';
import type { PersonaKey } from '@mocks/personas';
import { routeOf } from '@/routes/destination';
import { articleHref } from '@/routes/helpArticles';
import { exampleClaimHref, href } from '@/routes/href';
import { pageOf, routeEntry, routes, type PageName, type RouteName } from '@/routes/table';

/** One state of a page: who opens it, and where. */
interface Sample {
  /** Null for a visitor. */
  as: PersonaKey | null;
  path: string;
  /** Which state of the page it is, where there are several. */
  state?: string;
}

export interface Screen extends Sample {
  route: RouteName;
  name: string;
}

/** Seeded entries that the addresses name: published profiles of Anna's, her draft that is ready, her newest draft; posts of hers. */
export const seeded = {
  profile: '41',
  secondProfile: '42',
  pausedProfile: '43',
  publicClaim: '301',
  readyClaim: '304',
  barrenClaim: '305',
  /** Georg's, with comments and replies; Anna's own, published and a draft; and a category with posts. */
  post: '1601',
  ownPost: '1615',
  draftPost: '1622',
  category: '101',
};

/** They show one page, each with its own words. */
const noDataRoutes = [
  'salesStatistics',
  'billingPreferences',
  'commissionBenefits',
  'structure',
  'affiliates',
  'affiliateStatistics',
  'affiliatePreferences',
  'trustcoins',
] as const;

const visitor = (path: string, state?: string): Sample => ({ as: null, path, ...(state ? { state } : {}) });
const expert = (path: string, state?: string): Sample => ({ as: 'expert', path, ...(state ? { state } : {}) });
const newcomer = (path: string): Sample => ({ as: 'new', path, state: 'empty' });
const invitation = (token: string) => href('verification', { token });
const personal = (token: string) => href('personalVerification', { token });

/** Every page with addresses that show it; a page without one does not compile. */
const samples: Record<PageName, readonly Sample[]> = {
  // Leads on at once.
  root: [],
  login: [visitor(href('login'))],
  register: [visitor(href('register'))],
  forgotPassword: [visitor(href('forgotPassword'))],
  resetForgotPassword: [
    visitor(href('resetForgotPassword', undefined, { token: 'ein-token', email: 'expert@fachprofil.example' })),
    visitor(href('resetForgotPassword'), 'incomplete'),
  ],
  restoreAccount: [visitor(href('restoreAccount'))],
  authorizeCallback: [visitor(href('authorizeCallback', { provider: 'google' }), 'cold')],
  dashboard: [expert(href('dashboard')), newcomer(href('dashboard'))],
  accessControl: [expert(href('accessControl'))],
  account: [
    expert(href('user')),
    ...['academic', 'email', 'password', 'appearance', 'connections', 'plan', 'data', 'leave'].map((section) =>
      expert(href('user', undefined, { section }), section),
    ),
    newcomer(href('user', undefined, { section: 'person' })),
  ],
  images: [expert(href('images')), newcomer(href('images'))],
  profiles: [
    expert(href('profiles')),
    newcomer(href('profiles')),
    { as: 'limit', path: href('profiles'), state: 'limit reached' },
  ],
  profile: [
    expert(href('profile', { profileId: seeded.profile })),
    expert(href('profile', { profileId: seeded.pausedProfile }), 'not ready'),
  ],
  competenceForm: [expert(href('competenceForm', undefined, { id: seeded.profile }))],
  importCareer: [expert(href('importCareer')), newcomer(href('importCareer'))],
  newProfile: [
    { as: 'new', path: href('newProfile') },
    expert(href('newProfile', undefined, { id: seeded.pausedProfile }), 'left early'),
  ],
  claims: [
    expert(href('claims')),
    expert(href('claims', undefined, { per: '5' }), 'page by page'),
    expert(href('claims', undefined, { q: 'Unsinn' }), 'nothing found'),
    newcomer(href('claims')),
  ],
  claim: [
    expert(href('claim', { claimId: seeded.publicClaim })),
    expert(href('claim', { claimId: seeded.barrenClaim }), 'draft'),
    expert(href('claim', { claimId: seeded.publicClaim }, { section: 'keywords' }), 'keywords'),
    expert(href('claim', { claimId: seeded.publicClaim }, { section: 'facts' }), 'facts'),
    expert(href('claim', { claimId: seeded.barrenClaim }, { section: 'opinion' }), 'empty opinion'),
    expert(href('claim', { claimId: seeded.publicClaim }, { section: 'longAnswers' }), 'long answers'),
  ],
  claimForm: [expert(href('claimForm', undefined, { id: seeded.readyClaim }))],
  newClaim: [
    expert(href('newClaim')),
    expert(href('newClaim', undefined, { id: seeded.readyClaim }), 'last step'),
    newcomer(href('newClaim')),
  ],
  verifyCompetence: [expert(href('verifyCompetence')), newcomer(href('verifyCompetence'))],
  people: [
    expert(href('customers')),
    expert(href('familyAndFriends', undefined, { group: 'all' }), 'everybody'),
    newcomer(href('familyAndFriends')),
  ],
  humanGraph: [
    expert(href('humanGraph')),
    expert(href('humanGraph', undefined, { view: 'graph', node: `profile-${seeded.profile}` }), 'drawn on a phone'),
    newcomer(href('humanGraph')),
  ],
  allPosts: [
    expert(href('allPosts')),
    expert(href('allPosts', undefined, { category: seeded.category }), 'filtered'),
    newcomer(href('allPosts')),
  ],
  post: [expert(href('post', { postId: seeded.post })), expert(href('post', { postId: seeded.ownPost }), 'own')],
  verification: [
    visitor(invitation(invitationTokens.pending), 'open, visitor'),
    { as: 'contact', path: invitation(invitationTokens.pending), state: 'open' },
    { as: 'contact', path: invitation(invitationTokens.expired), state: 'expired' },
    { as: 'contact', path: invitation(invitationTokens.checked), state: 'accepted' },
    visitor(invitation('gibt-es-nicht'), 'invalid'),
    expert(invitation(invitationTokens.general), 'own'),
  ],
  personalVerification: [
    visitor(personal(seeded.profile), 'open, visitor'),
    { as: 'contact', path: personal(seeded.profile), state: 'open' },
    visitor(personal('9999'), 'invalid'),
    expert(personal(seeded.profile), 'own'),
  ],
  deleteUser: [expert(href('deleteUser', undefined, { token: 'ein-token' }), 'invalid')],
  confirmEmail: [
    visitor(href('confirmEmail', { token: 'ein-token' }), 'visitor'),
    expert(href('confirmEmail', { token: 'ein-token' })),
  ],
  myPosts: [
    expert(href('myPosts')),
    expert(href('myPosts', undefined, { status: 'published' }), 'published'),
    expert(href('myPosts', undefined, { q: 'Unsinn' }), 'nothing found'),
    newcomer(href('myPosts')),
  ],
  newPost: [expert(href('newPost')), newcomer(href('newPost'))],
  editPost: [
    expert(href('editPost', { postId: seeded.draftPost })),
    expert(href('editPost', { postId: seeded.ownPost }), 'published'),
  ],
  exampleProfile: [visitor(href('exampleProfile')), expert(href('exampleProfile'), 'signed in')],
  exampleClaim: [visitor(exampleClaimHref), visitor(href('exampleClaim', { name: 'wallboxes' }), 'short')],
  pricing: [visitor(href('pricing'), 'visitor'), expert(href('pricing')), newcomer(href('pricing'))],
  planDetails: [
    expert(href('planDetails', { name: 'ambassador' })),
    newcomer(href('planDetails', { name: 'genius' })),
    expert(href('planDetails', { name: 'platin' }), 'unknown'),
  ],
  checkout: [
    expert(href('checkout', undefined, { plan: 'patron' })),
    newcomer(href('checkout', undefined, { plan: 'vendor' })),
    expert(href('checkout', undefined, { plan: 'ambassador' }), 'own'),
  ],
  advertisement: [expert(href('advertisement'))],
  customerProducts: [
    expert(href('customerProducts')),
    expert(href('customerProducts', undefined, { type: 'product' }), 'filtered'),
    newcomer(href('customerProducts')),
  ],
  billing: [expert(href('billing')), newcomer(href('billing'))],
  help: [visitor(href('help'), 'visitor'), expert(href('help'))],
  helpArticle: [visitor(articleHref('confirm'), 'visitor'), expert(articleHref('write-claim'))],
  faq: [visitor(href('faq'), 'visitor'), expert(href('faq'))],
  howTo: [expert(href('howTo'))],
  academy: [expert(href('academy'))],
  feedback: [visitor(href('feedback'), 'visitor'), expert(href('feedback'))],
  noData: noDataRoutes.map((route) => expert(href(route), route)),
  releaseLogs: [expert(href('releaseLogs'))],
  notAuthorized: [expert(href('notAuthorized')), visitor(href('notAuthorized'), 'visitor')],
  notFound: [visitor('/gibt/es/nicht'), expert(href('error', { error: '500' }), 'error 500')],
};

export const screens: readonly Screen[] = (Object.keys(samples) as PageName[]).flatMap((page) =>
  samples[page].map((sample) => ({
    ...sample,
    route: routeOf(sample.path.split('?')[0] ?? ''),
    name: [page, sample.state].filter(Boolean).join(', '),
  })),
);

/** A second address of the account screen. */
const secondAddress: RouteName = 'userProfile';

/** Routes that show something of their own: neither a redirect, nor another address of the same page. */
export const ownRoutes = (Object.keys(routes) as RouteName[]).filter(
  (name) => name !== secondAddress && (pageOf(name) === name || pageOf(name) === 'noData'),
);

/** Whether search engines are asked to leave the route alone. */
export const isHiddenFromRobots = (name: RouteName): boolean =>
  routeEntry(name).access === 'guest' || routeEntry(name).secret === true;
