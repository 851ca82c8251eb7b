import type { Article, ArticleHead } from '@/domain/article';

/** By the path of their files. */
export const heads = import.meta.glob<ArticleHead>('./de/*.md', { eager: true, query: '?head', import: 'default' });
export const articles = import.meta.glob<Article>('./de/*.md', { import: 'default' });
