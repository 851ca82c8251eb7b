import { lazyComponent } from '@/ui/basics/lazyComponent';

/* These suspend: their code is loaded with their first opening (performance S2). */
export const ImageDialog = lazyComponent(() => import('./ImageDialog'), 'ImageDialog');
export const ImageTextsDialog = lazyComponent(() => import('./ImageTextsDialog'), 'ImageTextsDialog');
