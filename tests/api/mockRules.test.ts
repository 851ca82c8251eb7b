import { describe, expect, it } from 'vitest';
import { mocks } from '@mocks/node';
import { defaultScenario } from '@mocks/scenarios';
import { setScenario } from '@mocks/server';
import { call } from '@/api/client/call';
import { claims } from '@/api/endpoints/claims';
import { education } from '@/api/endpoints/education';
import { experience } from '@/api/endpoints/experience';
import { longAnswers } from '@/api/endpoints/longAnswers';
import { profiles } from '@/api/endpoints/profiles';
import { claimBy, getFailure, getClaim, getProfile, listProfiles, ownProfiles, signIn, useMocks } from './mockSession';

useMocks();

const publish = (id: string) => ({ params: { profileId: id } });

describe('ownership', () => {
  it("tells somebody else's from what is not there", async () => {
    await signIn('expert');
    const [profileId] = await ownProfiles();
    const claimId = await claimBy('draft');
    await signIn('limit');
    expect(await getFailure(profiles.getProfile, { params: { profileId } })).toMatchObject({ kind: 'forbidden' });
    expect(await getFailure(claims.deleteClaim, { params: { claimId } })).toMatchObject({ kind: 'forbidden' });
    expect(await getFailure(claims.getClaim, { params: { claimId: '99999' } })).toMatchObject({ kind: 'notFound' });
  });
});

describe('publishing a profile', () => {
  it('names the blockers in the order of the specification', async () => {
    await signIn('expert');
    const created = await call(profiles.createProfile, {
      body: { occupation_id: '100001', competence_area_id: '1', month_of_experience: 12, lang: 'de' },
    });
    const profileId = created?.id ?? '';
    const refusal = async () =>
      Object.values((await getFailure(profiles.publishProfile, publish(profileId))).fields ?? {})[0];
    expect(await refusal()).toBe('Please add competence for your competence profile.');
    await call(profiles.setCompetence, { ...publish(profileId), body: { subject_category_id: '1001' } });
    expect(await refusal()).toMatch(/work experience/);
    const [bare] = (await call(experience.listExperience, undefined)).filter(({ location }) => location === '');
    const connect = { params: { action: 'setconnection', profileId, experienceId: bare?.id ?? '' } };
    await call(experience.connectExperience, connect);
    expect(await refusal()).toMatch(/disciplines and location/);
    const [whole] = (await call(experience.listExperience, undefined)).filter(({ location }) => location !== '');
    await call(experience.connectExperience, { params: { ...connect.params, action: 'removeconnection' } });
    await call(experience.connectExperience, { params: { ...connect.params, experienceId: whole?.id ?? '' } });
    expect(await refusal()).toBe('Please set main experience for this profile.');
    await call(experience.makeMainExperience, { params: { profileId, experienceId: whole?.id ?? '' } });
    const body = {
      type: 'university',
      grade: '',
      degree_name: 'Studium',
      institution: '',
      approved_by: '',
      city: '',
      disciplines: [],
    };
    const school = await call(education.createEducation, { body });
    await call(education.attachEducation, { params: { profileId, educationId: school?.id ?? '' } });
    expect(await refusal()).toMatch(/disciplines and city/);
    await call(education.detachEducation, { params: { profileId, educationId: school?.id ?? '' } });
    await call(profiles.publishProfile, publish(profileId));
    expect((await getProfile(profileId)).public).toBe(true);
    expect(await getFailure(profiles.publishProfile, publish(profileId))).toMatchObject({ kind: 'validation' });
  });

  it('stops at the number of public profiles, and creating at the number of all', async () => {
    await signIn('limit');
    const [one, , ready] = await ownProfiles();
    expect(await call(profiles.getLimit, undefined)).toMatchObject({
      can_publish_competence_profile: false,
      max_competences: 3,
    });
    expect(await getFailure(profiles.publishProfile, publish(ready))).toMatchObject({
      fields: { limit: 'You have reached the max number of competence profiles.' },
    });
    const body = { occupation_id: '100001', competence_area_id: '1', month_of_experience: 0, lang: 'de' as const };
    expect(await getFailure(profiles.createProfile, { body })).toMatchObject({
      message: 'Du hast das Limit 3 zum Erstellen von Kompetenzprofilen erreicht.',
    });
    await call(profiles.unpublishProfile, publish(one));
    await call(profiles.publishProfile, publish(ready));
  });

  it('keeps the main experience connected', async () => {
    await signIn('expert');
    const [profileId] = await ownProfiles();
    const main = (await getProfile(profileId)).work_experiences.find((entry) => entry.main)?.id ?? '';
    const params = { action: 'removeconnection', profileId, experienceId: main };
    expect(await getFailure(experience.connectExperience, { params })).toMatchObject({ kind: 'validation' });
    expect(await getFailure(experience.makeMainExperience, { params })).toMatchObject({ kind: 'validation' });
  });

  it('lets priority be switched twice in twelve months', async () => {
    await signIn('expert');
    const [one, two, three] = await ownProfiles();
    await call(profiles.makeCanonical, publish(two));
    expect((await listProfiles()).map(({ canonical }) => canonical)).toEqual([false, true, false]);
    await call(profiles.makeCanonical, publish(three));
    const refused = await getFailure(profiles.makeCanonical, publish(one));
    expect(refused.message).toMatch(/^Sie können die Priorität Ihrer Kompetenzprofile nicht ändern/);
    setScenario(mocks, { clockDays: 366 });
    await call(profiles.makeCanonical, publish(one));
    setScenario(mocks, defaultScenario);
  });
});

describe('claims', () => {
  it('stay within the quota of the plan', async () => {
    await signIn('limit');
    const [profileId] = await ownProfiles();
    const body = {
      competence_profile_id: profileId,
      topic: 'Rücken im Alltag',
      pain_point: '',
      question: 'Was hilft?',
    };
    expect(await getFailure(claims.createClaim, { body })).toMatchObject({ kind: 'validation' });
    await call(claims.deleteClaim, { params: { claimId: await claimBy('published') } });
    expect((await call(claims.createClaim, { body }))?.id).toBeTruthy();
  });

  it('name the first open blocker, then go online', async () => {
    await signIn('expert');
    const empty = { params: { claimId: await claimBy('draft', 1) } };
    expect((await getFailure(claims.publishClaim, empty)).message).toBe('Please add keywords.');
    await call(claims.addKeyword, { ...empty, body: { title: 'Lehre' } });
    expect((await getFailure(claims.publishClaim, empty)).message).toBe('Please add categories');
    const claimId = await claimBy('draft');
    await call(claims.publishClaim, { params: { claimId } });
    expect((await getClaim(claimId)).status).toBe('published');
    await call(claims.pauseClaim, { params: { claimId } });
    expect((await getClaim(claimId)).status).toBe('paused');
  });

  it('change their question at most twice', async () => {
    await signIn('expert');
    const params = { claimId: await claimBy('draft') };
    for (const question of ['Erste Frage?', 'Zweite Frage?']) {
      expect(await call(claims.checkQuestionChange, { params })).toBe(true);
      await call(claims.updateQuestion, { params, body: { question } });
    }
    expect(await call(claims.checkQuestionChange, { params })).toBe(false);
    const third = { params, body: { question: 'Dritte Frage?' } };
    expect(await getFailure(claims.updateQuestion, third)).toMatchObject({ fields: { question: expect.any(String) } });
  });

  it('lose publication and categories with a change of profile', async () => {
    await signIn('expert');
    const [, second] = await ownProfiles();
    const claimId = await claimBy('published');
    await call(claims.updateClaimProfile, { params: { claimId }, body: { competence_profile_id: second } });
    expect(await getClaim(claimId)).toMatchObject({ status: 'paused', categories: [], competence_profile_id: second });
  });

  it('keep their lists counted from 1, and reorder whole lists only', async () => {
    await signIn('expert');
    const claimId = await claimBy('published');
    const keywords = async () => (await getClaim(claimId)).keywords;
    const before = await keywords();
    const positions = before.toReversed().map(({ id }, index) => ({ id, order: index + 1 }));
    const cut = { params: { claimId }, body: { positions: positions.slice(1) } };
    expect(await getFailure(claims.reorderKeywords, cut)).toMatchObject({ kind: 'validation' });
    await call(claims.reorderKeywords, { params: { claimId }, body: { positions } });
    expect((await keywords()).map(({ id }) => id)).toEqual(before.map(({ id }) => id).toReversed());
    await call(claims.deleteKeyword, { params: { claimId, keywordId: positions[1]?.id ?? '' } });
    expect((await keywords()).map(({ order }) => order)).toEqual([1, 2, 3]);
    const answers = (await getClaim(claimId)).long_answers;
    await call(longAnswers.deleteLongAnswer, { params: { longAnswerId: answers[0]?.id ?? '' } });
    expect((await getClaim(claimId)).long_answers.map(({ order }) => order)).toEqual([1]);
  });
});
