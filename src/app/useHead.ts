import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { product } from '@/domain/product';
import { useLocation } from '@/routes/navigation';
import { routeOf } from '@/routes/destination';
import { routeEntry } from '@/routes/table';

function setMeta(name: string, content: string | null): void {
  const existing = document.head.querySelector(`meta[name="${name}"]`);
  if (content === null) {
    existing?.remove();
    return;
  }
  const meta = existing ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}

/**
 * Title and robots of the open route, in one place (NAV-10, quality T35). Sign-in pages and addresses that hold a secret
 * stay out of search engines; the latter also send no referrer.
 */
export function useHead(): void {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const entry = routeEntry(routeOf(pathname));
  const title = `${t(entry.title as 'page.home')} · ${product.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const hidden = entry.access === 'guest' || entry.secret === true;
  const secret = entry.secret === true;
  useEffect(() => {
    setMeta('robots', hidden ? 'noindex, nofollow' : null);
    setMeta('referrer', secret ? 'no-referrer' : null);
  }, [hidden, secret]);
}
