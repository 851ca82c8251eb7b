import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';

const mirrored = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });

/** Writes every style for a page that reads from right to left; loaded only where the flag is set (NAV-11). */
export function RtlStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={mirrored}>{children}</CacheProvider>;
}
