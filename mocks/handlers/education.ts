import { education } from '@/api/endpoints/education';
import { owned } from '../db/ownership';
import type { EducationRecord, ProfileRecord } from '../db/profileRecords';
import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';
import { mockHandlers } from '../endpoint';
import { failField } from '../fail';
import { serializeEducation } from '../serializers/education';
import { checkDisciplines } from '../disciplineCheck';

interface EducationCall {
  params: { educationId: string };
  world: World;
  account: AccountRecord;
}

function mine({ params, world, account }: EducationCall): EducationRecord {
  return owned(world, 'education', params.educationId, account);
}

function takeOff(profile: ProfileRecord, id: string): void {
  profile.education_ids = profile.education_ids.filter((connected) => connected !== id);
  if (profile.main_education_id === id) profile.main_education_id = null;
}

export const educationMocks = mockHandlers(education, {
  listEducation: ({ world, account }) =>
    world
      .table('education')
      .where(({ account_id }) => account_id === account.id)
      .map((row) => serializeEducation(world, row)),

  createEducation: ({ body, world, account }) => {
    const { disciplines, ...fields } = body;
    checkDisciplines(disciplines);
    const row = world
      .table('education')
      .add({ ...fields, account_id: account.id, discipline_ids: disciplines, created_at: world.stamp() });
    return serializeEducation(world, row);
  },

  updateEducation: (call) => {
    const { disciplines, ...fields } = call.body;
    const row = mine(call);
    checkDisciplines(disciplines);
    Object.assign(row, fields, { discipline_ids: disciplines });
    return serializeEducation(call.world, row);
  },

  deleteEducation: (call) => {
    const { id } = mine(call);
    for (const profile of call.world.table('profiles').all()) takeOff(profile, id);
    call.world.table('education').remove(id);
    return null;
  },

  attachEducation: (call) => {
    const { id } = mine(call);
    const profile = owned(call.world, 'profiles', call.params.profileId, call.account);
    if (profile.education_ids.includes(id)) throw failField('connection', 'Diese Ausbildung ist bereits verbunden.');
    profile.education_ids.push(id);
    return null;
  },

  detachEducation: (call) => {
    const { id } = mine(call);
    const profile = owned(call.world, 'profiles', call.params.profileId, call.account);
    if (!profile.education_ids.includes(id)) throw failField('connection', 'Diese Ausbildung ist nicht verbunden.');
    takeOff(profile, id);
    return null;
  },

  makeMainEducation: (call) => {
    const { id } = mine(call);
    const profile = owned(call.world, 'profiles', call.params.profileId, call.account);
    if (!profile.education_ids.includes(id)) {
      throw failField('main', 'Diese Ausbildung ist nicht mit dem Profil verbunden.');
    }
    if (profile.main_education_id === id) throw failField('main', 'Dies ist bereits die wichtigste Ausbildung.');
    profile.main_education_id = id;
    return null;
  },
});
