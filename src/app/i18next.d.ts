import 'i18next';
import type account from '../../locales/de/account.json';
import type assistant from '../../locales/de/assistant.json';
import type auth from '../../locales/de/auth.json';
import type checkout from '../../locales/de/checkout.json';
import type claims from '../../locales/de/claims.json';
import type career from '../../locales/de/career.json';
import type common from '../../locales/de/common.json';
import type dashboard from '../../locales/de/dashboard.json';
import type discussion from '../../locales/de/discussion.json';
import type editing from '../../locales/de/editing.json';
import type endorsements from '../../locales/de/endorsements.json';
import type examples from '../../locales/de/examples.json';
import type game from '../../locales/de/game.json';
import type help from '../../locales/de/help.json';
import type humanGraph from '../../locales/de/humanGraph.json';
import type images from '../../locales/de/images.json';
import type imports from '../../locales/de/imports.json';
import type lists from '../../locales/de/lists.json';
import type mocks from '../../locales/de/mocks.json';
import type noData from '../../locales/de/noData.json';
import type ownPosts from '../../locales/de/ownPosts.json';
import type publicClaim from '../../locales/de/publicClaim.json';
import type publicProfile from '../../locales/de/publicProfile.json';
import type richText from '../../locales/de/richText.json';
import type search from '../../locales/de/search.json';
import type sharing from '../../locales/de/sharing.json';
import type plans from '../../locales/de/plans.json';
import type products from '../../locales/de/products.json';
import type profileParts from '../../locales/de/profileParts.json';
import type newClaim from '../../locales/de/newClaim.json';
import type newProfile from '../../locales/de/newProfile.json';
import type profiles from '../../locales/de/profiles.json';
import type verification from '../../locales/de/verification.json';

/** German is the source: its files are the types of all text keys, by namespace. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof account;
      assistant: typeof assistant;
      auth: typeof auth;
      checkout: typeof checkout;
      claims: typeof claims;
      career: typeof career;
      common: typeof common;
      dashboard: typeof dashboard;
      discussion: typeof discussion;
      editing: typeof editing;
      endorsements: typeof endorsements;
      examples: typeof examples;
      game: typeof game;
      help: typeof help;
      humanGraph: typeof humanGraph;
      images: typeof images;
      imports: typeof imports;
      lists: typeof lists;
      mocks: typeof mocks;
      noData: typeof noData;
      ownPosts: typeof ownPosts;
      plans: typeof plans;
      products: typeof products;
      profileParts: typeof profileParts;
      newClaim: typeof newClaim;
      newProfile: typeof newProfile;
      profiles: typeof profiles;
      publicClaim: typeof publicClaim;
      publicProfile: typeof publicProfile;
      richText: typeof richText;
      search: typeof search;
      sharing: typeof sharing;
      verification: typeof verification;
    };
  }
}
