import { limits } from '@/api/schema/fields';
import { useSearchParams } from '@/routes/navigation';
import { categoriesIn, categoryParameter } from '@/entities/post/publishedPosts';

/** At most five categories (POS-01), kept in the address. */
export function useFeedFilter() {
  const [query, setQuery] = useSearchParams();
  const chosen = categoriesIn(query);
  const isFull = chosen.length >= limits.postFilterCategories;
  const choose = (ids: readonly string[]) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(categoryParameter);
        for (const id of ids) next.append(categoryParameter, id);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    chosen,
    isFull,
    toggle: (id: string) => {
      if (chosen.includes(id)) choose(chosen.filter((other) => other !== id));
      else if (!isFull) choose([...chosen, id]);
    },
    reset: () => choose([]),
  };
}
export type FeedFilter = ReturnType<typeof useFeedFilter>;
