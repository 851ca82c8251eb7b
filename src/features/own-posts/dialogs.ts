import { lazyComponent } from '@/ui/basics/lazyComponent';

/* The dialogs suspend: they come with their first opening (performance S2). */
export const PostDialogs = lazyComponent(() => import('./PostDialogs'), 'PostDialogs');
export const BulkDialog = lazyComponent(() => import('./BulkDialog'), 'BulkDialog');
