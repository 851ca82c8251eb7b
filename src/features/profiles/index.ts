export { CompetenceEditor } from './competence/CompetenceEditor';
export { ProfileEditor } from './editor/ProfileEditor';
export { NewProfileButton } from './list/NewProfileButton';
export { ProfilesList } from './list/ProfilesList';
export {
  selectLimit,
  selectLimitSlot,
  selectProfile,
  selectProfiles,
  selectProfileSlot,
  selectProfilesSlot,
} from './profilesSlice';
export { fetchLimit, fetchProfile, fetchProfiles } from './thunks';
export { NewProfileWizard } from './wizard/NewProfileWizard';
