import type { ComponentType } from 'react';
import type { PageName } from '@/routes/table';

export interface PageModule {
  default: ComponentType;
}

const files = import.meta.glob<PageModule>('./*Page.tsx', { base: '/src/pages' });

const nameOf = (file: string) => `${file.charAt(2).toLowerCase()}${file.slice(3, -'Page.tsx'.length)}`;

/** Page `claim` is `src/pages/ClaimPage.tsx`; a test finds a route without one. */
export const pages = Object.fromEntries(Object.entries(files).map(([file, load]) => [nameOf(file), load])) as Record<
  PageName,
  () => Promise<PageModule>
>;
