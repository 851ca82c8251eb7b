import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from '@/api/schema/zod';
import { Image, Person, ProfileRef } from '@/api/schema/entities';
import { Claim, ClaimListItem } from '@/api/endpoints/claims';
import { Education } from '@/api/endpoints/education';
import { Invitation, InvitableProfile, PersonalInvitation, PublicInvitation } from '@/api/endpoints/endorsements';
import { WorkExperience } from '@/api/endpoints/experience';
import { GameRound } from '@/api/endpoints/game';
import { LongAnswer } from '@/api/endpoints/longAnswers';
import { ImportedProfile } from '@/api/endpoints/networkImport';
import { CheckoutResult, Plan, Subscription, Voucher } from '@/api/endpoints/plans';
import { Comment, Post } from '@/api/endpoints/posts';
import { Product } from '@/api/endpoints/products';
import { CompetenceProfile, Contact, ProfileCompetences, ProfileListItem } from '@/api/endpoints/profiles';
import { AcademicInformation, Country, UserDetails } from '@/api/endpoints/users';

/** Every entity with the least that it may consist of. */
const entities: [string, z.ZodMiniType, Record<string, unknown>][] = [
  ['Claim', Claim, { id: 1 }],
  ['ClaimListItem', ClaimListItem, { id: 1 }],
  ['LongAnswer', LongAnswer, { id: 1 }],
  ['CompetenceProfile', CompetenceProfile, { id: 1 }],
  ['ProfileListItem', ProfileListItem, { id: 1 }],
  ['ProfileRef', ProfileRef, { id: 1 }],
  ['Contact', Contact, { id: 1 }],
  ['WorkExperience', WorkExperience, { id: 1 }],
  ['Education', Education, { id: 1 }],
  ['Image', Image, { id: 1 }],
  ['Post', Post, { id: 1 }],
  ['Comment', Comment, { id: 1 }],
  ['Person', Person, {}],
  ['UserDetails', UserDetails, {}],
  ['AcademicInformation', AcademicInformation, {}],
  ['Country', Country, { id: 1 }],
  ['Invitation', Invitation, { id: 1 }],
  ['PublicInvitation', PublicInvitation, { id: 1 }],
  ['InvitableProfile', InvitableProfile, { id: 1 }],
  ['PersonalInvitation', PersonalInvitation, {}],
  ['Product', Product, { id: 1 }],
  ['Plan', Plan, { slug: 'genius' }],
  ['Voucher', Voucher, {}],
  ['Subscription', Subscription, { plan: 'genius' }],
  ['CheckoutResult', CheckoutResult, { subscription: null }],
  ['GameRound', GameRound, { terms: [] }],
];

const parse = (schema: z.ZodMiniType, value: unknown) => schema.parse(value) as Record<string, unknown>;

describe('an entity', () => {
  it.each(entities)(
    '%s decodes to plain values when everything optional is missing, null or an empty map',
    (_, schema, minimal) => {
      const bare = parse(schema, minimal);
      expect(Object.keys(bare).length).toBeGreaterThan(1);
      expect(Object.values(bare)).not.toContain(undefined);
      for (const nothing of [null, undefined]) {
        const emptied = Object.fromEntries(Object.keys(bare).map((key) => [key, nothing]));
        expect(parse(schema, { ...emptied, ...minimal })).toEqual(bare);
      }
      // Lists, maps and nested entities of PHP come as [] when they are empty.
      const lists = Object.keys(bare).filter((key) => Array.isArray(bare[key]) || bare[key] === null);
      expect(parse(schema, { ...Object.fromEntries(lists.map((key) => [key, []])), ...minimal })).toEqual(bare);
    },
  );

  it.each(entities)('%s never asks what a field beside its id holds', (_, schema, minimal) => {
    const keys = Object.keys(parse(schema, minimal));
    // Text, numbers, flags and null in any field: nested lists aside, nothing of it may break an answer.
    const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.double());
    const scalarKeys = keys.filter((key) => !Array.isArray(parse(schema, minimal)[key]));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...scalarKeys), scalar), (values) => {
        const read = schema.safeParse({ ...values, ...minimal });
        expect(read.success).toBe(true);
        expect(Object.values(read.data as object)).not.toContain(undefined);
      }),
    );
  });
});

describe('a claim', () => {
  it('is read with ordered sections, text ids and flags', () => {
    const claim = Claim.parse({
      id: 12,
      competence_profile_id: '7',
      competence_profile: { id: 7, status: 'published', competence: { id: 3, name: 'Statik' } },
      keywords: { '0': { id: 2, title: 'b', order: '2' }, '2': { id: 1, title: 'a', order: 1 } },
      tips: [{ id: 9, title: 'T', text: null, link: null, order: 1 }],
      opinion: { headline: 'H', text: 'T' },
      longanswers: [{ id: 4, headline: 'L', order: 1 }],
      upgradable: '0',
    });
    expect(claim.keywords.map(({ title }) => title)).toEqual(['a', 'b']);
    expect(claim).toMatchObject({
      id: '12',
      competence_profile_id: '7',
      competence_profile: { id: '7', public: true, competence: { id: '3', name: 'Statik' } },
      tips: [{ id: '9', text: '', link: '' }],
      opinion_headline: 'H',
      opinion_text: 'T',
      long_answers: [{ id: '4', headline: 'L' }],
      upgradable: false,
    });
  });

  it.each([
    [{}, null],
    [{ competence_profile_id: 7 }, '7'],
    [{ competence_profile: { id: 7 } }, '7'],
    [{ profile: { id: 7, status: 'paused' } }, '7'],
  ])('knows its profile from what is delivered: %j', (profile, id) => {
    for (const schema of [Claim, ClaimListItem]) {
      const claim = schema.parse({ id: 1, ...profile });
      expect([claim.competence_profile_id, claim.competence_profile?.id ?? null]).toEqual([id, id]);
    }
  });

  it.each([{ competence_changes: 2 }, { competence_profile_changes: '2' }])(
    'knows how often its profile was changed by either name: %j (D-34)',
    (delivered) => {
      expect(Claim.parse({ id: 1, ...delivered })).toMatchObject({ competence_changes: 2, question_changes: null });
    },
  );

  it('reads a removed profile as none', () => {
    expect(Claim.parse({ id: 1, competence_profile: { id: null, name: null } }).competence_profile).toBeNull();
    expect(Claim.parse({ id: 1, competence_profile: null }).competence_profile).toBeNull();
  });

  it('keeps its id although its profile has another', () => {
    expect(ClaimListItem.parse({ id: 1, competence_profile_id: 7, question: 42 })).toMatchObject({
      id: '1',
      question: '42',
    });
  });
});

describe('a profile', () => {
  it.each([
    [{ status: 'published' }, true],
    [{ status: 'paused' }, false],
    [{ public: 1 }, true],
    [{ public: '0' }, false],
    [{ is_public: true }, true],
    [{ public: null, status: 'published' }, true],
  ])('with %j is public: %s', (fields, expected) => {
    for (const schema of [CompetenceProfile, ProfileListItem, ProfileRef]) {
      expect(schema.parse({ id: 1, ...fields }).public).toBe(expected);
    }
  });

  it('without a delivered state is paused among one’s own, and not known where others refer to it (D-65)', () => {
    expect(CompetenceProfile.parse({ id: 1 }).public).toBe(false);
    expect(ProfileListItem.parse({ id: 1 }).public).toBe(false);
    expect(ProfileRef.parse({ id: 1 }).public).toBeNull();
  });

  it('has priority by either name (D-65), and its subject for a competence', () => {
    expect(ProfileListItem.parse({ id: 1, canonical: 0, priority: 1 }).canonical).toBe(true);
    expect(ProfileListItem.parse({ id: 1, subject_category: { id: 4, name: 'Statik' } }).competence).toEqual({
      id: '4',
      name: 'Statik',
    });
  });

  it('takes contact data as a list or alone, and keeps unknown fields of it (D-25)', () => {
    const contact = { id: 5, phone: '0170', fax: '0171' };
    for (const value of [contact, [contact], { 0: contact }]) {
      expect(CompetenceProfile.parse({ id: 1, contact: value }).contacts).toMatchObject([
        { id: '5', phone: '0170', fax: '0171', email: '' },
      ]);
    }
    expect(CompetenceProfile.parse({ id: 1, contacts: [contact, { id: 6 }] }).contacts).toHaveLength(2);
    for (const value of [null, [], {}, { phone: '0170' }, [null]]) {
      expect(CompetenceProfile.parse({ id: 1, contact: value }).contacts).toEqual([]);
    }
  });

  it('takes a list for its competences', () => {
    const competences = [{ id: '1', name: 'Statik' }];
    expect(ProfileCompetences.parse(competences)).toEqual({
      competences,
      available_competence_slots: null,
      max_competences: null,
    });
    expect(ProfileCompetences.parse({ competences, available_competence_slots: '0', max_competences: 10 })).toEqual({
      competences,
      available_competence_slots: 0,
      max_competences: 10,
    });
  });
});

describe('other entities', () => {
  it('read days of any date', () => {
    const dates = { start_date: '2019-04-01', end_date: '2021-12-05 00:00:00' };
    expect(WorkExperience.parse({ id: 1, ...dates })).toMatchObject({
      start_date: '2019-04-01',
      end_date: '2021-12-05',
    });
    expect(WorkExperience.parse({ id: 1, start_date: '04/2019', end_date: null })).toMatchObject({
      start_date: '04/2019',
      end_date: '',
    });
  });

  it('take a bare address for a picture and a bare name for a person', () => {
    expect(UserDetails.parse({ profile_picture: 'https://images.example/a.png' }).profile_picture).toMatchObject({
      url: 'https://images.example/a.png',
    });
    expect(Invitation.parse({ id: 1, owner: 'Ada Berg' }).owner).toMatchObject({ firstname: '', lastname: 'Ada Berg' });
    expect(Invitation.parse({ id: 1, owner: { id: 2, name: 'Ada Berg' } }).owner).toMatchObject({
      id: '2',
      lastname: 'Ada Berg',
    });
  });

  it('read the children of an endorsement', () => {
    const endorsements = {
      '1': {
        id: 1,
        type: 'competence_profile',
        children: [{ id: 2, type: 'competence', title: 'Statik', verified: 0 }],
      },
    };
    expect(PublicInvitation.parse({ id: 1, accepted: '1', endorsements })).toMatchObject({
      accepted: true,
      endorsements: [{ id: '1', children: [{ id: '2', type: 'competence', name: 'Statik', verified: false }] }],
    });
  });

  it('read what a personal verification asks for', () => {
    const raw = {
      competence: { id: 1, name: 'Statik', verified: 1, is_fan: 0 },
      work_experiences: [{ id: 4, job_title: 'Statiker', company_name: 'Bau GmbH', verified: 0 }],
      same_field: true,
    };
    expect(PersonalInvitation.parse(raw)).toMatchObject({
      competence: { id: '1', name: 'Statik', verified: true, is_fan: false },
      occupation: null,
      educations: [],
      work_experiences: [{ id: '4', name: 'Statiker', detail: 'Bau GmbH', verified: false }],
      same_field: { id: null, verified: true },
    });
  });

  it('read a post as published by flag or status', () => {
    expect(Post.parse({ id: 1, status: 'published' }).published).toBe(true);
    expect(Post.parse({ id: 1, published: 1 }).published).toBe(true);
    expect(Post.parse({ id: 1, status: 'draft' }).published).toBe(false);
    expect(Post.parse({ id: 1, imported: 1 }).imported).toBe(true);
  });

  it('says of a number and a flag that are not delivered that they are not known (D-65)', () => {
    expect(Post.parse({ id: 1 })).toMatchObject({ comments_count: null, imported: null });
    expect(Post.parse({ id: 1, comments_count: '3', imported: '0' })).toMatchObject({
      comments_count: 3,
      imported: false,
    });
    expect(Comment.parse({ id: 1 }).replies_count).toBeNull();
    expect(Comment.parse({ id: 1, comments_count: 0 }).replies_count).toBe(0);
    expect(Invitation.parse({ id: 1 }).verified).toBeNull();
  });

  it('read texts of a product however they come, and a price as a number or in words', () => {
    expect(
      Product.parse({ id: 1, tags: 'a, b,', features: [{ id: 1, name: 'c' }, 'd'], price: '19.90' }),
    ).toMatchObject({
      tags: ['a', 'b'],
      features: ['c', 'd'],
      price: 19.9,
    });
    expect(Product.parse({ id: 1, price: 'on request' }).price).toBe('on request');
    expect(Product.parse({ id: 1, price: '' }).price).toBeNull();
  });

  it('read a purchase as a subscription or as a secret', () => {
    const subscription = { id: 1, plan: { slug: 'vendor' }, status: 'active' };
    expect(CheckoutResult.parse(subscription).subscription).toMatchObject({ plan: 'vendor', status: 'active' });
    expect(CheckoutResult.parse({ client_secret: 'cs_1' })).toEqual({ client_secret: 'cs_1', subscription: null });
  });

  it('keep what a network profile says, unread', () => {
    const item = { title: 'Statiker', starts_at: { year: 2020 } };
    expect(ImportedProfile.parse({ profile_data: { experiences: [item], education: null } })).toMatchObject({
      experience: [item],
      education: [],
    });
  });

  it('say whose network profile it is, where the service does', () => {
    const named = { profile_data: { firstName: 'Petra', last_name: 'Krause', experience: [] } };
    expect(ImportedProfile.parse(named)).toMatchObject({ first_name: 'Petra', last_name: 'Krause', full_name: '' });
  });
});
