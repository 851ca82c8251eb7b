export { NewProfileButton, ProfilesList } from './ProfilesList';
