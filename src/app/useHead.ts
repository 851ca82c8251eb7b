import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { product } from '@/domain/product';
import { useLocation } from '@/routes/navigation';
import { routeOf } from '@/routes/destination';
import { errorText } from '@/routes/errorText';
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

/** Keeps an address that redirects at once out of search engines (AUT-13). The next page decides for itself. */
export function hideFromRobots(): void {
  setMeta('robots', 'noindex, nofollow');
}

/** NAV-10, quality T35: sign-in and secret addresses stay out of search engines; secret ones send no referrer. */
export function useHead(): void {
  const { key, pathname } = useLocation();
  const { t } = useTranslation();
  const name = routeOf(pathname);
  const entry = routeEntry(name);
  const titleKey = name === 'error' ? errorText(pathname.replace(/^.*\//, '')).title : entry.title;
  const title = `${t(titleKey as 'page.home')} · ${product.name}`;
  // Before the effects of a page that names itself more exactly (`usePageHead`).
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  const hidden = entry.access === 'guest' || entry.secret === true;
  const secret = entry.secret === true;
  useEffect(() => {
    setMeta('robots', hidden ? 'noindex, nofollow' : null);
    setMeta('referrer', secret ? 'no-referrer' : null);
    // On every navigation: one that ended in a redirect may have changed the head.
  }, [hidden, secret, key]);
}
