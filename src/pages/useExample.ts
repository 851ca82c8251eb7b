import { use } from 'react';
import type { Example } from '@/content/examples/entities';
import { loaderByLanguage, useLanguage } from '@/ui/text/useLanguage';

const loadExample = loaderByLanguage<{ example: Example }>({
  de: () => import('@/content/examples/de'),
  en: () => import('@/content/examples/en'),
});

/** Suspends until the example is loaded. */
export const useExample = (): Example => use(loadExample(useLanguage())).example;
