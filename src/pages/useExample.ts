import { use } from 'react';
import type { Example } from '@/content/examples/entities';
import { useLanguage } from '@/ui/text/useLanguage';
import { loadExample } from './loadExample';

/** Suspends until the example is loaded. */
export const useExample = (): Example => use(loadExample(useLanguage()));
