import { lazyComponent } from '@/ui/basics/lazyComponent';

/** After the first paint of the editor that it stands in (performance S2). Suspends. */
export const Assistant = lazyComponent(() => import('./Assistant'), 'Assistant');
