import type { AbilityAction, AbilitySubject } from '@/domain/ability';

/** `public`: everybody; `guest`: only signed-out visitors (AUT-13); otherwise the permission it needs. */
export type RouteAccess = 'public' | 'guest' | { action: AbilityAction; subject: AbilitySubject };

/** `default`: with navigation; `guest`: the narrow page of the sign-in screens; `blank`: the page alone (NAV-01). */
export type RouteLayout = 'default' | 'guest' | 'blank';

/** In their order (NAV-05). */
export const menuSections = ['start', 'competence', 'claims', 'posts', 'recommendations', 'monetization', 'support'] as const;
export type MenuSection = (typeof menuSections)[number];

interface WrittenMenuLine {
  section: MenuSection;
  order: number;
  /** Drawn by `app/layouts/menuIcons.ts`. */
  icon: string;
  /** Key of the label, in `common`: every page draws the menu. Default: the route's title. */
  label?: string;
  /** Query of the address, where several lines lead to one route. */
  query?: Readonly<Record<string, string>>;
  /** Also for somebody who confirms others and has no profile. */
  forClients?: boolean;
}

/** As written in the table; `routeEntry` fills in the defaults. */
export interface RouteEntry {
  /** Parameters as `:name`; `*` for every other address. */
  path: `/${string}` | '*';
  /** Text key. */
  title: string;
  access: RouteAccess;
  /** Default `default`. */
  layout?: RouteLayout;
  /** Locale areas the page needs besides `common` and its layout's; loaded together with its code. */
  texts?: readonly string[];
  /** Name of the route whose menu line is highlighted while this one is open (NAV-07). Default: its own. */
  activeLink?: string;
  /** Tells robots to leave the page alone, and gives no address away (quality T35). */
  secret?: boolean;
  /** Lines of the main menu that lead here (NAV-05). Default: none. */
  menu?: WrittenMenuLine | readonly WrittenMenuLine[];
  /** The page shown, where it is another route's, or several routes'. Default: the route's own name. */
  page?: string;
  /** Name of the route that this address leads on to; it has no page then. */
  redirectTo?: string;
}

const signedIn = (subject: AbilitySubject, action: AbilityAction = 'read') => ({ action, subject }) as const;

const accountPage = {
  title: 'common:page.account',
  access: signedIn('Account'),
  texts: ['account', 'auth', 'editing', 'plans', 'search'],
  page: 'account',
} as const;

/** A page that no call delivers anything for. */
const noData = { texts: ['noData'], page: 'noData' } as const;

/** Every address (NAV-02): guard, menus, links and tests follow from it. Static segments rank before parameters. */
export const routes = {
  root: { path: '/', title: 'common:page.home', layout: 'blank', access: 'public' },
  login: { path: '/login', title: 'auth:login.title', layout: 'guest', access: 'guest', texts: ['auth', 'editing'] },
  register: { path: '/register', title: 'auth:register.title', layout: 'guest', access: 'guest', texts: ['auth', 'editing'] },
  forgotPassword: { path: '/forgot-password', title: 'auth:forgot.title', layout: 'guest', access: 'guest', texts: ['auth', 'editing'] },
  resetForgotPassword: {
    path: '/reset-forgot-password',
    title: 'auth:reset.title',
    layout: 'guest',
    // Who is signed in shall not lose the token (D-55).
    access: 'public',
    texts: ['auth', 'editing'],
    secret: true,
  },
  restoreAccount: { path: '/restore-account', title: 'auth:restore.title', layout: 'guest', access: 'guest', texts: ['auth', 'editing'], secret: true },
  authorizeCallback: {
    path: '/authorize/:provider/callback',
    title: 'auth:callback.title',
    layout: 'blank',
    access: 'public',
    texts: ['auth', 'editing'],
    secret: true,
  },
  dashboard: {
    path: '/dashboard',
    title: 'common:page.dashboard',
    access: signedIn('Dashboard'),
    texts: ['dashboard', 'editing', 'newClaim', 'profileParts', 'profiles', 'publicProfile', 'sharing'],
    menu: { section: 'start', order: 1, label: 'common:menu.dashboard', icon: 'dashboard', forClients: true },
  },
  home: {
    path: '/home',
    title: 'common:page.dashboard',
    access: signedIn('Dashboard'),
    texts: ['dashboard', 'editing', 'newClaim', 'profileParts', 'profiles', 'publicProfile', 'sharing'],
    activeLink: 'dashboard',
    page: 'dashboard',
  },
  accessControl: { path: '/access-control', title: 'common:page.accessControl', access: signedIn('AccessControl'), texts: ['auth', 'editing'] },
  user: { path: '/user', ...accountPage },
  userProfile: { path: '/user/profile', ...accountPage },
  images: {
    path: '/user/images',
    title: 'common:page.images',
    access: signedIn('Image'),
    texts: ['images', 'editing'],
    menu: { section: 'competence', order: 6, icon: 'photos' },
  },
  billing: { path: '/account/biling', title: 'common:page.billing', access: signedIn('Plan'), texts: ['plans'] },
  billingSpelledRight: { path: '/account/billing', title: 'common:page.billing', access: signedIn('Plan'), redirectTo: 'billing' },
  profiles: {
    path: '/competence/profiles',
    title: 'common:page.profiles',
    access: signedIn('CompetenceProfile'),
    texts: ['profiles', 'editing', 'lists', 'profileParts', 'publicProfile', 'sharing'],
    menu: { section: 'competence', order: 2, label: 'common:menu.profiles', icon: 'badge' },
  },
  profile: {
    path: '/competence/:profileId',
    title: 'common:page.profile',
    access: signedIn('CompetenceProfile'),
    texts: ['profiles', 'profileParts', 'editing', 'images', 'career', 'publicProfile', 'sharing'],
    activeLink: 'profiles',
  },
  competenceForm: {
    path: '/competence/competence-form',
    title: 'common:page.competenceForm',
    access: signedIn('CompetenceProfile', 'update'),
    texts: ['profiles', 'editing', 'career'],
    activeLink: 'profiles',
  },
  importCareer: {
    path: '/competence/import',
    title: 'common:page.importCareer',
    access: signedIn('CompetenceProfile', 'create'),
    texts: ['imports', 'profiles', 'editing', 'career'],
    activeLink: 'profiles',
  },
  newProfile: {
    path: '/competence/new-profile',
    title: 'common:page.newProfile',
    layout: 'blank',
    access: signedIn('CompetenceProfile', 'create'),
    texts: ['profiles', 'newProfile', 'career', 'editing', 'images', 'profileParts', 'publicProfile', 'sharing'],
  },
  claims: {
    path: '/competence/claims',
    title: 'common:page.claims',
    access: signedIn('Claim'),
    texts: ['claims', 'editing', 'lists', 'publicClaim', 'sharing'],
    menu: { section: 'claims', order: 1, label: 'common:menu.nuggets', icon: 'lightbulb' },
  },
  claim: {
    path: '/competence/claim/:claimId',
    title: 'common:page.claim',
    access: signedIn('Claim'),
    texts: ['claims', 'editing', 'assistant', 'images', 'publicClaim', 'sharing'],
    activeLink: 'claims',
  },
  claimForm: {
    path: '/competence/claim-form',
    title: 'common:page.claimForm',
    access: signedIn('Claim', 'update'),
    texts: ['claims', 'editing'],
    activeLink: 'claims',
  },
  newClaim: {
    path: '/competence/new-claim',
    title: 'common:page.newClaim',
    layout: 'blank',
    access: signedIn('Claim', 'create'),
    texts: ['claims', 'newClaim', 'editing', 'publicClaim', 'sharing'],
    menu: { section: 'claims', order: 2, label: 'common:menu.newNugget', icon: 'add' },
  },
  verifyCompetence: {
    path: '/verify-competence',
    title: 'common:page.verifications',
    access: signedIn('Endorsement'),
    texts: ['endorsements', 'editing', 'lists', 'sharing', 'verification'],
    menu: { section: 'competence', order: 5, label: 'common:menu.verifications', icon: 'verified' },
  },
  verification: {
    path: '/verification/:token',
    title: 'verification:title',
    layout: 'blank',
    access: 'public',
    texts: ['verification'],
    secret: true,
  },
  personalVerification: {
    path: '/personal/verification/:token',
    title: 'verification:personalTitle',
    layout: 'blank',
    access: 'public',
    texts: ['verification'],
    secret: true,
  },
  exampleProfile: {
    path: '/examples/profile',
    title: 'examples:profile.title',
    layout: 'blank',
    access: 'public',
    texts: ['examples', 'publicProfile', 'profiles', 'editing'],
  },
  exampleClaim: {
    path: '/examples/claim/:name',
    title: 'examples:claim.title',
    layout: 'blank',
    access: 'public',
    texts: ['examples', 'publicClaim'],
  },
  allPosts: {
    path: '/posts/all-posts',
    title: 'common:page.allPosts',
    access: signedIn('Post'),
    texts: ['discussion', 'lists'],
    menu: { section: 'posts', order: 1, label: 'common:menu.allPosts', icon: 'forum', forClients: true },
  },
  myPosts: {
    path: '/posts/my-posts',
    title: 'common:page.myPosts',
    access: signedIn('Post'),
    texts: ['ownPosts', 'editing', 'lists', 'discussion'],
    menu: { section: 'posts', order: 2, label: 'common:menu.myPosts', icon: 'article' },
  },
  newPost: {
    path: '/posts/new-post',
    title: 'common:page.newPost',
    access: signedIn('Post', 'create'),
    texts: ['ownPosts', 'editing', 'images'],
    activeLink: 'myPosts',
  },
  editPost: {
    path: '/posts/:postId/edit',
    title: 'common:page.editPost',
    access: signedIn('Post', 'update'),
    texts: ['ownPosts', 'editing', 'images', 'discussion'],
    activeLink: 'myPosts',
  },
  post: {
    path: '/posts/:postId',
    title: 'common:page.post',
    access: signedIn('Post'),
    texts: ['discussion', 'editing', 'sharing'],
    activeLink: 'allPosts',
  },
  customerProducts: {
    path: '/customer-products',
    title: 'common:page.products',
    access: signedIn('Product'),
    menu: [
      { section: 'monetization', order: 1, label: 'common:menu.offers', icon: 'offer', query: { type: 'offer' } },
      { section: 'monetization', order: 2, label: 'common:menu.services', icon: 'service', query: { type: 'service' } },
      { section: 'monetization', order: 3, label: 'common:menu.products', icon: 'inventory', query: { type: 'product' } },
    ],
    texts: ['products', 'editing', 'images', 'lists'],
  },
  pricing: {
    path: '/pricing',
    title: 'common:page.pricing',
    access: 'public',
    texts: ['plans'],
    menu: { section: 'support', order: 1, label: 'common:menu.prices', icon: 'sell', forClients: true },
  },
  planDetails: {
    path: '/plan-details/:name',
    title: 'common:page.planDetails',
    access: signedIn('Plan'),
    texts: ['plans'],
    activeLink: 'pricing',
  },
  checkout: { path: '/checkout', title: 'common:page.checkout', layout: 'blank', access: signedIn('Plan'), texts: ['checkout', 'editing', 'plans'] },
  releaseLogs: { path: '/release-logs', title: 'common:page.releaseLogs', layout: 'blank', access: signedIn('ReleaseLog') },
  deleteUser: {
    path: '/users/delete',
    title: 'common:page.deleteUser',
    layout: 'blank',
    access: signedIn('Account', 'delete'),
    texts: ['account', 'editing', 'plans'],
    secret: true,
  },
  confirmEmail: {
    path: '/users/email/confirm/:token',
    title: 'common:page.confirmEmail',
    layout: 'blank',
    access: 'public',
    texts: ['account'],
    secret: true,
  },
  advertisement: {
    path: '/advertisement',
    title: 'common:menu.advertisement',
    access: signedIn('Monetization'),
    menu: { section: 'monetization', order: 0, icon: 'campaign' },
    texts: ['products', 'editing', 'images', 'lists', 'plans'],
  },
  howTo: {
    path: '/how-to',
    title: 'common:menu.howTo',
    access: 'public',
    texts: ['help'],
    menu: { section: 'support', order: 2, icon: 'help', forClients: true },
  },
  familyAndFriends: {
    path: '/recommendations/family-and-friends',
    title: 'common:menu.familyAndFriends',
    access: signedIn('Recommendation'),
    texts: ['endorsements', 'editing', 'lists', 'sharing', 'verification'],
    page: 'people',
    menu: { section: 'recommendations', order: 1, icon: 'group' },
  },
  colleagues: {
    path: '/recommendations/colleagues',
    title: 'common:menu.colleagues',
    access: signedIn('Recommendation'),
    texts: ['endorsements', 'editing', 'lists', 'sharing', 'verification'],
    page: 'people',
    menu: { section: 'recommendations', order: 2, icon: 'diversity' },
  },
  customers: {
    path: '/recommendations/customers',
    title: 'common:menu.customers',
    access: signedIn('Recommendation'),
    texts: ['endorsements', 'editing', 'lists', 'sharing', 'verification'],
    page: 'people',
    menu: { section: 'recommendations', order: 3, icon: 'handshake' },
  },
  humanGraph: {
    path: '/recommendations/human-graph',
    title: 'common:menu.humanGraph',
    access: signedIn('Recommendation'),
    texts: ['humanGraph', 'endorsements', 'editing', 'lists', 'sharing', 'verification'],
    menu: { section: 'recommendations', order: 4, icon: 'graph' },
  },
  trustcoins: {
    path: '/trustcoins',
    title: 'common:menu.trustcoins',
    access: signedIn('Monetization'),
    menu: { section: 'monetization', order: 4, icon: 'coins' },
    ...noData,
  },
  salesStatistics: {
    path: '/monetization/sales-statistics',
    title: 'common:menu.salesStatistics',
    access: signedIn('Monetization'),
    menu: { section: 'monetization', order: 5, icon: 'chart' },
    ...noData,
  },
  billingPreferences: {
    path: '/monetization/billing-preferences',
    title: 'common:menu.billingPreferences',
    access: signedIn('Monetization'),
    menu: { section: 'monetization', order: 6, icon: 'receipt' },
    ...noData,
  },
  commissionBenefits: {
    path: '/monetization/commission-benefits',
    title: 'common:menu.commissionBenefits',
    access: signedIn('Monetization'),
    menu: { section: 'monetization', order: 7, icon: 'benefit' },
    ...noData,
  },
  structure: {
    path: '/monetization/structure',
    title: 'common:menu.structure',
    access: signedIn('Monetization'),
    menu: { section: 'monetization', order: 8, icon: 'tree' },
    ...noData,
  },
  affiliates: {
    path: '/monetization/affiliates',
    title: 'common:menu.affiliates',
    access: signedIn('Monetization'),
    menu: { section: 'monetization', order: 9, icon: 'link' },
    ...noData,
  },
  affiliateStatistics: {
    path: '/monetization/statistics',
    title: 'common:menu.affiliateStatistics',
    access: signedIn('Monetization'),
    menu: { section: 'monetization', order: 10, icon: 'chart' },
    ...noData,
  },
  affiliatePreferences: {
    path: '/monetization/preferences',
    title: 'common:menu.affiliatePreferences',
    access: signedIn('Monetization'),
    menu: { section: 'monetization', order: 11, icon: 'tune' },
    ...noData,
  },
  academy: {
    path: '/academy',
    title: 'common:menu.academy',
    access: 'public',
    texts: ['help'],
    menu: { section: 'support', order: 3, icon: 'school', forClients: true },
  },
  feedback: {
    path: '/feedback',
    title: 'common:menu.feedback',
    access: 'public',
    texts: ['help', 'editing'],
    menu: { section: 'support', order: 4, icon: 'feedback', forClients: true },
  },
  help: { path: '/help', title: 'common:menu.help', access: 'public', texts: ['help', 'lists'] },
  helpArticle: { path: '/help/:article', title: 'common:page.helpArticle', access: 'public', texts: ['help'] },
  faq: { path: '/faq', title: 'common:menu.faq', access: 'public', texts: ['help'] },
  notAuthorized: { path: '/not-authorized', title: 'common:page.notAuthorized', access: 'public' },
  error: { path: '/pages/misc/not-found/:error', title: 'common:page.notFound', layout: 'blank', access: 'public', texts: ['search'], page: 'notFound' },
  notFound: { path: '*', title: 'common:page.notFound', layout: 'blank', access: 'public', texts: ['search'] },
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof routes;

type Lines<Menu> = Menu extends readonly (infer Line)[] ? Line : Menu;

export type MenuIcon = {
  [K in RouteName]: (typeof routes)[K] extends { menu: infer Menu extends RouteEntry['menu'] } ? NonNullable<Lines<Menu>>['icon'] : never;
}[RouteName];

export type MenuLine = WrittenMenuLine & { route: RouteName; label: string; icon: MenuIcon };

export interface Route extends RouteEntry {
  layout: RouteLayout;
  texts: readonly string[];
  activeLink: string;
  menu: readonly MenuLine[];
}

/** Of the search and the bell, which the frame has with a session. */
export const frameTexts = ['search', 'dashboard'];

/** With its defaults, for code that works on any route. */
export function routeEntry(name: RouteName): Route {
  const entry: RouteEntry = routes[name];
  const { title, layout = 'default', texts = [], activeLink = name, menu = [] } = entry;
  const lines = [menu].flat().map((line) => ({ route: name, label: title, ...line })) as MenuLine[];
  return { ...entry, layout, texts, activeLink, menu: lines };
}

export function needsSession(name: RouteName): boolean {
  const { access } = routeEntry(name);
  return access !== 'public' && access !== 'guest';
}

/** Locale areas besides `common` that the page and its frame show. */
export function textsOf(name: RouteName, isSignedIn = needsSession(name)): string[] {
  const { layout, texts } = routeEntry(name);
  return [...new Set([...texts, ...(isSignedIn && layout === 'default' ? frameTexts : [])])];
}

/** Pages that have to exist: every route's own, unless it shows another's or leads elsewhere. */
export type PageName = {
  [K in RouteName]: (typeof routes)[K] extends { page: infer P extends string } ? P : (typeof routes)[K] extends { redirectTo: string } ? never : K;
}[RouteName];

/** Undefined for a redirect. */
export function pageOf(name: RouteName): PageName | undefined {
  const entry = routeEntry(name);
  return entry.redirectTo ? undefined : ((entry.page ?? name) as PageName);
}
