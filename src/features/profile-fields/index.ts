export { ProfilePicture, useExpertName } from './ProfilePicture';
export { haveSubjects, likelyCategories, sortByOccupation, subjectsOf, useTitleOptions } from './subjectOptions';
