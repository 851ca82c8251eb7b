import { useMemo } from 'react';
import type { Post } from '@/api/endpoints/posts';
import { postedAt } from '@/domain/post';
import { plainTextOf } from '@/domain/richText';
import { useListQuery } from '@/ui/list/useListQuery';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';

export const postStatuses = ['draft', 'published'] as const;
export const postSorts = ['newest', 'title'] as const;

export function usePostsQuery(posts: readonly Post[]) {
  const nameOf = useOwnProfileName();
  const locale = useFormatLocale();
  const profiles = new Map(posts.map(({ competence_profile }) => [competence_profile?.id ?? '', competence_profile]));
  const names = JSON.stringify([...profiles].map(([id, profile]) => [id, nameOf(profile)]));
  const textOf = useMemo(() => {
    const nameById = new Map(JSON.parse(names) as [string, string][]);
    return ({ title, content, competence_profile }: Post) =>
      [title, plainTextOf(content), nameById.get(competence_profile?.id ?? '') ?? ''].join('\n');
  }, [names]);
  const sorts = useMemo(() => sortsIn(locale), [locale]);
  return useListQuery({ items: posts, textOf, filters, sorts });
}

const filters = {
  status: {
    values: postStatuses,
    matches: ({ published }: Post, value: string) => published === (value === 'published'),
  },
  origin: { values: ['imported'], matches: ({ imported }: Post) => imported === true },
};

function sortsIn(locale: string) {
  const collator = new Intl.Collator(locale, { numeric: true });
  const timeOf = (post: Post) => postedAt(post) || 0;
  return {
    // Without dates, as delivered.
    newest: (a: Post, b: Post) => timeOf(b) - timeOf(a),
    title: (a: Post, b: Post) => collator.compare(a.title, b.title),
  } satisfies Record<(typeof postSorts)[number], unknown>;
}
