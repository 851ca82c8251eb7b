import type { Article, ArticleHead } from '@/domain/article';

/** By the path of their files. */
export const heads = import.meta.glob<ArticleHead>('./en/*.md', { eager: true, query: '?head', import: 'default' });
export const articles = import.meta.glob<Article>('./en/*.md', { import: 'default' });
