import { pathInApp } from '@/platform/config';
import { takeTrustedTypes } from '@/platform/trustedTypes';
import { offerReload, readPreloads, startPreload } from './preload';

/** Resolves at once in a hidden tab, which does not paint. */
function firstPaintDrawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function start(): Promise<void> {
  takeTrustedTypes();
  // `boot.js` shows why.
  if ('unsupported' in document.documentElement.dataset) return;
  const preloads = readPreloads();
  if (preloads) startPreload(preloads, pathInApp(window.location.pathname));
  await firstPaintDrawn();
  try {
    await import('./main');
  } catch (error) {
    if (preloads) offerReload(preloads);
    reportError(error);
  }
}

void start();
