import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { Fragment, lazy, Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from '@/routes/navigation';
import type { AppStore } from './createStore';
import { createStyleCache } from './styleCache';
import { buildTheme } from './theme';

const styles = createStyleCache({ key: 'css' });

/** If the mirrored styles cannot be loaded, the page is shown with the plain ones. */
const RtlStyles = lazy<ComponentType<{ children: ReactNode }>>(() =>
  import('./RtlStyles').then(
    ({ RtlStyles }) => ({ default: RtlStyles }),
    () => ({ default: Fragment }),
  ),
);

interface AppProps {
  store: AppStore;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** Only where the mocks are on. */
  tools?: ReactNode;
  /** Above every page of the demo. */
  banner?: ReactNode;
}

export function App({ store, router, tools, banner }: AppProps) {
  return (
    <Provider store={store}>
      <Styles>
        <CssBaseline enableColorScheme />
        {banner}
        <RouterProvider router={router} useTransitions={false} />
        {tools}
      </Styles>
    </Provider>
  );
}

/** Mirrored where the document reads from right to left (`boot.js` marks it). */
function Styles({ children }: { children: ReactNode }) {
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  const [theme] = useState(() => buildTheme(direction));
  const themed = (
    <ThemeProvider theme={theme} defaultMode="light" noSsr>
      {children}
    </ThemeProvider>
  );
  if (direction === 'ltr') return <CacheProvider value={styles}>{themed}</CacheProvider>;
  return (
    <Suspense fallback={null}>
      <RtlStyles>{themed}</RtlStyles>
    </Suspense>
  );
}
