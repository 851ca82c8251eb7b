import { use, useEffect, useState } from 'react';
import type { Language } from '@/api/schema/languages';
import type { Article, ArticleHead } from '@/domain/article';
import type { SearchEntry } from '@/domain/searchRanking';
import { articleNames, type ArticleName } from '@/routes/helpArticles';
import { loaderByLanguage, useLanguage } from '@/ui/text/useLanguage';

interface Content {
  heads: Record<string, ArticleHead>;
  articles: Record<string, () => Promise<Article>>;
}

const loadContent = loaderByLanguage<Content>({
  de: () => import('@/content/help/de'),
  en: () => import('@/content/help/en'),
});

const fileOf = (language: Language, name: ArticleName) => `./${language}/${name}.md`;

type HeadOf = (name: ArticleName) => ArticleHead;

/** Null until they are loaded, or where they cannot be; those of the other language stay until then. */
export function useArticleHeads(): HeadOf | null {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ headOf: HeadOf } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = ({ heads }: Content) => {
      const headOf: HeadOf = (name) => heads[fileOf(language, name)] ?? { title: '', for: '', words: '' };
      if (isCurrent) setLoaded({ headOf });
    };
    loadContent(language).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded?.headOf ?? null;
}

export type ArticleSearchEntry = SearchEntry & { article: ArticleName };

export function articleEntries(headOf: HeadOf | null): ArticleSearchEntry[] {
  if (!headOf) return [];
  return articleNames.map((article) => {
    const { title, for: audience, words } = headOf(article);
    return { key: `article:${article}`, group: 'article', name: title, words: `${words} ${audience}`, article };
  });
}

const articles = new Map<string, Promise<Article>>();

async function loadArticle(language: Language, name: ArticleName): Promise<Article> {
  const file = fileOf(language, name);
  const article = await (await loadContent(language)).articles[file]?.();
  if (!article) throw new Error(`no article ${file}`);
  return article;
}

/** Suspends until the article is loaded. */
export function useArticle(name: ArticleName): Article {
  const language = useLanguage();
  const file = fileOf(language, name);
  const article = articles.get(file) ?? loadArticle(language, name);
  articles.set(file, article);
  // So that another try loads it again.
  article.catch(() => articles.delete(file));
  return use(article);
}
