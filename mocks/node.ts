import { setupServer } from 'msw/node';
import { seedWorld } from './db/seed';
import { createHandlers } from './createHandlers';
import { createMockServer, setScenario } from './server';
import { defaultScenario } from './scenarios';

/** State of the mock server of a test run: its world, scenario and mails. */
export const mocks = createMockServer(seedWorld());

/** The interceptor; a test overrides one call with `mockServer.use(mockEndpoint(...))`. */
export const mockServer = setupServer(...createHandlers(mocks));

/** To be called before every test. Days count from now, so that a test that sets the system time gets its own world. */
export function resetWorld(): void {
  mocks.world = seedWorld();
  mocks.usedCaptchas.clear();
  mocks.mails.length = 0;
  setScenario(mocks, defaultScenario);
}
