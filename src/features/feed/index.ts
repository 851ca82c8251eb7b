export { Feed } from './Feed';
export { PostArticle } from './PostArticle';
