export { ImportFlow } from './ImportFlow';
export { ImportLink } from './ImportLink';
