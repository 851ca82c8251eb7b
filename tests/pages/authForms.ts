import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mockServer } from '@mocks/node';

/** The JSON bodies of the calls to one path, in their order, as they arrive at the server. */
export function recordBodies(path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  mockServer.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET' && new URL(request.url).pathname === `/api${path}`) {
      void request
        .clone()
        .json()
        .then((body: Record<string, unknown>) => bodies.push(body));
    }
  });
  return bodies;
}

/** Method and path of every call, in their order. */
export function recordCalls(): string[] {
  const calls: string[] = [];
  mockServer.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
  });
  return calls;
}

/** Puts texts into empty fields by their labels, as a password manager does. */
export async function fill(user: UserEvent, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
}

/** The two screens of a registration, filled in but not sent; the first one is left by its Next. */
export async function fillRegistration(user: UserEvent, texts: Record<string, string>): Promise<void> {
  const { Passwort: password = '', 'Passwort wiederholen': again = password, ...person } = texts;
  await fill(user, person);
  await user.click(await screen.findByLabelText('weiblich'));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await fill(user, { Passwort: password, 'Passwort wiederholen': again });
  await tickCaptcha(user);
}

export async function tickCaptcha(user: UserEvent): Promise<void> {
  await user.click(await screen.findByLabelText(/kein Roboter|not a robot/));
}

/** The list of what a form refuses, which takes the focus and is no live region; null while there is none. */
export function queryErrorSummary(scope: Pick<typeof screen, 'queryAllByRole'> = screen): HTMLElement | null {
  return scope.queryAllByRole('group').find((group) => group.matches('.MuiAlert-root')) ?? null;
}

export function findErrorSummary(scope?: Pick<typeof screen, 'queryAllByRole'>): Promise<HTMLElement> {
  return waitFor(() => {
    const summary = queryErrorSummary(scope);
    if (!summary) throw new Error('no list of errors');
    return summary;
  });
}

/** The message of the page itself; toasts have their own place outside of it. */
export function findRefusal(): Promise<HTMLElement> {
  const main = within(screen.getByRole('main'));
  return waitFor(() => queryErrorSummary(main) ?? main.getByRole('alert'));
}

/** Everything on the page, texts and attributes. */
export function pageMarkup(): string {
  return new XMLSerializer().serializeToString(document);
}

/** Everything in storage, cookies and the router's state. */
export function keptInBrowser(): string {
  const kept = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, window.history.state];
  return JSON.stringify(kept);
}
