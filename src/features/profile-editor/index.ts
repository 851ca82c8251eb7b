export { CompetenceEditor } from './competence/CompetenceEditor';
export { ProfileEditor } from './ProfileEditor';
