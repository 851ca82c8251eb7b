import type { AbilityAction, AbilitySubject } from '@/domain/ability';

/**
 * Who may open a route. `public`: everybody; `guest`: only who is not signed in (unauthenticatedOnly, AUT-13);
 * otherwise the permission it needs.
 */
export type RouteAccess = 'public' | 'guest' | { action: AbilityAction; subject: AbilitySubject };

/** `default`: with navigation; `guest`: the narrow page of the sign-in screens; `blank`: the page alone (NAV-01). */
export type RouteLayout = 'default' | 'guest' | 'blank';

/** Sections of the main menu, in their order (NAV-05). */
export const menuSections = [
  'start',
  'competence',
  'claims',
  'posts',
  'advertisement',
  'recommendations',
  'monetization',
  'support',
] as const;
export type MenuSection = (typeof menuSections)[number];

/** One line of the main menu that leads to a route; a route may have several. */
export interface MenuEntry {
  section: MenuSection;
  /** Place within its section. */
  order: number;
  /** Key of the label. */
  label: string;
  icon: MenuIcon;
  /** Query of the address, where several lines lead to one route. */
  query?: Readonly<Record<string, string>>;
  /** Highlighted for every route with this active-link name (NAV-07). */
  activeLink?: string;
}

export const menuIcons = [
  'dashboard',
  'badge',
  'lightbulb',
  'add',
  'verified',
  'forum',
  'article',
  'campaign',
  'sell',
  'help',
  'group',
  'diversity',
  'handshake',
  'graph',
  'coins',
  'offer',
  'service',
  'inventory',
  'chart',
  'receipt',
  'benefit',
  'tree',
  'link',
  'tune',
  'school',
  'feedback',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

export interface RouteEntry {
  path: `/${string}` | '*';
  /** Key of the page title. */
  title: string;
  layout: RouteLayout;
  access: RouteAccess;
  /** Locale areas the page needs besides `common`; loaded together with its code. */
  texts?: readonly string[];
  /** Name under which menu items are highlighted (NAV-07). */
  activeLink?: string;
  /** Tells robots to leave the page alone, and gives no address away (quality T35). */
  secret?: boolean;
  menu?: readonly MenuEntry[];
  /** Same page as another route, reached under a second address. */
  page?: string;
  redirectTo?: string;
}

/** The page of routes whose screen is still to come. */
const later = { page: 'later' } as const;

const signedIn = (subject: AbilitySubject, action: AbilityAction = 'read') => ({ action, subject }) as const;

/**
 * Every address of the product (NAV-02): guard, menus, titles, robots, links, loading and tests are derived from it.
 * The router ranks static segments before parameters, whatever the order here.
 */
export const routes = {
  root: { path: '/', title: 'common:page.home', layout: 'blank', access: 'public' },
  login: {
    path: '/login',
    title: 'auth:login.title',
    layout: 'guest',
    access: 'guest',
    texts: ['auth', 'editing'],
  },
  register: {
    path: '/register',
    title: 'auth:register.title',
    layout: 'guest',
    access: 'guest',
    texts: ['auth', 'editing'],
  },
  forgotPassword: {
    path: '/forgot-password',
    title: 'auth:forgot.title',
    layout: 'guest',
    access: 'guest',
    texts: ['auth', 'editing'],
  },
  resetForgotPassword: {
    path: '/reset-forgot-password',
    title: 'auth:reset.title',
    layout: 'guest',
    access: 'guest',
    texts: ['auth', 'editing'],
    secret: true,
  },
  restoreAccount: {
    path: '/restore-account',
    title: 'auth:restore.title',
    layout: 'guest',
    access: 'guest',
    texts: ['auth', 'editing'],
    secret: true,
  },
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
    layout: 'default',
    access: signedIn('Dashboard'),
    texts: ['dashboard'],
    activeLink: 'dashboard',
    menu: [
      {
        section: 'start',
        order: 1,
        label: 'shell:menu.dashboard',
        icon: 'dashboard',
        activeLink: 'dashboard',
      },
    ],
  },
  home: {
    path: '/home',
    title: 'common:page.dashboard',
    layout: 'default',
    access: signedIn('Dashboard'),
    texts: ['dashboard'],
    activeLink: 'dashboard',
    page: 'dashboard',
  },
  accessControl: {
    path: '/access-control',
    title: 'common:page.accessControl',
    layout: 'default',
    access: signedIn('AccessControl'),
    texts: ['auth', 'editing'],
  },
  user: {
    path: '/user',
    title: 'common:page.account',
    layout: 'default',
    access: signedIn('Account'),
    ...later,
  },
  userProfile: {
    path: '/user/profile',
    title: 'common:page.account',
    layout: 'default',
    access: signedIn('Account'),
    ...later,
  },
  billing: {
    path: '/account/biling',
    title: 'common:page.billing',
    layout: 'default',
    access: signedIn('Plan'),
    ...later,
  },
  billingSpelledRight: {
    path: '/account/billing',
    title: 'common:page.billing',
    layout: 'default',
    access: signedIn('Plan'),
    redirectTo: 'billing',
  },
  profiles: {
    path: '/competence/profiles',
    title: 'common:page.profiles',
    layout: 'default',
    access: signedIn('CompetenceProfile'),
    texts: ['profiles', 'editing', 'user'],
    activeLink: 'profiles',
    menu: [
      {
        section: 'competence',
        order: 2,
        label: 'shell:menu.profiles',
        icon: 'badge',
        activeLink: 'profiles',
      },
    ],
  },
  profile: {
    path: '/competence/:profileId',
    title: 'common:page.profile',
    layout: 'default',
    access: signedIn('CompetenceProfile'),
    texts: ['profiles', 'editing', 'user'],
    activeLink: 'profiles',
  },
  competenceForm: {
    path: '/competence/competence-form',
    title: 'common:page.competenceForm',
    layout: 'default',
    access: signedIn('CompetenceProfile', 'update'),
    texts: ['profiles', 'editing'],
    activeLink: 'profiles',
  },
  newProfile: {
    path: '/competence/new-profile',
    title: 'common:page.newProfile',
    layout: 'blank',
    access: signedIn('CompetenceProfile', 'create'),
    texts: ['profiles', 'editing'],
  },
  claims: {
    path: '/competence/claims',
    title: 'common:page.claims',
    layout: 'default',
    access: signedIn('Claim'),
    texts: ['claims', 'editing'],
    activeLink: 'claims',
    menu: [
      {
        section: 'claims',
        order: 1,
        label: 'shell:menu.nuggets',
        icon: 'lightbulb',
        activeLink: 'claims',
      },
    ],
  },
  claim: {
    path: '/competence/claim/:claimId',
    title: 'common:page.claim',
    layout: 'default',
    access: signedIn('Claim'),
    texts: ['claims', 'editing'],
    activeLink: 'claims',
  },
  claimForm: {
    path: '/competence/claim-form',
    title: 'common:page.claimForm',
    layout: 'default',
    access: signedIn('Claim', 'update'),
    texts: ['claims', 'editing'],
    activeLink: 'claims',
  },
  newClaim: {
    path: '/competence/new-claim',
    title: 'common:page.newClaim',
    layout: 'blank',
    access: signedIn('Claim', 'create'),
    texts: ['claims', 'editing'],
    menu: [{ section: 'claims', order: 2, label: 'shell:menu.newNugget', icon: 'add' }],
  },
  verifyCompetence: {
    path: '/verify-competence',
    title: 'common:page.verifications',
    layout: 'default',
    access: signedIn('Endorsement'),
    texts: ['endorsements', 'editing'],
    activeLink: 'verifications',
    menu: [
      {
        section: 'competence',
        order: 5,
        label: 'shell:menu.verifications',
        icon: 'verified',
        activeLink: 'verifications',
      },
    ],
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
  allPosts: {
    path: '/posts/all-posts',
    title: 'common:page.allPosts',
    layout: 'default',
    access: signedIn('Post'),
    activeLink: 'allPosts',
    menu: [
      {
        section: 'posts',
        order: 1,
        label: 'shell:menu.allPosts',
        icon: 'forum',
        activeLink: 'allPosts',
      },
    ],
    ...later,
  },
  myPosts: {
    path: '/posts/my-posts',
    title: 'common:page.myPosts',
    layout: 'default',
    access: signedIn('Post'),
    activeLink: 'myPosts',
    menu: [
      {
        section: 'posts',
        order: 2,
        label: 'shell:menu.myPosts',
        icon: 'article',
        activeLink: 'myPosts',
      },
    ],
    ...later,
  },
  newPost: {
    path: '/posts/new-post',
    title: 'common:page.newPost',
    layout: 'default',
    access: signedIn('Post', 'create'),
    activeLink: 'myPosts',
    ...later,
  },
  post: {
    path: '/posts/:postId',
    title: 'common:page.post',
    layout: 'default',
    access: signedIn('Post'),
    activeLink: 'allPosts',
    ...later,
  },
  customerProducts: {
    path: '/customer-products',
    title: 'common:page.products',
    layout: 'default',
    access: signedIn('Product'),
    activeLink: 'products',
    menu: [
      {
        section: 'monetization',
        order: 1,
        label: 'shell:menu.offers',
        icon: 'offer',
        query: { type: 'offer' },
      },
      {
        section: 'monetization',
        order: 2,
        label: 'shell:menu.services',
        icon: 'service',
        query: { type: 'service' },
      },
      {
        section: 'monetization',
        order: 3,
        label: 'shell:menu.products',
        icon: 'inventory',
        query: { type: 'product' },
      },
    ],
    ...later,
  },
  pricing: {
    path: '/pricing',
    title: 'common:page.pricing',
    layout: 'default',
    access: 'public',
    activeLink: 'pricing',
    menu: [
      {
        section: 'advertisement',
        order: 3,
        label: 'shell:menu.prices',
        icon: 'sell',
        activeLink: 'pricing',
      },
    ],
    ...later,
  },
  planDetails: {
    path: '/plan-details/:name',
    title: 'common:page.planDetails',
    layout: 'default',
    access: signedIn('Plan'),
    activeLink: 'pricing',
    ...later,
  },
  checkout: {
    path: '/checkout',
    title: 'common:page.checkout',
    layout: 'blank',
    access: signedIn('Plan'),
    ...later,
  },
  releaseLogs: {
    path: '/release-logs',
    title: 'common:page.releaseLogs',
    layout: 'blank',
    access: signedIn('ReleaseLog'),
    ...later,
  },
  deleteUser: {
    path: '/users/delete',
    title: 'common:page.deleteUser',
    layout: 'blank',
    access: signedIn('Account', 'delete'),
    secret: true,
    ...later,
  },
  advertisement: {
    path: '/advertisement',
    title: 'shell:menu.advertisement',
    layout: 'default',
    access: signedIn('Monetization'),
    activeLink: 'advertisement',
    ...later,
    menu: [{ section: 'advertisement', order: 1, label: 'shell:menu.advertisement', icon: 'campaign' }],
  },
  howTo: {
    path: '/how-to',
    title: 'shell:menu.howTo',
    layout: 'default',
    access: signedIn('Support'),
    activeLink: 'howTo',
    ...later,
    menu: [{ section: 'advertisement', order: 2, label: 'shell:menu.howTo', icon: 'help' }],
  },
  familyAndFriends: {
    path: '/recommendations/family-and-friends',
    title: 'shell:menu.familyAndFriends',
    layout: 'default',
    access: signedIn('Recommendation'),
    activeLink: 'familyAndFriends',
    ...later,
    menu: [
      {
        section: 'recommendations',
        order: 1,
        label: 'shell:menu.familyAndFriends',
        icon: 'group',
      },
    ],
  },
  colleagues: {
    path: '/recommendations/colleagues',
    title: 'shell:menu.colleagues',
    layout: 'default',
    access: signedIn('Recommendation'),
    activeLink: 'colleagues',
    ...later,
    menu: [{ section: 'recommendations', order: 2, label: 'shell:menu.colleagues', icon: 'diversity' }],
  },
  customers: {
    path: '/recommendations/customers',
    title: 'shell:menu.customers',
    layout: 'default',
    access: signedIn('Recommendation'),
    activeLink: 'customers',
    ...later,
    menu: [{ section: 'recommendations', order: 3, label: 'shell:menu.customers', icon: 'handshake' }],
  },
  humanGraph: {
    path: '/recommendations/human-graph',
    title: 'shell:menu.humanGraph',
    layout: 'default',
    access: signedIn('Recommendation'),
    activeLink: 'humanGraph',
    ...later,
    menu: [{ section: 'recommendations', order: 4, label: 'shell:menu.humanGraph', icon: 'graph' }],
  },
  trustcoins: {
    path: '/trustcoins',
    title: 'shell:menu.trustcoins',
    layout: 'default',
    access: signedIn('Monetization'),
    activeLink: 'trustcoins',
    ...later,
    menu: [{ section: 'monetization', order: 4, label: 'shell:menu.trustcoins', icon: 'coins' }],
  },
  salesStatistics: {
    path: '/monetization/sales-statistics',
    title: 'shell:menu.salesStatistics',
    layout: 'default',
    access: signedIn('Monetization'),
    activeLink: 'salesStatistics',
    ...later,
    menu: [{ section: 'monetization', order: 5, label: 'shell:menu.salesStatistics', icon: 'chart' }],
  },
  billingPreferences: {
    path: '/monetization/billing-preferences',
    title: 'shell:menu.billingPreferences',
    layout: 'default',
    access: signedIn('Monetization'),
    activeLink: 'billingPreferences',
    ...later,
    menu: [
      {
        section: 'monetization',
        order: 6,
        label: 'shell:menu.billingPreferences',
        icon: 'receipt',
      },
    ],
  },
  commissionBenefits: {
    path: '/monetization/commission-benefits',
    title: 'shell:menu.commissionBenefits',
    layout: 'default',
    access: signedIn('Monetization'),
    activeLink: 'commissionBenefits',
    ...later,
    menu: [
      {
        section: 'monetization',
        order: 7,
        label: 'shell:menu.commissionBenefits',
        icon: 'benefit',
      },
    ],
  },
  structure: {
    path: '/monetization/structure',
    title: 'shell:menu.structure',
    layout: 'default',
    access: signedIn('Monetization'),
    activeLink: 'structure',
    ...later,
    menu: [{ section: 'monetization', order: 8, label: 'shell:menu.structure', icon: 'tree' }],
  },
  affiliates: {
    path: '/monetization/affiliates',
    title: 'shell:menu.affiliates',
    layout: 'default',
    access: signedIn('Monetization'),
    activeLink: 'affiliates',
    ...later,
    menu: [{ section: 'monetization', order: 9, label: 'shell:menu.affiliates', icon: 'link' }],
  },
  affiliateStatistics: {
    path: '/monetization/statistics',
    title: 'shell:menu.affiliateStatistics',
    layout: 'default',
    access: signedIn('Monetization'),
    activeLink: 'affiliateStatistics',
    ...later,
    menu: [
      {
        section: 'monetization',
        order: 10,
        label: 'shell:menu.affiliateStatistics',
        icon: 'chart',
      },
    ],
  },
  affiliatePreferences: {
    path: '/monetization/preferences',
    title: 'shell:menu.affiliatePreferences',
    layout: 'default',
    access: signedIn('Monetization'),
    activeLink: 'affiliatePreferences',
    ...later,
    menu: [
      {
        section: 'monetization',
        order: 11,
        label: 'shell:menu.affiliatePreferences',
        icon: 'tune',
      },
    ],
  },
  academy: {
    path: '/academy',
    title: 'shell:menu.academy',
    layout: 'default',
    access: signedIn('Support'),
    activeLink: 'academy',
    ...later,
    menu: [{ section: 'support', order: 1, label: 'shell:menu.academy', icon: 'school' }],
  },
  feedback: {
    path: '/feedback',
    title: 'shell:menu.feedback',
    layout: 'default',
    access: signedIn('Support'),
    activeLink: 'feedback',
    ...later,
    menu: [{ section: 'support', order: 2, label: 'shell:menu.feedback', icon: 'feedback' }],
  },
  help: {
    path: '/help',
    title: 'shell:menu.help',
    layout: 'default',
    access: signedIn('Support'),
    activeLink: 'help',
    ...later,
  },
  faq: {
    path: '/faq',
    title: 'shell:menu.faq',
    layout: 'default',
    access: signedIn('Support'),
    activeLink: 'faq',
    ...later,
  },
  notAuthorized: {
    path: '/not-authorized',
    title: 'common:page.notAuthorized',
    layout: 'default',
    access: 'public',
  },
  error: {
    path: '/pages/misc/not-found/:error',
    title: 'common:page.notFound',
    layout: 'blank',
    access: 'public',
    page: 'notFound',
  },
  notFound: { path: '*', title: 'common:page.notFound', layout: 'blank', access: 'public' },
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof routes;

/** One entry as the general shape, for code that works on any route. */
export function routeEntry(name: RouteName): RouteEntry {
  return routes[name];
}

/** Locale areas a route needs besides `common`: its page's, and those of its layout. */
export function textsOf(name: RouteName): string[] {
  const { layout, texts = [] } = routeEntry(name);
  return layout === 'default' ? ['shell', ...texts] : [...texts];
}

/** Pages that have to exist: every route's own, unless it shows another's or leads elsewhere. */
export type PageName = {
  [K in RouteName]: (typeof routes)[K] extends { page: infer P extends string }
    ? P
    : (typeof routes)[K] extends { redirectTo: string }
      ? never
      : K;
}[RouteName];

/** The page a route shows; undefined for a redirect. */
export function pageOf(name: RouteName): PageName | undefined {
  const entry = routeEntry(name);
  return entry.redirectTo ? undefined : ((entry.page ?? name) as PageName);
}
