import { render as renderTree, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, onTestFinished } from 'vitest';
import { personaPassword, personas, type PersonaKey } from '@mocks/personas';
import { call, connectClient } from '@/api/client/call';
import { authentication } from '@/api/endpoints/authentication';
import { App } from '@/app/App';
import { createStore } from '@/app/createStore';
import { startSessionEffects } from '@/app/sessionEffects';
import { startI18n } from '@/app/i18n';
import { createRouter } from '@/app/router';
import { defaultLanguage, type Language } from '@/api/schema/languages';
import { config } from '@/platform/config';
import { routeOf } from '@/routes/destination';
import { textsOf } from '@/routes/table';
import { beginSession, endSession, selectSessionNumber, sessionToken } from '@/store/session';

export interface RenderOptions {
  /** A person of the seeded world to sign in as; nobody by default. */
  as?: PersonaKey;
  language?: Language;
}

/*
 * What the application loads when it is needed is there before the clock of a test runs. One after the other: modules
 * that arrive side by side and wait for each other can fail in the module runner of the tests.
 */
const lazyModules = import.meta.glob([
  '/src/app/{loaders,ability}.ts',
  '/src/{app/layouts,app/notices,pages,features,ui}/**/*.tsx',
]);
for (const load of Object.values(lazyModules)) await load();

let textsReady: Promise<unknown> | null = null;
let captchas = 0;
/** Ends the application that the same test has shown before: it would still follow the browser's Back and the end of its session. */
let endLast: () => void = () => undefined;

/**
 * Opens an address of the whole application: real router, store and texts, answered by the mock server. Resolves when
 * the page's heading is there. Acting and looking happens by role and name.
 */
export async function render(path: string, { as, language = defaultLanguage }: RenderOptions = {}) {
  endLast();
  textsReady ??= startI18n(['common']);
  await textsReady;
  await i18next.loadNamespaces(textsOf(routeOf(new URL(path, window.location.origin).pathname), as !== undefined));
  await i18next.changeLanguage(language);

  const store = createStore();
  connectClient({
    host: '',
    importUrl: config.importUrl,
    readToken: () => store.dispatch(sessionToken()),
    sessionNumber: () => selectSessionNumber(store.getState()),
    onUnauthorized: () => store.dispatch(endSession('unauthorized')),
  });
  if (as) {
    captchas += 1;
    const { email } = personas[as];
    const body = { email, password: personaPassword, persistent: false, captcha_response: `stand-in-${captchas}-test` };
    store.dispatch(beginSession(await call(authentication.login, { body }), false));
  }
  // Not before: a navigation of the last screen may only just have come to its end.
  window.history.replaceState(null, '', path);
  const router = createRouter(store, textsReady);
  const endEffects = startSessionEffects(store, router);
  endLast = () => {
    endEffects();
    router.dispose();
  };
  onTestFinished(endLast);
  const view = renderTree(<App store={store} router={router} />);
  await screen.findByRole('heading', { level: 1, hidden: true });
  return { store, router, user: userEvent.setup(), ...view };
}

/** Waits until the application has gone to an address. */
export async function arriveAt(path: string): Promise<void> {
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));
}
