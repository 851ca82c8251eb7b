import { connectionActions, experience } from '@/api/endpoints/experience';
import { attach, detach } from '../db/attachments';
import { chosenImage } from '../db/images';
import { owned } from '../db/ownership';
import type { ExperienceRecord } from '../db/profileRecords';
import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';
import { checkDisciplines } from '../disciplineCheck';
import { mockHandlers } from '../endpoint';
import { notFound, failField } from '../fail';
import { serializeExperience } from '../serializers/experience';

interface ExperienceCall {
  params: { experienceId: string };
  world: World;
  account: AccountRecord;
}

function mine({ params, world, account }: ExperienceCall): ExperienceRecord {
  return owned(world, 'experience', params.experienceId, account);
}

export const experienceMocks = mockHandlers(experience, {
  listExperience: ({ world, account }) =>
    world
      .table('experience')
      .where(({ account_id }) => account_id === account.id)
      .map((row) => serializeExperience(world, row)),

  createExperience: ({ body, world, account }) => {
    const { disciplines, ...fields } = body;
    checkDisciplines(disciplines);
    const row = world.table('experience').add({
      ...fields,
      account_id: account.id,
      discipline_ids: disciplines,
      logo_id: null,
      image_ids: [],
      created_at: world.stamp(),
    });
    return serializeExperience(world, row);
  },

  updateExperience: ({ body, world, account }) => {
    const { id, disciplines, ...fields } = body;
    const row = owned(world, 'experience', id, account);
    checkDisciplines(disciplines);
    Object.assign(row, fields, { discipline_ids: disciplines });
    return serializeExperience(world, row);
  },

  deleteExperience: (call) => {
    const { id } = mine(call);
    for (const profile of call.world.table('profiles').where(({ experience_ids }) => experience_ids.includes(id))) {
      detach(profile.experience_ids, id);
      if (profile.main_experience_id === id) profile.main_experience_id = null;
    }
    call.world.table('experience').remove(id);
    return null;
  },

  connectExperience: (call) => {
    const { id } = mine(call);
    const { action, profileId } = call.params;
    const profile = owned(call.world, 'profiles', profileId, call.account);
    const connected = profile.experience_ids.includes(id);
    if (action === connectionActions.connect) {
      if (connected) throw failField('connection', 'Diese Berufserfahrung ist bereits verbunden.');
      profile.experience_ids.push(id);
    } else if (action === connectionActions.disconnect) {
      if (!connected) throw failField('connection', 'Diese Berufserfahrung ist nicht verbunden.');
      if (profile.main_experience_id === id) {
        throw failField('connection', 'Die wichtigste Berufserfahrung kann nicht getrennt werden.');
      }
      detach(profile.experience_ids, id);
    } else {
      throw notFound();
    }
    return null;
  },

  attachLogo: (call) => {
    mine(call).logo_id = chosenImage(call.world, call.account, call.body.image).id;
  },
  detachLogo: (call) => {
    mine(call).logo_id = null;
  },
  attachImage: (call) => {
    attach(mine(call).image_ids, chosenImage(call.world, call.account, call.body.image).id);
  },
  detachImage: (call) => detach(mine(call).image_ids, call.body.image),

  makeMainExperience: (call) => {
    const { id } = mine(call);
    const profile = owned(call.world, 'profiles', call.params.profileId, call.account);
    if (!profile.experience_ids.includes(id)) {
      throw failField('main', 'Diese Berufserfahrung ist nicht mit dem Profil verbunden.');
    }
    if (profile.main_experience_id === id) throw failField('main', 'Dies ist bereits die wichtigste Berufserfahrung.');
    profile.main_experience_id = id;
    return null;
  },
});
