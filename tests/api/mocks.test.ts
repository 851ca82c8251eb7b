import { describe, expect, it, vi } from 'vitest';
import {
  buildClaim,
  buildClaimListItem,
  buildComment,
  buildEducation,
  buildExperience,
  buildImage,
  buildInvitableProfile,
  buildInvitation,
  buildLongAnswer,
  buildPersonalInvitation,
  buildPerson,
  buildPost,
  buildProduct,
  buildProfile,
  buildProfileListItem,
  buildSubscription,
  buildUserDetails,
} from '@mocks/build';
import { mockedEndpoints } from '@mocks/mockedEndpoints';
import { mocks, resetWorld } from '@mocks/node';
import { formatScenario, parseScenario, defaultScenario } from '@mocks/scenarios';
import { setScenario } from '@mocks/server';
import { allEndpoints } from '@/api/allEndpoints';
import { call } from '@/api/client/call';
import type { EndpointArgs } from '@/api/endpoint';
import { claims, Claim, ClaimListItem } from '@/api/endpoints/claims';
import { Education } from '@/api/endpoints/education';
import { InvitableProfile, Invitation, PersonalInvitation } from '@/api/endpoints/endorsements';
import { experience, WorkExperience } from '@/api/endpoints/experience';
import { LongAnswer } from '@/api/endpoints/longAnswers';
import { Subscription } from '@/api/endpoints/plans';
import { Comment, Post } from '@/api/endpoints/posts';
import { Product } from '@/api/endpoints/products';
import { CompetenceProfile, ProfileListItem, profiles } from '@/api/endpoints/profiles';
import { UserDetails } from '@/api/endpoints/users';
import { Image, Person } from '@/api/schema/entities';
import type { z } from '@/api/schema/zod';
import { readArgs } from './mockArgs';
import {
  bearer,
  claimBy,
  getFailure,
  getClaim,
  getProfile,
  ownProfiles,
  setBearer,
  signIn,
  useMocks,
} from './mockSession';

useMocks();

describe('the mock server', () => {
  it('answers every call of the catalogue, each once', () => {
    const answered = mockedEndpoints.map(({ endpoint }) => endpoint.id);
    expect(answered.toSorted()).toEqual(allEndpoints.map(({ id }) => id).toSorted());
  });

  it('refuses a call outside the catalogue loudly', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await fetch('http://mocks.test/api/nothing');
    expect(response.status).toBe(501);
    expect(log).toHaveBeenCalledOnce();
  });

  it('keeps its world through a snapshot', async () => {
    await signIn('expert');
    const id = await claimBy('draft');
    await call(claims.updateTopic, { params: { claimId: id }, body: { topic: 'Ganz neues Thema' } });
    const snapshot: unknown = JSON.parse(JSON.stringify(mocks.world.snapshot()));
    resetWorld();
    expect(mocks.world.table('claims').get(id)?.topic).not.toBe('Ganz neues Thema');
    mocks.world.restore(snapshot as ReturnType<typeof mocks.world.snapshot>);
    expect((await getClaim(id)).topic).toBe('Ganz neues Thema');
  });

  it('asks for a valid bearer', async () => {
    expect(await getFailure(claims.listClaims, undefined)).toMatchObject({ kind: 'unauthorized', status: 401 });
    setBearer('12|made-up');
    expect(await getFailure(claims.listClaims, undefined)).toMatchObject({ kind: 'unauthorized' });
  });

  it('checks what travels, not what a form holds', async () => {
    await signIn('expert');
    const body = {
      job_title: 'Planerin',
      company_name: 'Solar',
      location: '',
      description: '',
      quote: '',
      disciplines: [],
    };
    const created = await call(experience.createExperience, {
      body: { ...body, start_date: '2020-05', end_date: '' },
    });
    expect(mocks.world.table('experience').get(created?.id)).toMatchObject({
      start_date: '2020-05-01',
      end_date: null,
    });
    const bare = await fetch('http://mocks.test/api/competenceprofile/experience', {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, job_title: ' ', start_date: '2020-05-01', end_date: '2019-01-01' }),
    });
    expect(bare.status).toBe(422);
    expect(await bare.json()).toMatchObject({ success: false, data: { job_title: [expect.any(String)] } });
  });
});

const reads = allEndpoints.filter(({ method }) => method === 'get');

describe('every read', () => {
  it.each(reads.map((endpoint) => [endpoint.id, endpoint] as const))('of %s parses', async (_, endpoint) => {
    await signIn('expert');
    const args = readArgs(mocks.world, endpoint) as unknown as EndpointArgs<typeof endpoint>;
    await expect(call(endpoint, args)).resolves.toBeDefined();
  });
});

describe('answers', () => {
  const built: [string, z.ZodMiniType, unknown][] = [
    ['Claim', Claim, buildClaim()],
    ['ClaimListItem', ClaimListItem, buildClaimListItem()],
    ['LongAnswer', LongAnswer, buildLongAnswer()],
    ['CompetenceProfile', CompetenceProfile, buildProfile()],
    ['ProfileListItem', ProfileListItem, buildProfileListItem()],
    ['WorkExperience', WorkExperience, buildExperience()],
    ['Education', Education, buildEducation()],
    ['Image', Image, buildImage()],
    ['Person', Person, buildPerson()],
    ['Invitation', Invitation, buildInvitation()],
    ['InvitableProfile', InvitableProfile, buildInvitableProfile()],
    ['PersonalInvitation', PersonalInvitation, buildPersonalInvitation()],
    ['Post', Post, buildPost()],
    ['Comment', Comment, buildComment()],
    ['Product', Product, buildProduct()],
    ['Subscription', Subscription, buildSubscription()],
    ['UserDetails', UserDetails, buildUserDetails()],
  ];
  it.each(built)('a built %s parses', (_, schema, value) => {
    expect(schema.safeParse(JSON.parse(JSON.stringify(value))).error).toBeUndefined();
  });

  it('read back as they were seeded', async () => {
    await signIn('expert');
    const [main] = await ownProfiles();
    const profile = await getProfile(main);
    expect(profile).toMatchObject({ public: true, canonical: true, title: 'senior_expert', latitude: 51.3288 });
    expect(profile.work_experiences.map(({ main: isMain }) => isMain)).toEqual([true, false]);
    expect(profile.contacts).toMatchObject([{ phone: '+49 341 5550142', fax: '+49 341 5550143' }]);
    expect(profile.competence_stories.map(({ order }) => order)).toEqual([1, 2]);
    const claim = await getClaim(await claimBy('published'));
    expect(claim.facts).toHaveLength(2);
    expect(claim.long_answers.map(({ images }) => images.length)).toEqual([1, 0]);
    expect(claim.short_answer_images[0]?.url).toMatch(/^data:image\/svg/);
  });

  it('speak the language of the call', async () => {
    await signIn('expert');
    const names = async (lang: 'de' | 'en') =>
      (await call(profiles.listProfiles, { query: { lang } }))[0]?.competence?.name;
    expect(await names('de')).toBe('Erneuerbare Energien');
    expect(await names('en')).toBe('Renewable energy');
  });
});

describe('scenarios', () => {
  it('are read from an address and written again', () => {
    const text = 'persona:limit,latency:800,fail:422,days:31,thirdParties:declined,responses:plain';
    expect(parseScenario(text)).toEqual({
      persona: 'limit',
      latency: 800,
      failNext: 422,
      clockDays: 31,
      thirdParties: 'declined',
      responses: 'plain',
    });
    expect(formatScenario(parseScenario(text) ?? defaultScenario)).toBe(text);
    expect(parseScenario('expert')).toEqual({ ...defaultScenario, persona: 'expert' });
    expect(parseScenario('constructor:1,latency:7,days:x,responses:none')).toEqual(defaultScenario);
    expect(parseScenario(null)).toBeNull();
  });

  it.each([401, 403, 404, 422, 500] as const)('fail the next call with %i, once', async (status) => {
    await signIn('expert');
    setScenario(mocks, { failNext: status });
    expect(await getFailure(claims.listClaims, undefined)).toMatchObject({ status });
    expect(await call(claims.listClaims, undefined)).toHaveLength(5);
  });
});
