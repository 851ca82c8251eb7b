export { fetchProfiles } from '@/store/profileNamesSlice';
export { CompetenceEditor } from './competence/CompetenceEditor';
export { ProfileEditor } from './editor/ProfileEditor';
export { NewProfileButton } from './list/NewProfileButton';
export { ProfilesList } from './list/ProfilesList';
export {
  fetchLimit,
  fetchProfile,
  selectLimit,
  selectLimitRequest,
  selectLoadedProfiles,
  selectProfile,
  selectProfileRequest,
  selectProfiles,
  selectProfilesRequest,
} from './profilesSlice';
export type { LoadedSources } from './public/SourcesAlert';
export { useProfileName } from './useProfileName';
export { NewProfileWizard } from './wizard/NewProfileWizard';
