import { use } from 'react';
import type { Example } from '@/content/examples/entities';
import { useLanguage } from '@/ui/text/useLanguage';
import type { Language } from '@/api/schema/languages';

/** Suspends until the example is loaded. */
export const useExample = (): Example => use(loadExample(useLanguage()));

const files: Record<Language, () => Promise<{ example: Example }>> = {
  de: () => import('@/content/examples/de'),
  en: () => import('@/content/examples/en'),
};
const loaded: Partial<Record<Language, Promise<Example>>> = {};

/** Loaded once: for the first paint, and for the page. */
export function loadExample(language: Language): Promise<Example> {
  return (loaded[language] ??= files[language]().then(({ example }) => example));
}
