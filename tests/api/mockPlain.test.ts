import { describe, expect, it } from 'vitest';
import {
  buildClaim,
  buildComment,
  buildEducation,
  buildExperience,
  buildImage,
  buildInvitableProfile,
  buildInvitation,
  buildLongAnswer,
  buildPersonalInvitation,
  buildPost,
  buildProduct,
  buildProfile,
  buildSubscription,
  buildUserDetails,
} from '@mocks/build';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mocks } from '@mocks/node';
import { inEnglish } from '@mocks/serializers/plainFailures';
import { plainAnswer } from '@mocks/serializers/plain';
import { defaultScenario } from '@mocks/scenarios';
import { setScenario } from '@mocks/server';
import { allEndpoints } from '@/api/allEndpoints';
import { call } from '@/api/client/call';
import { decodeAnswer } from '@/api/client/request';
import type { Endpoint } from '@/api/endpoint';
import { claims } from '@/api/endpoints/claims';
import { endorsements } from '@/api/endpoints/endorsements';
import { experience } from '@/api/endpoints/experience';
import { posts } from '@/api/endpoints/posts';
import { profiles } from '@/api/endpoints/profiles';
import { users } from '@/api/endpoints/users';
import { openInvitation } from '@/domain/verification';
import { assumedRows } from '../architecture/assumed';
import { readText, sourceIn } from '../architecture/files';
import { readArgs } from './mockArgs';
import { bearer, claimBy, getFailure, getProfile, ownProfiles, signIn, useMocks } from './mockSession';

/** Every name of a field that the specification shows, in an entity or in a call's body. */
const documented = new Set(
  `id uuid name title type status text
  access_token user firstname lastname email company country city address zip phone gender role
  academic_title academic_title_area academic_degree is_linkedin_connected profile_picture
  public canonical competence_id competence occupation competence_category subject_category month_of_experience
  categories focus_points longitude latitude language work_experiences educations personal_connections competence_stories
  verification_count can_publish_competence_profile competences available_competence_slots max_competences
  job_title company_name location start_date end_date description quote disciplines main logo image_gallery
  connected_profiles grade degree_name institution approved_by question image story_question order
  topic pain_point competence_profile_id competence_profile keywords
  short_answer_headline short_answer_text short_answer_video short_answer_images tips link emotional_quote
  opinion_headline opinion_text facts source faqs long_answers claim_id headline video comment images essentials
  source_link video_link success content value segments profile_data
  competence_profiles accepted expired_at endorsements children personal_connection usual_channel is_fan verified owner
  selected checkmarks count color verification_url discipline same_field
  info_link definition tags features shopping_link price favourite slug code
  label alt author show_copyright`.split(/\s+/),
);
/** Delivered by calls that the specification does not show, and the address of a picture (requirements, 3 and 4). */
const assumed = new Set(['url', ...assumedRows().flatMap(({ fields }) => fields)]);
/** What these hold is not specified at all (D-25, D-31). */
const unspecified = new Set(['contact', 'profile_data']);

/** Names of all fields at any depth, apart from numeric keys and those of a report's types. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !unspecified.has(name))
    .flatMap(([name, inner]) => [...(/^[\dA-Z]+$/.test(name) ? [] : [name]), ...namesIn(inner)]);
}

const undocumentedIn = (value: unknown) => [
  ...new Set(namesIn(value).filter((name) => !documented.has(name) && !assumed.has(name))),
];

useMocks();

async function startPlain(): Promise<void> {
  setScenario(mocks, { responses: 'plain' });
  await signIn('expert');
}

async function rawAnswer(endpoint: Endpoint): Promise<unknown> {
  const { params, query } = readArgs(mocks.world, endpoint);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : value === undefined ? [] : [value]) {
      search.append(Array.isArray(value) ? `${name}[]` : name, String(item));
    }
  }
  const response = await fetch(`http://mocks.test/api${path}?${search}`, {
    headers: { Authorization: `Bearer ${bearer()}` },
  });
  expect(response.status).toBe(200);
  return response.json();
}

/** The raw data of a read, as it travels. */
async function rawData(endpoint: Endpoint): Promise<unknown> {
  return ((await rawAnswer(endpoint)) as { data: unknown }).data;
}

const reads = allEndpoints.filter(({ method }) => method === 'get').map((endpoint) => [endpoint.id, endpoint] as const);

describe('the plain response profile', () => {
  it.each(reads)('delivers documented fields of %s only, which the app can read', async (_, endpoint) => {
    await startPlain();
    const answer = (await rawAnswer(endpoint)) as { data: unknown };
    expect(undocumentedIn(answer.data)).toEqual([]);
    expect(decodeAnswer(endpoint, 200, answer)).toBeDefined();
  });

  /** All that any entity of the full profile has, in one. */
  const everything = {
    ...buildPersonalInvitation(),
    ...buildInvitation(),
    ...buildInvitableProfile(),
    ...buildComment(),
    ...buildPost(),
    ...buildProduct(),
    ...buildSubscription(),
    ...buildUserDetails(),
    ...buildImage(),
    ...buildEducation(),
    ...buildExperience(),
    ...buildLongAnswer(),
    ...buildProfile(),
    ...buildClaim(),
  };
  const writes = allEndpoints.filter(({ method, id }) => method !== 'get' && !id.endsWith('Contact'));

  it.each(writes.map((endpoint) => [endpoint.id, endpoint] as const))('reduces what %s answers', (_, endpoint) => {
    expect(undocumentedIn(plainAnswer(endpoint, everything))).toEqual([]);
  });

  it('delivers of a profile what the specification names, and its competences by their own call alone', async () => {
    await startPlain();
    const [profileId] = await ownProfiles();
    const names =
      'id title public status canonical competence_id month_of_experience language occupation competence_category ' +
      'subject_category profile_picture categories focus_points work_experiences educations personal_connections ' +
      'competence_stories contact longitude latitude verification_count';
    const profile = (await rawData(profiles.getProfile)) as object;
    expect(Object.keys(profile).toSorted()).toEqual(names.split(' ').toSorted());
    const found = await call(profiles.getCompetences, { params: { profileId }, query: { locale: 'de' } });
    expect(found).toMatchObject({ competences: expect.any(Array), max_competences: 10 });
    expect(found.competences.map(({ name }) => name)).toContain('Photovoltaikanlagen planen');
  });

  it('names related entities, and has categories without children', async () => {
    await startPlain();
    const categories = (await rawData(profiles.listCategories)) as object[];
    expect(Object.keys(categories[0] ?? {})).toEqual(['id', 'name']);
    const [claim] = (await rawData(claims.listClaims)) as Record<string, unknown>[];
    expect(claim?.['competence_profile']).toEqual({ id: 41, name: expect.stringContaining('Elektro'), public: 1 });
    const [invitation] = (await rawData(endorsements.listInvitations)) as Record<string, unknown>[];
    expect(invitation?.['owner']).toEqual({ id: expect.any(Number), name: 'Anna Bergmann' });
    expect(invitation).not.toHaveProperty('token');
  });

  it('takes the id of an invitation for its address, and a discipline for a subject', async () => {
    await startPlain();
    const [first] = await call(endorsements.listInvitations, undefined);
    const opened = await call(endorsements.getPublicInvitation, { params: { token: first?.id ?? '' } });
    expect(opened.id).toBe(first?.id);
    const [profileId] = await ownProfiles();
    const params = { profileId };
    await call(profiles.setCompetence, { params, body: { subject_category_id: '2011' } });
    expect((await getProfile(profileId)).subject_category).toMatchObject({ id: '2011' });
  });

  it('tells neither how an invitation stands nor whether a post was imported, which the full profile does', async () => {
    await signIn('expert');
    const read = async () => {
      const [invitation] = await call(endorsements.listInvitations, undefined);
      const [post] = await call(posts.listMyPosts, undefined);
      return { status: invitation?.status, imported: post?.imported };
    };
    expect(await read()).toEqual({ status: 'pending', imported: expect.any(Boolean) });
    setScenario(mocks, { responses: 'plain' });
    expect(await read()).toEqual({ status: '', imported: null });
    setScenario(mocks, defaultScenario);
  });

  it('tells the limit of profiles in the specified names, as the full profile does', async () => {
    await signIn('limit');
    const limit = await call(profiles.getLimit, undefined);
    setScenario(mocks, { responses: 'plain' });
    expect(await call(profiles.getLimit, undefined)).toEqual(limit);
    setScenario(mocks, defaultScenario);
  });
});

describe('a refusal in the plain response profile', () => {
  async function answerOf(token: string) {
    const { id, personal_connection, usual_channel, is_fan, ...invitation } = openInvitation(
      await call(endorsements.getPublicInvitation, { params: { token } }),
    );
    const body = { id, personal_connection, usual_channel, is_fan, endorsements: invitation.endorsements };
    return { params: { token }, body };
  }

  it.each([
    ['an expired invitation', invitationTokens.expired, 'This invitation has expired.'],
    ['an invitation that was answered', invitationTokens.checked, 'This invitation has already been accepted.'],
  ])('names the token of %s', async (_, token, text) => {
    setScenario(mocks, { responses: 'plain' });
    await signIn('contact');
    expect(await getFailure(endorsements.submitVerification, await answerOf(token))).toMatchObject({
      kind: 'validation',
      status: 422,
      fields: { token: text },
    });
  });

  it('names the field of a broken rule', async () => {
    await startPlain();
    const claimId = await claimBy('published');
    expect(await getFailure(claims.publishClaim, { params: { claimId } })).toMatchObject({
      status: 422,
      fields: { status: 'This claim is already published.' },
    });
    const [profileId] = await ownProfiles();
    const { work_experiences } = await getProfile(profileId);
    const main = { profileId, experienceId: work_experiences[0]?.id ?? '' };
    expect(await getFailure(experience.makeMainExperience, { params: main })).toMatchObject({
      status: 422,
      fields: { main: 'This work experience is already the main one.' },
    });
  });

  it('keeps 401, 403 and 404', async () => {
    setScenario(mocks, { responses: 'plain' });
    expect(await getFailure(users.getDetails, undefined)).toMatchObject({ status: 401 });
    await signIn('contact');
    expect(await getFailure(claims.getClaim, { params: { claimId: '301' } })).toMatchObject({ status: 403 });
    expect(await getFailure(claims.getClaim, { params: { claimId: '9' } })).toMatchObject({ status: 404 });
  });

  it('is worded in English, whatever a handler says', () => {
    const said = sourceIn('mocks')
      .filter((path) => !path.includes('plainFailures'))
      .flatMap((path) => readText(path).match(/\b(?:fail|failField)\((?:[^()]|\([^()]*\))*\)/g) ?? [])
      .flatMap((thrown) => thrown.match(/'[^'\n]*'|`[^`\n]*`/g) ?? [])
      .map((quoted) => quoted.slice(1, -1).replace(/\$\{[^}]*\}/g, '7'));
    expect(said.length).toBeGreaterThan(80);
    const german = /[äöüÄÖÜß]|\b(?:Die|Der|Das|Diese[rsn]?|Sie|Ihre?|Bitte|nicht|Zu|Nur|Für|Ein|bereits|Dies)\b/;
    expect(said.map(inEnglish).filter((text) => german.test(text))).toEqual([]);
  });
});
