export { Spans } from './ArticleText';
export { NamedArticle } from './NamedArticle';
export { ArticleList, ArticleTopics } from './ArticleList';
export { HelpLinks } from './HelpLinks';
export { HelpSearch } from './HelpSearch';
export { Questions } from './Questions';
export { articleEntries, useArticleHeads } from './useArticles';
