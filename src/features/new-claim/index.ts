export { NewClaimWizard } from './NewClaimWizard';
