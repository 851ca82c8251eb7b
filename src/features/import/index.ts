import { lazyComponent } from '@/ui/basics/lazyComponent';

export { ImportLink } from './ImportLink';

/** With its rules and forms, which no other page needs (performance S2). Suspends. */
export const CareerImport = lazyComponent(() => import('./CareerImport'), 'CareerImport');
