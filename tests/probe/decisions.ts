import type { Endpoint, EndpointData } from '@/api/endpoint';
import { claims } from '@/api/endpoints/claims';
import { endorsements } from '@/api/endpoints/endorsements';
import { plans } from '@/api/endpoints/plans';
import { posts } from '@/api/endpoints/posts';
import { images } from '@/api/endpoints/images';
import { profiles } from '@/api/endpoints/profiles';
import { users } from '@/api/endpoints/users';
import type { Result } from './runProbe';

/** A decision of docs/requirements.md that the answers of a read can bear out. */
interface Decision {
  id: string;
  statement: string;
  endpoint: Endpoint;
  /** Whether one answer bears it out; null where it says nothing about it. */
  holds: (data: never) => boolean | null;
}

function decision<E extends Endpoint>(
  id: string,
  statement: string,
  endpoint: E,
  holds: (data: EndpointData<E>) => boolean | null,
): Decision {
  return { id, statement, endpoint, holds };
}

/** Whether an item bears it out; null for an empty list. */
function some<T>(items: readonly T[], holds: (item: T) => boolean): boolean | null {
  return items.length === 0 ? null : items.some(holds);
}

const decisions: readonly Decision[] = [
  decision('D-11', 'the expert check answers yes or no', users.validateExpert, (answer) => answer !== null),
  decision(
    'D-24',
    'the number of priority switches is delivered',
    profiles.getProfile,
    (profile) => profile.priority_changes !== null,
  ),
  decision('D-33', 'a claim says that it can be upgraded', claims.listClaims, (items) =>
    some(items, ({ upgradable }) => upgradable),
  ),
  decision(
    'D-34',
    'whether the question may change is answered',
    claims.checkQuestionChange,
    (answer) => answer !== null,
  ),
  decision(
    'D-34',
    'whether the profile may change is answered',
    claims.checkProfileChange,
    (answer) => answer !== null,
  ),
  decision('D-42', 'images have both an id and a uuid', images.listImages, (items) =>
    some(items, ({ uuid }) => uuid !== ''),
  ),
  decision('D-44', 'the list of all posts holds published ones only', posts.listAllPosts, (items) =>
    items.length === 0 ? null : items.every(({ published }) => published),
  ),
  decision('D-47', 'invitations tell when they expire', endorsements.listInvitations, (items) =>
    some(items, ({ expired_at }) => expired_at !== ''),
  ),
  decision(
    'D-49',
    'the personal page names its expert',
    endorsements.getPersonalInvitation,
    ({ owner }) => owner !== null,
  ),
  decision('D-52', 'the list of products holds plans with a price', plans.listPlans, (items) =>
    some(items, ({ price }) => price !== null),
  ),
  decision('D-60', 'invitations carry a token or an address', endorsements.listInvitations, (items) =>
    some(items, ({ token, verification_url }) => token !== '' || verification_url !== ''),
  ),
  decision('D-61', 'occupations bring their areas along', profiles.searchOccupations, (items) =>
    some(items, ({ competence_areas }) => competence_areas.length > 0),
  ),
  decision('D-63', 'a profile names its language', profiles.getProfile, ({ language }) => language !== ''),
];

/** One line per decision: confirmed, not confirmed, or not seen. */
export function decisionLines(results: readonly Result[]): string[] {
  return decisions.map(({ id, statement, endpoint, holds }) => {
    const answers = results.find((result) => result.endpoint === endpoint)?.answers ?? [];
    const verdicts = answers.map((answer) => holds(answer as never)).filter((verdict) => verdict !== null);
    const word = verdicts.length === 0 ? 'not seen' : verdicts.includes(true) ? 'confirmed' : 'not confirmed';
    return `${word.padEnd(14)} ${id} ${statement}`;
  });
}
