import { Box } from '@mui/material';
import { Suspense } from 'react';
import { Outlet } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/session';
import { useShortcuts } from '@/features/search/useShortcuts';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { mainId } from './SkipLink';

const BlankSearch = lazyComponent(() => import('./BlankSearch'), 'BlankSearch');

/** Only the page (NAV-03), and the search once its key is pressed. */
export function BlankLayout() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  useShortcuts(isSignedIn);
  return (
    <>
      <Box
        component="main"
        id={mainId}
        tabIndex={-1}
        sx={{ minHeight: '100dvh', px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 4 }, outline: 'none' }}
      >
        <Outlet />
      </Box>
      {isSignedIn ? (
        <Suspense>
          <BlankSearch />
        </Suspense>
      ) : null}
    </>
  );
}
