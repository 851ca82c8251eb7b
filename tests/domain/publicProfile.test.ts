import { describe, expect, it } from 'vitest';
import { Invitation } from '@/api/endpoints/endorsements';
import { ClaimListItem } from '@/api/endpoints/claims';
import { CompetenceProfile } from '@/api/endpoints/profiles';
import { confirmationCount, totalConfirmations } from '@/domain/confirmationCount';
import { confirmationsOf, verifiersOf } from '@/domain/confirmations';
import { answerOf } from '@/domain/storyGroups';
import { publicProfile } from '@/domain/publicProfile';

const person = { id: '7', name: 'Anna Bergmann', gender: 'female' };

/** As a server delivers it, with no more than is given. */
const profileOf = (fields: Record<string, unknown> = {}) => CompetenceProfile.parse({ id: 1, public: 1, ...fields });

const pageOf = (fields: Record<string, unknown>, others: Partial<Parameters<typeof publicProfile>[0]> = {}) =>
  publicProfile({
    profile: profileOf(fields),
    competences: [],
    person,
    language: 'de',
    claims: [],
    invitations: [],
    ...others,
  });

const confirmed = (name: string, verified = true) => ({ id: name, type: 'competence', name, verified });
const invitationOf = (fields: Record<string, unknown>) =>
  Invitation.parse({
    id: 5,
    firstname: 'Georg',
    lastname: 'Baumann',
    accepted: 1,
    competence_profiles: [{ id: 1 }],
    endorsements: [{ id: 1, name: 'Planerin', children: [confirmed('Netzberechnung'), confirmed('Planung', false)] }],
    ...fields,
  });

describe('the public page of a profile', () => {
  it('holds nothing that was not delivered', () => {
    expect(pageOf({ public: 0 })).toMatchObject({
      occupation: null,
      area: null,
      months: null,
      topics: [],
      statement: null,
      skills: [],
      experiences: [],
      educations: [],
      connections: [],
      stories: [],
      claims: [],
      contacts: [],
      address: null,
    });
  });

  it('names the occupation in the person’s form, and everything in the language of the profile', () => {
    const fields = { occupation: { id: 3, name: 'Dozentin / Dozent' }, competence: { id: 9, name: 'Hochschullehre' } };
    expect(pageOf(fields).occupation).toEqual({ name: 'Dozentin', lang: 'de' });
    const listed = {
      occupation: { name: 'Lecturer', lang: 'en' as const },
      competence: { name: 'University teaching', lang: 'en' as const },
    };
    const page = pageOf(fields, { listed });
    expect(page.occupation).toEqual({ name: 'Dozentin', lang: 'de' });
    expect(page.skills).toMatchObject([{ name: 'Hochschullehre', lang: 'de' }]);
    // Where the profile itself names none, the list's own language is said.
    expect(pageOf({}, { listed }).occupation).toEqual({ name: 'Lecturer', lang: 'en' });
    // Of two in one language the list's counts.
    expect(pageOf(fields, { listed, language: 'en' }).occupation).toEqual({ name: 'Lecturer', lang: 'en' });
  });

  it('holds field of work and experience, in months or in years', () => {
    const competence_area = { id: 4, name: 'Energie' };
    expect(pageOf({ competence_area, month_of_experience: 80 })).toMatchObject({
      area: { name: 'Energie', lang: 'de' },
      months: 80,
    });
    expect(pageOf({ years: 6 }).months).toBe(72);
    expect(pageOf({ years: 6, month_of_experience: 80 }).months).toBe(80);
  });

  it('tells categories and focus points apart from competences, however they are delivered', () => {
    const energy = { id: 1, name: 'Energie' };
    const planning = { id: '2', name: 'Netzplanung' };
    const page = pageOf({ categories: [energy, planning], focus_points: ['Speicher'] }, { competences: [planning] });
    expect(page.topics).toEqual(['Energie', 'Speicher']);
    expect(page.skills.map(({ name }) => name)).toEqual(['Netzplanung']);
  });

  it('takes what is being typed before what is saved', () => {
    expect(pageOf({ title: 'expert' }, { typed: { title: 'master' } }).title).toBe('master');
  });

  it('puts the main position first and then the latest, and leaves educations in their order', () => {
    const job = (id: number, start_date: string, main = 0) => ({ id, start_date, main });
    const page = pageOf({
      work_experiences: [job(1, '2010-01-01'), job(2, '2020-01-01'), job(3, '2015-01-01', 1)],
      educations: [{ id: 1 }, { id: 2 }, { id: 3, main: 1 }],
    });
    expect(page.experiences.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(page.educations.map(({ id }) => id)).toEqual(['3', '1', '2']);
  });

  it('groups what was written under its prompts, the main connection apart, unknown groups last', () => {
    const page = pageOf({
      personal_connections: [
        { id: 1, type: 'hobby', question: 'Schach' },
        { id: 2, type: 'belief', question: 'Erklären hilft' },
        { id: 3, type: 'passion', question: 'Dächer', main: 1 },
        { id: 4, type: 'passion', question: 'Sonne' },
        { id: 5, type: 'solution', question: '   ' },
      ],
      competence_stories: [
        { id: 1, type: 'learned', story_question: 'Geduld', order: 1 },
        { id: 2, type: 'started', story_question: 'Radio', order: 2 },
      ],
    });
    expect(page.statement?.question).toBe('Dächer');
    expect(page.connections.map(({ type, entries }) => [type, entries.map(({ id }) => id)])).toEqual([
      ['passion', ['4']],
      ['belief', ['2']],
      ['hobby', ['1']],
    ]);
    expect(page.stories.map(({ type }) => type)).toEqual(['started', 'learned']);
  });

  it('takes a delivered text as the answer to the question beside it (D-30)', () => {
    const page = pageOf({
      personal_connections: [{ id: 1, type: 'belief', question: '', text: 'Erklären hilft' }],
      competence_stories: [{ id: 1, type: 'learned', story_question: 'Was war das Schwerste?', text: 'Geduld' }],
    });
    expect(page.connections).toHaveLength(1);
    const [story] = page.stories[0]?.entries ?? [];
    expect(answerOf(story?.story_question ?? '', story?.text ?? '')).toEqual({
      question: 'Was war das Schwerste?',
      answer: 'Geduld',
    });
    expect(answerOf('Geduld', '')).toEqual({ question: '', answer: 'Geduld' });
    expect(answerOf('Geduld', 'Geduld ')).toEqual({ question: '', answer: 'Geduld' });
  });

  it('puts the address of a contact together from its fields', () => {
    const contact = { id: 1, street: 'Karl-Heine-Straße 5', zip: '04229', city: 'Leipzig', country: 'Deutschland' };
    expect(pageOf({ contact }).contacts[0]?.address).toBe('Karl-Heine-Straße 5\n04229 Leipzig\nDeutschland');
    expect(pageOf({ contact: { ...contact, address: 'Am Markt 1' } }).contacts[0]?.address).toBe('Am Markt 1');
  });

  it('shows the published claims of this profile alone, with an address only where it is one', () => {
    const claim = (id: number, fields: Record<string, unknown>) =>
      ClaimListItem.parse({ id, question: `Frage ${id}`, status: 'published', competence_profile_id: 1, ...fields });
    const claims = [
      claim(1, { public_url: 'https://claims.example/1' }),
      claim(2, { public_url: 'javascript:alert(1)' }),
      claim(3, { status: 'draft' }),
      claim(4, { competence_profile_id: 2 }),
      claim(5, { question: '' }),
    ];
    expect(pageOf({}, { claims }).claims).toEqual([
      { id: '1', question: 'Frage 1', address: 'https://claims.example/1' },
      { id: '2', question: 'Frage 2', address: null },
    ]);
  });
});

describe('who confirmed a competence', () => {
  const profile = { id: '1', occupation: { name: 'Planerin' } };
  const countOf = (name: string, ...invitations: Invitation[]) => confirmationsOf(profile, invitations)(name).count;

  it('is found in accepted invitations', () => {
    expect(confirmationsOf(profile, [invitationOf({})])('netzberechnung ')).toEqual({
      count: 1,
      people: [{ id: '5', name: 'Georg Baumann' }],
    });
    expect(countOf('Planung', invitationOf({}))).toBe(0);
    expect(countOf('Netzberechnung', invitationOf({ accepted: 0 }))).toBe(0);
    expect(countOf('Netzberechnung', invitationOf({ competence_profiles: [{ id: 2 }] }))).toBe(0);
  });

  it('counts a general invitation, which names nobody', () => {
    const general = invitationOf({ firstname: null, lastname: null });
    expect(confirmationsOf(profile, [general])('Netzberechnung')).toEqual({ count: 1, people: [] });
  });

  it('counts for the profile alone whose group it is, where an invitation is for several', () => {
    const both = invitationOf({
      competence_profiles: [{ id: 1 }, { id: 2 }],
      endorsements: [
        { id: 1, name: 'Planerin', children: [confirmed('Netzberechnung', false)] },
        { id: 2, name: 'Dozentin', children: [confirmed('Netzberechnung')] },
      ],
    });
    expect(countOf('Netzberechnung', both)).toBe(0);
    expect(confirmationsOf({ id: '2', occupation: { name: 'Dozentin' } }, [both])('Netzberechnung').count).toBe(1);
  });

  it('is named for the profile, each person once and the latest first', () => {
    const petra = { firstname: 'Petra', lastname: 'Lindner', created_at: '2026-03-01' };
    const nothing = {
      firstname: 'Ute',
      endorsements: [{ id: 1, name: 'Planerin', children: [confirmed('x', false)] }],
    };
    const given = [{}, petra, { id: 6 }, nothing, { firstname: null, lastname: null }].map(invitationOf);
    expect(verifiersOf(profile, given)).toEqual(['Petra Lindner', 'Georg Baumann']);
    expect(pageOf({ verification_count: 7 }, { invitations: given }).verifications).toMatchObject({
      count: 7,
      names: ['Petra Lindner', 'Georg Baumann'],
    });
  });

  it('is a number beside every competence of the page, the one it stands for first', () => {
    const { skills } = pageOf(
      {
        competence: { id: 9, name: 'Energie' },
        occupation: { id: 3, name: 'Planerin' },
      },
      { competences: [{ id: '10', name: 'Netzberechnung' }], invitations: [invitationOf({})] },
    );
    expect(skills.map(({ name, count }) => [name, count])).toEqual([
      ['Energie', 0],
      ['Netzberechnung', 1],
    ]);
  });
});

describe('the number of confirmations', () => {
  it('is the one that is delivered with a profile or with its checkmarks, else not known', () => {
    expect(confirmationCount(profileOf({ verification_count: '3' }))).toBe(3);
    expect(confirmationCount(profileOf({ checkmarks: { count: 2, color: '#8A6A00' } }))).toBe(2);
    expect(confirmationCount(profileOf())).toBeNull();
  });

  it('is known of several profiles where it is known of each', () => {
    const [three, none, unknown] = [{ verification_count: 3 }, { verification_count: 0 }, {}].map(profileOf);
    expect(totalConfirmations([three, none].map((one) => one ?? {}))).toBe(3);
    expect(totalConfirmations([three, unknown].map((one) => one ?? {}))).toBeNull();
    expect(totalConfirmations([])).toBe(0);
  });
});
