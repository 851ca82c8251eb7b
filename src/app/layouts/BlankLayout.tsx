import Box from '@mui/material/Box';
import { Outlet } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/session';
import { optionalComponent } from '@/ui/basics/lazyComponent';
import { SearchEntry } from './SearchEntry';
import { mainId } from './SkipLink';

const BlankSearch = optionalComponent(() => import('./BlankSearch'), 'BlankSearch');

/** Only the page (NAV-03), and the search once its key is pressed. */
export function BlankLayout() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
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
        <SearchEntry>
          <BlankSearch />
        </SearchEntry>
      ) : null}
    </>
  );
}
