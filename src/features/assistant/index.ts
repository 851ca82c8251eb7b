import { lazyComponent } from '@/ui/basics/lazyComponent';

/** Loaded after the first paint of its editor (performance S2). Suspends. */
export const Assistant = lazyComponent(() => import('./Assistant'), 'Assistant');
