import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useLogout } from '@/features/user';
import { KeysDialog } from './KeysDialog';
import { closeSearch, openKeys, useOpenedSearch } from './openedSearch';

const SearchDialog = lazyComponent(() => import('./SearchDialog'), 'SearchDialog');

export function SearchDialogs() {
  const opened = useOpenedSearch();
  // The next layout or session begins closed.
  useEffect(() => closeSearch, []);
  const { logout, question } = useLogout();
  const [hasSearched, setHasSearched] = useState(false);
  if (opened === 'search' && !hasSearched) setHasSearched(true);
  return (
    <>
      {hasSearched ? (
        <Suspense>
          <SearchDialog open={opened === 'search'} onClose={closeSearch} onKeys={openKeys} onLogout={logout} />
        </Suspense>
      ) : null}
      <KeysDialog open={opened === 'keys'} onClose={closeSearch} />
      {question}
    </>
  );
}
