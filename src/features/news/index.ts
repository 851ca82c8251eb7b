export { NewsList } from './NewsList';
export { NewsPanel } from './NewsPanel';
export { useNews, useNewsReads } from './useNews';
