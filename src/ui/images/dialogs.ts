import { lazyComponent } from '@/ui/basics/lazyComponent';

/* The dialogs for images suspend: they come with their first opening (performance S2). */
export const ImageDialog = lazyComponent(() => import('./ImageDialog'), 'ImageDialog');
export const ImageTextsDialog = lazyComponent(() => import('./ImageTextsDialog'), 'ImageTextsDialog');
