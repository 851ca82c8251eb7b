/** Where the tests find the built app and the mock server; other ports by E2E_APP_PORT and E2E_API_PORT. */
const appPort = Number(process.env['E2E_APP_PORT'] ?? 4173);
const apiPort = Number(process.env['E2E_API_PORT'] ?? 4010);

export const ports = { app: appPort, api: apiPort, captcha: appPort + 100, demo: appPort + 200 } as const;
/** The same app, built with a captcha provider. */
export const captchaOrigin = `http://127.0.0.1:${ports.captcha}`;
/** The same app, built with mocks on. */
export const demoOrigin = `http://127.0.0.1:${ports.demo}`;
export const appOrigin = `http://127.0.0.1:${appPort}`;
export const apiOrigin = `http://127.0.0.1:${apiPort}`;
