import { firstBlocker, profileChecks, type ProfileRule } from '@/domain/publishing';
import type { ProfileRecord } from './db/profileRecords';
import type { AccountRecord } from './db/records';
import type { World } from './db/world';
import { type MockFailure, failField } from './fail';
import { connectedTo } from './serializers/experience';

const blockerTexts: Record<ProfileRule, string> = {
  competence: 'Please add competence for your competence profile.',
  limit: 'You have reached the max number of competence profiles.',
  experience: 'Please add work experience for this profile.',
  experienceDetails: 'Please add disciplines and location to every connected work experience.',
  mainExperience: 'Please set main experience for this profile.',
  educationDetails: 'Please add disciplines and city to every connected education.',
  picture: '',
};

/** Why a profile cannot be published: the first blocker in the order of the specification, or null. */
export function publishRefusal(world: World, profile: ProfileRecord, account: AccountRecord): MockFailure | null {
  const published = world.table('profiles').where((row) => row.account_id === account.id && row.public).length;
  const facts = {
    public: profile.public,
    competence: profile.subject_category_id,
    competence_id: null,
    profile_picture: profile.picture_id,
    work_experiences: connectedTo(world, 'experience', profile.experience_ids).map((row) => ({
      id: String(row.id),
      location: row.location,
      main: row.id === profile.main_experience_id,
      disciplines: row.discipline_ids,
    })),
    educations: connectedTo(world, 'education', profile.education_ids).map((row) => ({
      id: row.id,
      city: row.city,
      disciplines: row.discipline_ids,
    })),
  };
  const blocker = firstBlocker(profileChecks(facts, published < account.publish_limit));
  return blocker ? failField(blocker.rule, blockerTexts[blocker.rule]) : null;
}
