import { endorsementItem } from './endorsementItems';
import type { EducationRecord, ExperienceRecord, ProfileRecord } from './profileRecords';
import type { AccountRecord, InvitationRecord } from './records';
import type { New } from './table';
import { daysFrom, plainStamp } from './time';
import type { World } from './world';

/* Rows as the server creates them, with changes. `world.table(...).add(...)` gives them their id. */

/** Days until an invitation expires. */
const invitationDays = 30;

export function newAccount(world: World, fields: Partial<New<AccountRecord>> = {}): New<AccountRecord> {
  return {
    email: `person-${world.random.hex(8)}@fachprofil.example`,
    password: 'Fachprofil-1',
    role: 'expert',
    firstname: 'Maria',
    lastname: 'Muster',
    gender: 'female',
    company: '',
    country: 'Deutschland',
    city: '',
    address: '',
    zip: '',
    phone: '',
    academic_title: '',
    academic_title_area: '',
    academic_degree: '',
    picture_id: null,
    linkedin_url: null,
    status: 'active',
    deleted_at: null,
    deletion_token: null,
    reset_token: null,
    email_change: null,
    is_premium: false,
    is_founder: false,
    plan: 'genius',
    profile_limit: 3,
    publish_limit: 2,
    priority_switches: [],
    created_at: world.stamp(),
    ...fields,
  };
}

export function newProfile(
  world: World,
  account: AccountRecord,
  fields: Partial<New<ProfileRecord>> & Pick<ProfileRecord, 'occupation_id'>,
): New<ProfileRecord> {
  const now = world.stamp();
  return {
    account_id: account.id,
    competence_area_id: null,
    subject_category_id: null,
    title: '',
    month_of_experience: 0,
    language: 'de',
    location: account.city,
    latitude: null,
    longitude: null,
    public: false,
    canonical: false,
    picture_id: null,
    category_ids: [],
    focus_point_ids: [],
    competence_ids: [],
    max_competences: 10,
    experience_ids: [],
    main_experience_id: null,
    education_ids: [],
    main_education_id: null,
    personal_connections: [],
    competence_stories: [],
    contacts: [],
    created_at: now,
    updated_at: now,
    ...fields,
  };
}

export function newExperience(
  world: World,
  account: AccountRecord,
  fields: Partial<New<ExperienceRecord>> = {},
): New<ExperienceRecord> {
  return {
    account_id: account.id,
    job_title: 'Projektleiterin',
    company_name: 'Muster GmbH',
    location: 'Leipzig',
    start_date: '2019-04-01',
    end_date: null,
    description: '',
    quote: '',
    discipline_ids: [],
    logo_id: null,
    image_ids: [],
    created_at: world.stamp(),
    ...fields,
  };
}

export function newEducation(
  world: World,
  account: AccountRecord,
  fields: Partial<New<EducationRecord>> = {},
): New<EducationRecord> {
  return {
    account_id: account.id,
    type: 'university',
    grade: 'master',
    degree_name: 'Master of Science',
    institution: 'Technische Universität Dresden',
    approved_by: '',
    city: 'Dresden',
    discipline_ids: [],
    created_at: world.stamp(),
    ...fields,
  };
}

/** An invitation to verify the given profiles; without a name it is a general one. */
export function newInvitation(
  world: World,
  account: AccountRecord,
  profiles: readonly ProfileRecord[],
  fields: Partial<New<InvitationRecord>> = {},
): New<InvitationRecord> {
  return {
    token: world.random.hex(32),
    account_id: account.id,
    firstname: '',
    lastname: '',
    content: '',
    profile_ids: profiles.map(({ id }) => id),
    accepted: false,
    accepted_by: null,
    expired_at: plainStamp(daysFrom(world.now(), invitationDays)),
    endorsements: profiles.map((profile) => endorsementItem(world, profile)),
    personal_connection: false,
    usual_channel: false,
    is_fan: false,
    created_at: world.stamp(),
    ...fields,
  };
}
