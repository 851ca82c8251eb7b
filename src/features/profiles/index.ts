export { CompetenceEditor } from './competence/CompetenceEditor';
export { ProfileEditor } from './editor/ProfileEditor';
export { NewProfileButton } from './list/NewProfileButton';
export { ProfilesList } from './list/ProfilesList';
export {
  selectLimit,
  selectLimitRequest,
  selectProfile,
  selectProfiles,
  selectProfileRequest,
  selectProfilesRequest,
} from './profilesSlice';
export { fetchLimit, fetchProfile, fetchProfiles } from './thunks';
export { useProfileName } from './useProfileName';
export { NewProfileWizard } from './wizard/NewProfileWizard';
