import type { Post } from '@/api/endpoints/posts';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchCategories, selectCategoriesIn, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import { useLanguage } from '@/ui/text/useLanguage';

/** Returns a post with the names of its categories in the language of the page (D-95). */
export function useNamedCategories(): (post: Post) => Post {
  const locale = useLanguage();
  const categories = useAppSelector((state) => selectCategoriesIn(state, locale));
  useLoad(fetchCategories, { query: { locale } }, useRequest(selectCategoriesRequest));
  return (post) => ({
    ...post,
    categories: post.categories.map((category) => ({
      ...category,
      name: categories.find(({ id }) => id === category.id)?.name || category.name,
    })),
  });
}
