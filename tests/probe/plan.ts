import { allEndpoints } from '@/api/allEndpoints';
import type { Endpoint, EndpointData } from '@/api/endpoint';
import { assistant } from '@/api/endpoints/assistant';
import { claims } from '@/api/endpoints/claims';
import { disciplines } from '@/api/endpoints/disciplines';
import { endorsements } from '@/api/endpoints/endorsements';
import { posts } from '@/api/endpoints/posts';
import { products } from '@/api/endpoints/products';
import { profiles } from '@/api/endpoints/profiles';
import { users } from '@/api/endpoints/users';
import type { Language } from '@/api/schema/languages';

/*
 * Which calls are made, and where their parameters come from. A call that changes something, costs something or makes
 * a secret address is made only where `--include` names its group.
 */

export const groups = {
  social: ['authentication/getProviderRedirect', 'authentication/finishProviderSignIn'],
  email: ['users/confirmEmail'],
  import: ['networkImport/importPosts'],
  suggestions: ['assistant/suggestText'],
  preview: ['claims/getPreviewLink', 'profiles/getPreviewLink'],
  tokens: ['endorsements/getPublicInvitation', 'users/checkDeletionToken'],
} as const satisfies Record<string, readonly string[]>;
export type Group = keyof typeof groups;

export function isGroup(name: string): name is Group {
  return Object.hasOwn(groups, name);
}

export const reads: readonly Endpoint[] = allEndpoints.filter(({ method }) => method === 'get');

/** The group that has to be included for a call, or undefined where it is always made. */
export function groupOf({ id }: Endpoint): Group | undefined {
  return (Object.keys(groups) as Group[]).find((name) => (groups[name] as readonly string[]).includes(id));
}

/** The values of a parameter: known, picked from the answer of another read, or given in an environment variable. */
export type Source =
  | { values: (language: Language) => readonly string[] }
  | { from: Endpoint; pick: (data: never) => readonly string[] }
  | { variable: string };

function from<E extends Endpoint>(endpoint: E, pick: (data: EndpointData<E>) => readonly string[]): Source {
  return { from: endpoint, pick };
}

const fixed = (...values: string[]): Source => ({ values: () => values });
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** By parameter, or by `<call>:<parameter>` where one call needs others than the rest. */
const sources: Readonly<Record<string, Source>> = {
  claimId: from(claims.listClaims, idsOf),
  profileId: from(profiles.listProfiles, idsOf),
  'endorsements/getPersonalInvitation:profileId': from(endorsements.listVerificationPages, idsOf),
  invitationId: from(endorsements.listInvitations, idsOf),
  postId: from(posts.listMyPosts, idsOf),
  'posts/listComments:postId': from(posts.listAllPosts, (items) =>
    idsOf(items.toSorted((one, other) => (other.comments_count ?? 0) - (one.comments_count ?? 0))),
  ),
  commentId: from(posts.listComments, idsOf),
  productId: from(products.listProducts, idsOf),
  userId: from(users.getDetails, ({ id }) => (id === null ? [] : [id])),
  disciplineId: from(disciplines.searchDisciplines, idsOf),
  occupationId: from(profiles.searchOccupations, idsOf),
  'users/confirmEmail:token': { variable: 'PROBE_EMAIL_TOKEN' },
  'users/checkDeletionToken:token': { variable: 'PROBE_DELETION_TOKEN' },
  'endorsements/getPublicInvitation:token': from(endorsements.listInvitations, (items) =>
    items.map(({ id, token }) => token || id),
  ),
  provider: fixed('linkedin'),
  code: { variable: 'PROBE_SOCIAL_CODE' },
  lang: { values: (language) => [language] },
  locale: { values: (language) => [language] },
  search: fixed('elek'),
  query: fixed('phot'),
  name: fixed('e'),
  'disciplines/listDescendants:name': fixed(''),
  categories: from(profiles.listCategories, idsOf),
  type: fixed('short_answer'),
  style: from(assistant.getVariables, ({ styles }) => idsOf(styles)),
  formality: from(assistant.getVariables, ({ formalities }) => idsOf(formalities)),
  long_answer_subtitle: fixed(''),
};

export function sourceOf({ id }: Endpoint, parameter: string): Source {
  const source = sources[`${id}:${parameter}`] ?? sources[parameter];
  if (!source) throw new Error(`no values for ${parameter} of ${id}: name a source in tests/probe/plan.ts`);
  return source;
}
