export { ProfilePicture, useExpertName } from './ProfilePicture';
export { haveSubjects, likelyCategories, sortByOccupation, subjectsOf } from './subjectOptions';
export { useTitleOptions } from './useTitleOptions';
