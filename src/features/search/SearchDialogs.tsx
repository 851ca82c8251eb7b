import { Suspense, useEffect } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useStoreValue } from '@/ui/basics/createExternalStore';
import { useLogout } from '@/features/user/useLogout';
import { ShortcutsDialog } from './ShortcutsDialog';
import { closeSearch, searchDialogStore } from './useShortcuts';

const SearchDialog = lazyComponent(() => import('./SearchDialog'), 'SearchDialog');

export function SearchDialogs() {
  const { opened, searches } = useStoreValue(searchDialogStore, (state) => state);
  // The next layout or session begins closed.
  useEffect(() => closeSearch, []);
  const { logout, question } = useLogout();
  return (
    <>
      {/* Opened again while it still fades out, it begins anew: with an empty field that has the focus. */}
      <Suspense>
        {searches > 0 ? <SearchDialog key={searches} open={opened === 'search'} onLogout={logout} /> : null}
      </Suspense>
      <ShortcutsDialog open={opened === 'shortcuts'} />
      {question}
    </>
  );
}
