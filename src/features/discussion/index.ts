export { Discussion } from './Discussion';
