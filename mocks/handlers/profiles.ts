import { profiles, profileTitles } from '@/api/endpoints/profiles';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { categories, findCompetence, findArea, findSubjectCategory, searchCompetences } from '../data/categories';
import { findOccupation, searchOccupations } from '../data/occupations';
import { newProfile } from '../db/factories';
import { chosenImage } from '../db/images';
import type { ProfileRecord } from '../db/profileRecords';
import type { AccountRecord } from '../db/records';
import { daysFrom } from '../db/time';
import type { World } from '../db/world';
import { mockHandlers } from '../endpoint';
import { publishRefusal } from '../profileRules';
import { failField } from '../fail';
import { changingProfile, ownProfile } from './ownProfile';
import { profileParts } from './profileParts';
import { prioritySwitches, profileRow, serializeProfile, recentSwitches } from '../serializers/profile';
import { shortProfile } from '../serializers/profileRef';

function profilesOf(world: World, account: AccountRecord): ProfileRecord[] {
  return world.table('profiles').where(({ account_id }) => account_id === account.id);
}

export const profilesMocks = mockHandlers(profiles, {
  listProfiles: ({ query, world, account }) =>
    profilesOf(world, account).map((profile) => profileRow(world, profile, query.lang)),

  getProfile: (call) => serializeProfile(call.world, ownProfile(call)),

  searchOccupations: ({ query }) => searchOccupations(query.search, query.lang),

  getLimit: ({ world, account }) => {
    const own = profilesOf(world, account);
    const published = own.filter((profile) => profile.public).length;
    return {
      can_publish_competence_profile: published < account.publish_limit ? 1 : 0,
      competences: own.length,
      available_competence_slots: Math.max(0, account.profile_limit - own.length),
      max_competences: account.profile_limit,
    };
  },

  getCompetences: (call) => {
    const { competence_ids: ids, max_competences: max } = ownProfile(call);
    return {
      competences: ids.map((id) => findCompetence(id, call.query.locale)),
      available_competence_slots: max - ids.length,
      max_competences: max,
    };
  },

  saveCompetences: (call) => {
    const ids = call.body.competences;
    const profile = changingProfile(call);
    if (ids.some((id) => !findCompetence(id, 'de'))) throw failField('competences', 'Diese Kompetenz gibt es nicht.');
    if (ids.length > profile.max_competences) {
      throw failField('competences', `Höchstens ${profile.max_competences} Kompetenzen sind möglich.`);
    }
    profile.competence_ids = ids;
    return null;
  },

  searchCompetences: (call) => {
    const { competence_area_id, competence_ids } = ownProfile(call);
    const taken = new Set(competence_ids.map(String));
    return searchCompetences(competence_area_id, call.query.query, call.query.locale).filter(
      ({ id }) => !taken.has(String(id)),
    );
  },

  listCategories: ({ query }) => categories(query.locale),

  getPreviewLink: (call) => {
    const { id } = ownProfile(call);
    const { world } = call;
    return {
      url: `https://preview.fachprofil.example/experts/${id}?key=${world.random.hex(24)}`,
      expires_at: daysFrom(world.now(), 1).toISOString(),
    };
  },

  publishProfile: (call) => {
    const profile = changingProfile(call);
    if (!canChangeProfile(profile, 'publish'))
      throw failField('public', 'Dieses Kompetenzprofil ist bereits veröffentlicht.');
    const refusal = publishRefusal(call.world, profile, call.account);
    if (refusal) throw refusal;
    profile.public = true;
    return shortProfile(call.world, profile);
  },

  unpublishProfile: (call) => {
    const profile = changingProfile(call);
    if (!canChangeProfile(profile, 'pause'))
      throw failField('public', 'Dieses Kompetenzprofil ist nicht veröffentlicht.');
    profile.public = false;
    return shortProfile(call.world, profile);
  },

  makeCanonical: (call) => {
    const profile = changingProfile(call);
    const { world, account, now } = call;
    if (!canChangeProfile(profile, 'makeCanonical'))
      throw failField('canonical', 'Dieses Kompetenzprofil hat bereits Priorität.');
    const others = profilesOf(world, account).filter((other) => other.canonical);
    if (others.length > 0) {
      if (recentSwitches(account.priority_switches, now) >= prioritySwitches.most) {
        throw failField(
          'canonical',
          'Sie können die Priorität Ihrer Kompetenzprofile nicht ändern, da Sie in den letzten 12 Monaten bereits zweimal gewechselt haben.',
        );
      }
      account.priority_switches.push(world.stamp());
    }
    for (const other of others) other.canonical = false;
    profile.canonical = true;
    return shortProfile(world, profile);
  },

  deleteProfile: (call) => {
    const { id } = ownProfile(call);
    for (const claim of call.world.table('claims').where(({ profile_id }) => profile_id === id)) {
      claim.profile_id = null;
      if (claim.status === 'published') claim.status = 'paused';
    }
    call.world.table('profiles').remove(id);
    return null;
  },

  attachPicture: (call) => {
    const profile = changingProfile(call);
    profile.picture_id = chosenImage(call.world, call.account, call.body.image).id;
    return shortProfile(call.world, profile);
  },
  detachPicture: (call) => {
    changingProfile(call).picture_id = null;
    return null;
  },

  createProfile: ({ body, world, account }) => {
    const { occupation_id, competence_area_id, month_of_experience, lang } = body;
    if (profilesOf(world, account).length >= account.profile_limit) {
      const text = `Du hast das Limit ${account.profile_limit} zum Erstellen von Kompetenzprofilen erreicht.`;
      throw failField('limit', text);
    }
    if (!findOccupation(occupation_id, lang)) throw failField('occupation_id', 'Diesen Beruf gibt es nicht.');
    if (!findArea(competence_area_id, lang)) throw failField('competence_area_id', 'Dieses Fachgebiet gibt es nicht.');
    const profile = world
      .table('profiles')
      .add(newProfile(world, account, { occupation_id, competence_area_id, month_of_experience, language: lang }));
    return shortProfile(world, profile, lang);
  },

  setTitle: (call) => {
    const { title } = call.body;
    if (!profileTitles.some((known) => known === title)) throw failField('title', 'Diesen Titel gibt es nicht.');
    const profile = changingProfile(call);
    profile.title = title;
    return shortProfile(call.world, profile);
  },

  setCompetence: (call) => {
    const id = call.body.subject_category_id;
    if (!findSubjectCategory(id, 'de')) throw failField('subject_category_id', 'Dieses Fach gibt es nicht.');
    const profile = changingProfile(call);
    profile.subject_category_id = id;
    return shortProfile(call.world, profile);
  },

  ...profileParts,
});
