import { use } from 'react';
import type { Example } from '@/content/examples/entities';
import { useLanguage } from '@/ui/text/useLanguage';
import { loadExample } from './loadExample';

/** The example in the language of the interface. Suspends until it is there. */
export const useExample = (): Example => use(loadExample(useLanguage()));
