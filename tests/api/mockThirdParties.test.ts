import { describe, expect, it } from 'vitest';
import { occupationIdOf } from '@mocks/data/occupations';
import { mocks } from '@mocks/node';
import { personas } from '@mocks/personas';
import { setScenario } from '@mocks/server';
import { call, connectClient } from '@/api/client/call';
import { assistant } from '@/api/endpoints/assistant';
import { education } from '@/api/endpoints/education';
import { experience } from '@/api/endpoints/experience';
import { game } from '@/api/endpoints/game';
import { networkImport } from '@/api/endpoints/networkImport';
import { posts } from '@/api/endpoints/posts';
import { bearer, claimBy, getFailure, getProfile, listProfiles, ownProfiles, signIn, useMocks } from './mockSession';

useMocks();

describe('the assistant', () => {
  it('writes for one own claim', async () => {
    await signIn('expert');
    const claimId = await claimBy('published');
    const query = { type: 'tips', style: '4', formality: '1' } as const;
    const { segments } = await call(assistant.suggestText, { params: { claimId }, query });
    expect(segments[0]?.items.map(({ title }) => title)).toHaveLength(3);
    const odd = await getFailure(assistant.suggestText, { params: { claimId }, query: { ...query, style: '14' } });
    expect(odd).toMatchObject({ fields: { style: expect.any(String) } });
    await signIn('limit');
    expect(await getFailure(assistant.suggestText, { params: { claimId }, query })).toMatchObject({
      kind: 'forbidden',
    });
  });

  it('offers styles and formalities as a pair of lists', async () => {
    await signIn('expert');
    const { styles, formalities } = await call(assistant.getVariables, { query: { locale: 'en' } });
    expect([styles.length, formalities.length]).toEqual([13, 2]);
    expect(styles[12]?.name).toBe('Humorous');
  });

  it.each([
    ['declined', 'tooMany'],
    ['blocked', 'server'],
  ] as const)('fails when third parties are %s', async (thirdParties, kind) => {
    await signIn('expert');
    const claimId = await claimBy('published');
    setScenario(mocks, { thirdParties });
    const query = { type: 'opinion', style: '1', formality: '2' } as const;
    expect(await getFailure(assistant.suggestText, { params: { claimId }, query })).toMatchObject({ kind });
  });
});

describe('the game', () => {
  it('grants one more attempt after a failure, and no third', async () => {
    await signIn('expert');
    const params = { occupationId: String(occupationIdOf('Bäcker')) };
    const lost = { params, body: { passed: false, mistakes: 3, seconds: 31 } };
    expect(await call(game.getRound, { params, query: { lang: 'de' } })).toMatchObject({
      attempts: 0,
      passed: false,
      occupation: { name: 'Bäckerin / Bäcker' },
    });
    await call(game.submitResult, lost);
    await call(game.submitResult, lost);
    const round = await call(game.getRound, { params, query: { lang: 'de' } });
    expect(round.attempts).toBe(2);
    expect(round.terms.filter(({ correct }) => correct)).toHaveLength(5);
    expect(await getFailure(game.submitResult, lost)).toMatchObject({ fields: { limit: expect.any(String) } });
    const other = { occupationId: String(occupationIdOf('Konditor')) };
    expect((await call(game.getRound, { params: other, query: { lang: 'de' } })).attempts).toBe(0);
  });

  it('counts a pass as a verification of the profile, once', async () => {
    await signIn('expert');
    const [profileId] = await ownProfiles();
    const profile = await getProfile(profileId);
    const params = { occupationId: profile.occupation?.id ?? '' };
    const cheated = { params, body: { passed: true, mistakes: 3, seconds: 20 } };
    expect(await getFailure(game.submitResult, cheated)).toMatchObject({ fields: { mistakes: expect.any(String) } });
    const won = { params, body: { passed: true, mistakes: 1, seconds: 42 } };
    await call(game.submitResult, won);
    expect((await listProfiles())[0]?.verification_count).toBe((profile.verification_count ?? 0) + 1);
    expect(await getFailure(game.submitResult, won)).toMatchObject({ fields: { limit: expect.any(String) } });
  });

  it('knows no occupation that does not exist', async () => {
    await signIn('expert');
    const args = { params: { occupationId: '7' }, query: { lang: 'de' as const } };
    expect(await getFailure(game.getRound, args)).toMatchObject({ status: 404 });
  });
});

describe('the import', () => {
  const connectImport = () =>
    connectClient({
      host: 'http://mocks.test',
      importUrl: 'http://import.test/external-import',
      readToken: () => bearer() || null,
      sessionNumber: () => 1,
      onUnauthorized: () => undefined,
    });
  const address = { profile_url: 'https://www.linkedin.com/in/anna-bergmann-energie' };

  it('reads a network profile and takes it over once', async () => {
    await signIn('expert');
    connectImport();
    const before = (await call(experience.listExperience, undefined)).length;
    const body = await call(networkImport.readNetworkProfile, { body: address });
    expect([body.experience.length, body.education.length]).toEqual([3, 2]);
    await call(networkImport.importProfile, { body });
    await call(networkImport.importProfile, { body });
    const after = await call(experience.listExperience, undefined);
    expect(after).toHaveLength(before + 3);
    expect(after.find(({ job_title }) => job_title === 'Werkstudium Netzplanung')).toMatchObject({
      company_name: 'Elbtal Netze',
      start_date: '2012-04-01',
      end_date: '2014-08-01',
      disciplines: [],
    });
    const degrees = (await call(education.listEducation, undefined)).map(({ degree_name }) => degree_name);
    expect(degrees).toContain('Diplom Elektrotechnik');
  });

  it('takes the fields of the product too, and refuses a station without a firm', async () => {
    await signIn('new');
    const item = { job_title: 'Planer', company_name: 'Solar AG', start_date: '2021-05', location: 'Jena' };
    await call(networkImport.importProfile, { body: { experience: [item], education: [] } });
    expect(await call(experience.listExperience, undefined)).toMatchObject([
      { job_title: 'Planer', start_date: '2021-05-01' },
    ]);
    const bare = { body: { experience: [{ job_title: 'Planer' }], education: [] } };
    expect(await getFailure(networkImport.importProfile, bare)).toMatchObject({ kind: 'validation' });
  });

  it('refuses an address outside the network', async () => {
    connectImport();
    const body = { profile_url: 'https://network.example/in/anna-bergmann' };
    expect(await getFailure(networkImport.readNetworkProfile, { body })).toMatchObject({ status: 422 });
  });

  it('brings posts as drafts, each once, and to an expert alone', async () => {
    await signIn('expert');
    const me = mocks.world.table('accounts').find(({ email }) => email === personas.expert.email);
    const params = { userId: String(me?.id) };
    const before = await call(posts.listMyPosts, undefined);
    await call(networkImport.importPosts, { params });
    await call(networkImport.importPosts, { params });
    const after = await call(posts.listMyPosts, undefined);
    expect(after).toHaveLength(before.length + 3);
    expect(after.slice(0, 3).map(({ published }) => published)).toEqual([false, false, false]);
    expect(await getFailure(networkImport.importPosts, { params: { userId: '99' } })).toMatchObject({
      kind: 'forbidden',
    });
  });
});
