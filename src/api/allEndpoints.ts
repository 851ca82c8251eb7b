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

/** In a stable order, for the OpenAPI document, mocks and tests only: the app must not load every schema. */
export const allEndpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(groups).flatMap((group) =>
  Object.values(group),
);
