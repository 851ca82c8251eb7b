import { Suspense, useEffect } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useHasOpened } from '@/ui/basics/useHasOpened';
import { useLogout } from '@/features/user';
import { closeSearch, openKeys, openSearch, useOpenedSearch } from './openedSearch';
import { useSingleKeys } from './useSingleKeys';

const SearchDialog = lazyComponent(() => import('./SearchDialog'), 'SearchDialog');
const KeysDialog = lazyComponent(() => import('./KeysDialog'), 'KeysDialog');

export function SearchDialogs() {
  const opened = useOpenedSearch();
  useSingleKeys({ openSearch, openKeys });
  // The next layout or session begins closed.
  useEffect(() => closeSearch, []);
  const { logout, question } = useLogout();
  const hasSearched = useHasOpened(opened === 'search');
  const hasShownKeys = useHasOpened(opened === 'keys');
  return (
    <>
      {hasSearched ? (
        <Suspense>
          <SearchDialog open={opened === 'search'} onClose={closeSearch} onKeys={openKeys} onLogout={logout} />
        </Suspense>
      ) : null}
      {hasShownKeys ? (
        <Suspense>
          <KeysDialog open={opened === 'keys'} onClose={closeSearch} />
        </Suspense>
      ) : null}
      {question}
    </>
  );
}
