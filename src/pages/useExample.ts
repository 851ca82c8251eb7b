import { use } from 'react';
import type { Language } from '@/api/schema/languages';
import type { Example } from '@/content/examples/entities';
import { useLanguage } from '@/ui/text/useLanguage';

const files: Record<Language, () => Promise<{ example: Example }>> = {
  de: () => import('@/content/examples/de'),
  en: () => import('@/content/examples/en'),
};
const loaded: Partial<Record<Language, Promise<{ example: Example }>>> = {};

/** The example in the language of the interface. Suspends until it is there. */
export function useExample(): Example {
  const language = useLanguage();
  return use((loaded[language] ??= files[language]())).example;
}
