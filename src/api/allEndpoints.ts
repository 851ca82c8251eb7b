import type { Endpoint } from './endpoint';
import { assistant } from './endpoints/assistant';
import { authentication } from './endpoints/authentication';
import { claims } from './endpoints/claims';
import { disciplines } from './endpoints/disciplines';
import { education } from './endpoints/education';
import { endorsements } from './endpoints/endorsements';
import { experience } from './endpoints/experience';
import { game } from './endpoints/game';
import { images } from './endpoints/images';
import { longAnswers } from './endpoints/longAnswers';
import { networkImport } from './endpoints/networkImport';
import { plans } from './endpoints/plans';
import { posts } from './endpoints/posts';
import { products } from './endpoints/products';
import { profiles } from './endpoints/profiles';
import { users } from './endpoints/users';

/** In the order of the specification (B7). */
export const groups = {
  claims,
  longAnswers,
  profiles,
  disciplines,
  experience,
  education,
  networkImport,
  images,
  posts,
  users,
  plans,
  authentication,
  assistant,
  endorsements,
  products,
  game,
};

/** In the OpenAPI document. */
export const groupTexts: Record<keyof typeof groups, string> = {
  assistant: 'Suggestions for texts',
  authentication: 'Signing in, registration, password and restored accounts',
  claims: 'Claims: question-and-answer pages with all their sections',
  disciplines: 'Disciplines to choose from',
  education: 'Education of the user, and the profiles that show it',
  endorsements: 'Invitations to confirm competences, and their answers',
  experience: 'Work experience of the user, and the profiles that show it',
  game: 'The occupation game',
  images: 'The media library',
  longAnswers: 'Long answers of claims',
  networkImport: 'Import from a professional network',
  plans: 'Plans, vouchers and the subscription',
  posts: 'Posts, their comments, reactions and reports',
  products: 'Products of the user',
  profiles: 'Competence profiles with their stories, connections and contacts',
  users: 'The user, their account and its settings',
};

/** In a stable order, for the OpenAPI document, mocks and tests only: the app must not load every schema. */
export const allEndpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(groups).flatMap((group) =>
  Object.values(group),
);
