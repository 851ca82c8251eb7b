export { NewsPanel, NewsWatch } from './NewsPanel';
export { useNews } from './useNews';
