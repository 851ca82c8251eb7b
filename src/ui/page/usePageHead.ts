import { useEffect } from 'react';
import { product } from '@/domain/product';

/** For search engines. `title`: if the page names itself more exactly than its route does. */
export function usePageHead(description: string, title?: string): void {
  useEffect(() => {
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || !description) return undefined;
    const { content } = meta;
    meta.content = description;
    return () => {
      meta.content = content;
    };
  }, [description]);
  // After the layout effect that writes the title of the route.
  useEffect(() => {
    if (title) document.title = `${title} · ${product.name}`;
  }, [title]);
}
