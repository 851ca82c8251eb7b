import { Suspense, type ComponentProps } from 'react';
import { lazyComponent } from './lazyComponent';

// Its tooltip would weigh on every phone, and only other apps' windows show it.
const OpenInBrowserAlert = lazyComponent(() => import('./OpenInBrowserAlert'), 'OpenInBrowserAlert');

export function OpenInBrowser(props: ComponentProps<typeof OpenInBrowserAlert>) {
  return (
    <Suspense fallback={null}>
      <OpenInBrowserAlert {...props} />
    </Suspense>
  );
}
