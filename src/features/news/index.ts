export { NewsPanel } from './NewsPanel';
export { NewsWatch } from './NewsWatch';
export { useNews } from './useNews';
