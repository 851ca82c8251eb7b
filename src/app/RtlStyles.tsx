import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import { createStyleCache } from './styleCache';

const mirrored = createStyleCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });

/** Mirrors every style; loaded only where the right-to-left flag is set (NAV-11). */
export function RtlStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={mirrored}>{children}</CacheProvider>;
}
