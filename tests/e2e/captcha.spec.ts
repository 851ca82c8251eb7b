import { personaPassword, personas } from '@mocks/personas';
import { captchaOrigin } from './addresses';
import { expect, test } from './fixtures';

/* A provider's bot check under the production headers: its script is let in, and no other (AUT-07, quality T28). */

const providerOrigin = 'https://challenges.cloudflare.com';

test.use({
  foreignOrigins: [captchaOrigin, providerOrigin],
  // What the second test plants.
  expectedViolations: [/HTMLScriptElement src\|(?:https:\/\/(?:challenges\.cloudflare\.com\.)?evil\.e|\/own\.js)/],
});

/** What the provider's script does, as far as the page sees it: every check answers by itself, with a new token. */
const stub = `
  let checks = 0;
  window.turnstile = {
    render(container, options) {
      container.textContent = 'Check of ' + options.sitekey;
      const answer = () => options.callback('answer-' + ++checks);
      this.reset = () => setTimeout(answer);
      setTimeout(answer);
      return 'widget';
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

test('signs in with the answer of the provider, a new one for each attempt', async ({ page }) => {
  await page.route(`${providerOrigin}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: stub }));
  const answers: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/login'))
      answers.push((request.postDataJSON() as Record<string, unknown>)['captcha_response']);
  });
  await page.goto(`${captchaOrigin}/login`);
  await expect(page.getByText('Check of site-key')).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill(personas.expert.email);
  await page.getByLabel('Passwort', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('group').filter({ hasText: 'stimmt nicht' })).toBeVisible();
  await page.getByLabel('Passwort', { exact: true }).fill(personaPassword);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('**/dashboard');
  expect(answers).toEqual(['answer-1', 'answer-2']);
});

test('lets no other script in once the provider is there', async ({ page }) => {
  await page.route(`${providerOrigin}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: stub }));
  await page.goto(`${captchaOrigin}/login`);
  await expect(page.getByText('Check of site-key')).toBeVisible();
  const refused = await page.evaluate(() =>
    ['https://evil.example/x.js', 'https://challenges.cloudflare.com.evil.example/x.js', '/own.js'].map((address) => {
      try {
        document.createElement('script').src = address;
        return '';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test('tells where the script is blocked, and takes it up again', async ({ page }) => {
  let isBlocked = true;
  await page.route(`${providerOrigin}/**`, (route) =>
    isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: stub }),
  );
  await page.goto(`${captchaOrigin}/login`);
  await expect(page.getByText(/Sicherheitsprüfung ließ sich nicht laden/)).toBeVisible();
  isBlocked = false;
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Check of site-key')).toBeVisible();
});
