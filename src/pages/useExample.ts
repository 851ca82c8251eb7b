import { use } from 'react';
import type { Example, ExampleTexts } from '@/content/examples/example';
import { loaderByLanguage, useLanguage } from '@/ui/text/useLanguage';

async function load(texts: Promise<{ default: ExampleTexts }>): Promise<Example> {
  const [{ toExample }, written] = await Promise.all([import('@/content/examples/example'), texts]);
  return toExample(written.default);
}

const loadExample = loaderByLanguage<Example>({
  de: () => load(import('../../locales/examples/de.json')),
  en: () => load(import('../../locales/examples/en.json')),
});

/** Suspends until the example is loaded. */
export const useExample = (): Example => use(loadExample(useLanguage()));
