export { NewProfileWizard } from './NewProfileWizard';
