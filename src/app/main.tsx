import i18next from 'i18next';
import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectClient } from '@/api/client/call';
import { routeOf } from '@/routes/destination';
import { textsOf } from '@/routes/table';
import { config, pathInApp } from '@/platform/config';
import { setDemoAccounts } from '@/platform/demoAccounts';
import { checkSession, endSession, resumeSession, selectSessionNumber, sessionToken } from '@/store/session';
import { watchTabs } from '@/platform/tabs';
import { App } from './App';
import { createStore } from './createStore';
import { startI18n } from './i18n';
import { createRouter, firstPageReady } from './router';
import { startSessionEffects } from './sessionEffects';

const store = createStore();

connectClient({
  host: config.apiHost,
  importUrl: config.importUrl,
  readToken: () => store.dispatch(sessionToken()),
  language: () => document.documentElement.lang,
  sessionNumber: () => selectSessionNumber(store.getState()),
  onUnauthorized: () => store.dispatch(endSession('unauthorized')),
  retryDelays: [500, 1500],
  lookAgainAfter: [3000, 10_000],
  // Upload progress is not reported by the default adapter where a service worker answers.
  ...(config.mocks ? { adapter: 'fetch' as const } : {}),
});

async function start(): Promise<void> {
  const path = pathInApp(window.location.pathname);
  const textsReady = startI18n(textsOf(routeOf(path)));
  let tools: ReactNode = null;
  let banner: ReactNode = null;
  // The constant itself, so that a build without mocks drops their code.
  if (import.meta.env.MOCKS_ON) {
    const [mocks, { personas }, { ScenarioTools }] = await Promise.all([
      import('@mocks/browser'),
      import('@mocks/personas'),
      import('@mocks/panel/ScenarioTools'),
      import('./preloadModules').then(({ preloadModules }) => preloadModules(path)),
    ]);
    await mocks.startMocks();
    setDemoAccounts(Object.values(personas), mocks.readScenario().persona);
    tools = <ScenarioTools mocks={mocks} />;
    if (import.meta.env.MODE === 'demo') {
      const { DemoBanner } = await import('@mocks/panel/DemoBanner');
      await i18next.loadNamespaces('mocks');
      banner = <DemoBanner mocks={mocks} />;
    }
  }
  store.dispatch(resumeSession());
  const router = createRouter(store, textsReady);
  startSessionEffects(store, router);
  watchTabs((message) => store.dispatch(checkSession(message)));
  // Until then the first paint of index.html stays; rendering now would replace it by an empty page.
  await Promise.all([textsReady, firstPageReady(router)]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const reactRoot = createRoot(root);
  // Interruptible, so that the browser can respond in between.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <App store={store} router={router} tools={tools} banner={banner} />
      </StrictMode>,
    ),
  );
}

// In a task of its own: evaluating the modules took one already.
setTimeout(() => void start());
