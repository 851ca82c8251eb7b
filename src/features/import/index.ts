export { CareerImport } from './CareerImport';
export { ImportLink } from './ImportLink';
