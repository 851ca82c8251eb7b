export { NewProfileButton } from './NewProfileButton';
export { ProfilesList } from './ProfilesList';
