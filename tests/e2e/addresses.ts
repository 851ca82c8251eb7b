import { availableParallelism } from 'node:os';

/** Where the tests find the built app and the mock server; other ports by E2E_APP_PORT and E2E_API_PORT. */
const appPort = Number(process.env['E2E_APP_PORT'] ?? 4173);
const apiPort = Number(process.env['E2E_API_PORT'] ?? 4010);

export const ports = {
  app: appPort,
  api: apiPort,
  captcha: appPort + 100,
  demo: appPort + 200,
  demoBelow: appPort + 300,
} as const;
/** Where a profile of the network is read, at another company; tests stand in for it by `page.route`. */
export const importAddress = 'https://import.example.com/external-import';
/** The same app, built with what other companies provide: a captcha, card payment, and the reading of a profile of the network. */
export const captchaOrigin = `http://127.0.0.1:${ports.captcha}`;
/** The demo at the top of a host, and below a path. */
export const demoOrigins = {
  top: `http://127.0.0.1:${ports.demo}`,
  below: `http://127.0.0.1:${ports.demoBelow}/demo`,
};
export const appOrigin = `http://127.0.0.1:${appPort}`;
export const apiOrigin = `http://127.0.0.1:${apiPort}`;

/** Tests that run side by side, each with a mock server of its own: one more than there are cores, since tests wait, too. */
export const workers = Math.min(3, availableParallelism() + 1);
export const mockServerPorts = Array.from({ length: workers }, (_, worker) => apiPort + worker);
const ownApiPort = apiPort + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
/** This worker's mock server, where the tests reach it. */
export const mockServerOrigin = `http://127.0.0.1:${ownApiPort}`;
/** The app is built once and calls `apiOrigin`; by this argument the browser takes it to this worker's mock server. */
export const toOwnMockServer = `--host-resolver-rules=MAP 127.0.0.1:${apiPort} 127.0.0.1:${ownApiPort}`;
