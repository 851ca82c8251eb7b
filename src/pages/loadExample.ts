import type { Language } from '@/api/schema/languages';
import type { Example } from '@/content/examples/entities';

const files: Record<Language, () => Promise<{ example: Example }>> = {
  de: () => import('@/content/examples/de'),
  en: () => import('@/content/examples/en'),
};
const loaded: Partial<Record<Language, Promise<Example>>> = {};

/** Loaded once: for the first paint, and for the page. */
export function loadExample(language: Language): Promise<Example> {
  return (loaded[language] ??= files[language]().then(({ example }) => example));
}
