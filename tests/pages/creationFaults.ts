import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { getResponse, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { createHandlers, mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { connectClient, currentConnection } from '@/api/client/connection';
import { draftNames } from '@/platform/drafts';
import { selectUser } from '@/store/session';
import type { Endpoint } from '@/api/endpoint';
import { useTestTimers } from '../clock';
import { cookies } from '../cookies';
import type { render } from '../render';
import { findButton, press } from './quickFind';

/*
 * The faults after which a creating call has done its work, or does it later, generated for each row of the fault tables
 * whose call makes something: a gateway's 502 in the place of the response (quality F9); the page loaded anew, or the tab
 * closed, while the response is awaited; a gateway that gives up before the server has done the work, with another press
 * meanwhile. None of them may lead to a second one (D-66), or to a sentence that is not true.
 */

export type View = Awaited<ReturnType<typeof render>>;
type Maybe<T> = T | Promise<T>;

/** One opened screen and the call that is made there. */
export interface CreationRow {
  /** The call that fails; named after its id. */
  call: Endpoint;
  /** Opens the screen, up to the form or the control. A read is made by it. */
  open: () => Promise<View>;
  /** Fills the form in. */
  type?: (view: View) => Promise<unknown>;
  /** Comes to the control whose press makes the call, each time anew: a menu may have to be opened again. */
  press: (view: View, attempt: number) => Maybe<HTMLElement>;
  /** What has to be on the screen after each failure: typed text, the item that is there again. */
  kept?: (view: View) => Maybe<unknown>;
  /** Name of the form's draft; it is restored by `kept` once the form is opened again. */
  draft?: () => string;
  /** Of a creating call whose draft holds more than it sends: restored, the form goes on with what was made. */
  goesOn?: boolean;
  /** Opens the screen again after a reload, where it keeps more than typed text. */
  reopen?: () => Promise<View>;
  /** A slow answer is not put into words here: the control is busy, the item hidden, or what is there stays while it is read again. */
  staysWithoutWords?: boolean;
  /** Expects that what a creating call made is shown, where neither a draft nor a notice tells. */
  isSaved?: () => void;
}

/** The server does what each call asks for; without `respond` its own response arrives. */
function serve({ call }: CreationRow, respond?: () => Response | Promise<never>) {
  const served = { count: 0, done: 0 };
  const serverHandlers = createHandlers(mocks);
  const handler = mockEndpoint(call, async ({ request }) => {
    served.count += 1;
    const response = await getResponse(serverHandlers, request.clone());
    served.done += 1;
    return respond ? respond() : response;
  });
  mockServer.use(handler);
  return served;
}

const userOf = ({ store }: View) => String(selectUser(store.getState())?.id);
const notices = ({ store }: View, of: string) =>
  store.getState().notices.recent.filter(({ severity }) => severity === of);

/** Saved: the form's text is no longer kept, or a notice says so. */
const expectSaved = (row: CreationRow, view: View, userId: string) =>
  waitFor(() => {
    if (row.draft) expect(draftNames(userId)).not.toContain(row.draft());
    else if (!row.isSaved) expect(notices(view, 'success')).not.toEqual([]);
    row.isSaved?.();
  });

/** Resolves to how often the call was sent. */
async function answerWithBadGateway(row: CreationRow): Promise<number> {
  const served = serve(row, () => HttpResponse.html('<!doctype html><h1>Bad Gateway</h1>', { status: 502 }));
  const view = await row.open();
  const userId = userOf(view);
  await row.type?.(view);
  fireEvent.click(await row.press(view, 0));
  await waitFor(() => expect(served.count).toBe(1));
  await expectSaved(row, view, userId);
  expect(notices(view, 'error')).toEqual([]);
  return served.count;
}

/** Said where the server has not done, or may not have done, what it was asked for. */
const notDone = /nicht angekommen|schiefgegangen|nicht erreichbar|nicht gesendet|Möglicherweise|noch einmal senden/;
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).join(' ');

/** A gateway gives up at once, and the server does the work 5 s later; pressed again after 2 s. Resolves to how often it was sent. */
async function pressBeforeLateWork(row: CreationRow): Promise<number> {
  const serverHandlers = createHandlers(mocks);
  let count = 0;
  const gateway = mockEndpoint(row.call, ({ request }) => {
    count += 1;
    const late = request.clone();
    setTimeout(() => void getResponse(serverHandlers, late), 5000);
    return HttpResponse.html('<!doctype html><h1>Gateway Timeout</h1>', { status: 504 });
  });
  const view = await row.open();
  const userId = userOf(view);
  await row.type?.(view);
  mockServer.use(gateway);
  connectClient({ ...currentConnection(), lookAgainAfter: [3000, 10_000] });
  const control = await row.press(view, 0);
  useTestTimers();
  fireEvent.click(control);
  await waitFor(() => expect(count).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  if (!row.staysWithoutWords) expect(document.body.textContent).toContain('Wir prüfen noch');
  expect(alerts()).not.toMatch(notDone);
  fireEvent.click(control);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  await expectSaved(row, view, userId);
  expect(notices(view, 'error')).toEqual([]);
  expect(alerts()).not.toMatch(notDone);
  return count;
}

/** Resolves to how often the call was sent after the reload, or in the next tab. */
async function leaveWhileWaiting(row: CreationRow, isTabClosed: boolean): Promise<number> {
  const left = serve(row, () => new Promise<never>(() => undefined));
  const view = await row.open();
  const userId = userOf(view);
  await row.type?.(view);
  fireEvent.click(await row.press(view, 0));
  await waitFor(() => expect(left.done).toBe(1));
  cleanup();
  cookies.removeAll();
  if (isTabClosed) sessionStorage.clear();
  mockServer.resetHandlers();

  const served = serve(row);
  const next = await (row.reopen ?? row.open)();
  if (row.goesOn || !row.draft) {
    if (row.draft) {
      await press(findButton('Wiederherstellen'));
      await row.kept?.(next);
    } else if (!row.reopen) await row.type?.(next);
    fireEvent.click(await row.press(next, 0));
  }
  await expectSaved(row, next, userId);
  expect(document.body.textContent).not.toContain('Wiederherstellen');
  return served.count;
}

/** Four tests for each row whose call creates something. */
export function creationFaultsOf(named: readonly (readonly [string, CreationRow])[]): void {
  const creations = named.filter(([, { call }]) => call.creates);
  if (creations.length === 0) return;
  it.each(creations)('%s is found where a gateway’s 502 took the place of the response', async (_, row) => {
    expect(await answerWithBadGateway(row), 'sent once').toBe(1);
  });
  it.each(creations)('%s is found after a reload that came before the response', async (_, row) => {
    expect(await leaveWhileWaiting(row, false), 'not sent again').toBe(0);
  });
  it.each(creations)('%s is found in the next tab where the tab was closed before the response', async (_, row) => {
    expect(await leaveWhileWaiting(row, true), 'not sent again').toBe(0);
  });
  it.each(creations)('%s is awaited where a gateway gives up before the server, and pressed again', async (_, row) => {
    expect(await pressBeforeLateWork(row), 'sent once').toBe(1);
  });
}
