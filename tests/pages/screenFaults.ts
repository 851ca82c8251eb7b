import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import type { Endpoint } from '@/api/endpoint';
import { destinationAfterLogin } from '@/routes/destination';
import { draftNames } from '@/platform/drafts';
import { selectUser } from '@/store/session';
import { cookies } from '../cookies';
import { useTestTimers } from '../clock';
import { creationFaultsOf, type CreationRow, type View } from './creationFaults';
import { find, findButton, press } from './quickFind';

/*
 * Every call's screen against the 8 faults of quality G3, with one intent = one request (G16) and no lost text (G18): a
 * table row says which call, how a person comes to make it and where its message stands; the engine does the rest.
 *
 * One row is one opened screen. It meets 403, 422 with fields, a 500 page, `success: false`, cut JSON and a dead network
 * one after the other: each time it is pressed once, exactly one request arrives (so the fault was served), the message
 * stands at its place in words of the product, what was typed is still there, and the same control works for the next
 * fault. Then nothing answers: pressed twice and by Enter, one request arrives, and after ten seconds the screen says that
 * it goes on. The answer comes as a 401: the session ends once, at the login page with the way back, without a message;
 * the draft is kept, and offered in the form to the same person after a new sign-in (which is also a reload).
 *
 * `faultsOf(rows)` writes the tests; rows stand in a file of their subject beside it (profileFaults.tsx and others).
 */

export type { View };
type Maybe<T> = T | Promise<T>;

export interface FaultRow extends CreationRow {
  /** Tells rows of one call apart, e.g. by the screen. */
  on?: string;
  message: MessagePlace;
  /** The field that a 422 refuses: its name for the server, and where its words stand. Otherwise they are in the message. */
  field?: { name: string; find: () => Maybe<HTMLElement> };
  /** Words of the call's own, by fault; the general ones of the failure's kind otherwise. */
  own?: Partial<Record<FaultName, RegExp>>;
  /** Faults that cannot occur here, with the reason. */
  without?: Partial<Record<FaultName, string>>;
  /** The call goes to another origin: its 401 ends no session (quality T2). */
  isForeign?: boolean;
}

/**
 * Where the message of a failure stands: in the alert of the form, of what was read or of a search, in a notice, at a place found
 * anew, or nowhere: a read in the background, without which the screen works (B). */
export type MessagePlace = 'form' | 'notice' | 'read' | 'search' | 'nowhere' | (() => Element | null | undefined);

/** An alert, and what a form lists. */
const messages = ':is([role="alert"], .MuiAlert-root[role="group"])';

/** The message of the dialog or drawer that is open. */
export const inDialog: MessagePlace = () => document.querySelector(`[role="dialog"] ${messages}`);

const words = 'Das Wort „Wunder“ ist nicht erlaubt.';
const secret = 'SQLSTATE[42S02] canary';
const page = `<!doctype html><html><body><h1>${secret}</h1></body></html>`;
const refused = (status: number, data: unknown = null) =>
  HttpResponse.json({ success: false, message: 'Nein', data }, { status });

const faults = {
  '403': () => refused(403),
  '422 with fields': (field: string) => refused(422, { [field]: [words] }),
  '500 as a page': () => HttpResponse.html(page, { status: 500 }),
  'success: false': () => refused(200),
  'cut JSON': () => HttpResponse.text('{"success":true,"da', { headers: { 'content-type': 'application/json' } }),
  'network down': () => HttpResponse.error(),
} as const;
export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

const unclear =
  /nicht angekommen|Möglicherweise ist die Änderung|angenommen, aber nicht gespeichert|nicht lesbar|nicht erreichbar/;
/** The general words of each fault, for writes and for reads. */
const general: Record<FaultName, RegExp> = {
  '403': /Der Zugriff auf diese Ressource ist nicht erlaubt\./,
  '422 with fields': /Das Wort „Wunder“|Bitte prüfen Sie Ihre Angaben/,
  '500 as a page': /Etwas ist schiefgegangen\./,
  'success: false': /Bitte prüfen Sie Ihre Angaben|^(?:Das ist so nicht möglich )?Nein$/,
  'cut JSON': unclear,
  'network down': unclear,
};
/** Nothing was entered: a refused read says what became of it. */
const notLoaded = /^Das ließ sich nicht laden\./;
const generalOfRead = {
  ...general,
  '422 with fields': notLoaded,
  '500 as a page': notLoaded,
  'success: false': notLoaded,
};
/** A call's own words: for all but what has a reason to name, or an unclear end (ERR-01). */
export const ownWords = (text: RegExp): NonNullable<FaultRow['own']> => ({
  '422 with fields': text,
  '500 as a page': text,
  'success: false': text,
});
/** Must never be read on a screen. */
const never = /SQLSTATE|<\/?\w+>|\[object|undefined|NaN|\bnull\b/;
const stillWorking = 'Das dauert länger als gewohnt. Der Vorgang läuft noch.';

/** Serves one fault at a time for a call and counts what arrives; without a fault the mock server answers. */
function serve({ call, field }: FaultRow) {
  const served = { count: 0, now: null as FaultName | 'never' | null, release: () => undefined as void };
  const late = new Promise<void>((resolve) => (served.release = resolve));
  const handler = mockEndpoint(call, async () => {
    if (served.now === null) return undefined;
    served.count += 1;
    if (served.now !== 'never') return faults[served.now](field?.name ?? 'limit');
    await late;
    return refused(401);
  });
  mockServer.use(handler);
  return served;
}
type Served = ReturnType<typeof serve>;

const reads = new Set<MessagePlace>(['read', 'search', 'nowhere']);
const isRead = ({ message }: FaultRow) => reads.has(message);
const notices = ({ store }: View) => store.getState().notices.recent.filter(({ severity }) => severity === 'error');

/** What the messages of a region say; by their role alone, since computing it for a long page takes its time. */
function alertText(region: ParentNode = document): string {
  return [...region.querySelectorAll(messages)].map(({ textContent }) => textContent).join(' ');
}

/** The message of a fault where the row says that it stands; '' while there is none. */
function messageText({ message }: FaultRow, view: View, before: number): string {
  // A new one: it stands on the screen, and stays in the list of recent messages.
  if (message === 'notice') return notices(view).length === before + 1 ? alertText() : '';
  return typeof message === 'function' ? (message()?.textContent ?? '') : alertText();
}

async function expectOutcome(
  row: FaultRow,
  view: View,
  served: Served,
  fault: FaultName,
  attempt: number,
): Promise<void> {
  // Opening the screen has made the first read.
  const at = isRead(row) && attempt === 0 ? 0 : served.count;
  const before = notices(view).length;
  served.now = fault;
  if (!isRead(row) || attempt > 0) fireEvent.click(await row.press(view, attempt));
  await waitFor(() => expect(served.count, `${fault} is served`).toBeGreaterThan(at));
  const expected =
    row.message === 'nowhere' ? /^$/ : (row.own?.[fault] ?? (row.message === 'read' ? generalOfRead : general)[fault]);
  await waitFor(() => expect(messageText(row, view, before), fault).toMatch(expected));
  expect(document.body.textContent, `${fault}: nothing of the server's inside`).not.toMatch(never);
  if (!isRead(row)) expect(served.count - at, `${fault}: one intent, one request`).toBe(1);
  if (row.field && fault === '422 with fields') {
    const field = await row.field.find();
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
  }
  if (row.message === 'form') {
    await waitFor(() => expect(document.activeElement, `${fault}: the focus has a place`).not.toBe(document.body));
  }
  await row.kept?.(view);
}

async function meetSilence(row: FaultRow, view: View, served: Served): Promise<void> {
  const at = served.count;
  served.now = 'never';
  const control = await row.press(view, faultNames.length);
  useTestTimers();
  // Before anything can be drawn: two synchronous events, a double click, and Enter with a click are all this to the page.
  act(() => {
    fireEvent.click(control);
    if (isRead(row)) return;
    fireEvent.click(control);
    if (control.matches('form [type="submit"]')) fireEvent.submit(control.closest('form') as HTMLFormElement);
  });
  await waitFor(() => expect(served.count, 'the call is made').toBeGreaterThan(at));
  if (!isRead(row)) fireEvent.click(control);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  if (row.message === 'read' && !row.staysWithoutWords) await findButton('Abbrechen');
  else if (!row.staysWithoutWords && !isRead(row)) expect(document.body.textContent).toContain(stillWorking);
  if (row.message !== 'nowhere') expect(served.count - at, 'pressed twice: one intent, one request').toBe(1);
  if (!row.staysWithoutWords) await row.kept?.(view);
}

async function meetExpiry(row: FaultRow, view: View, served: Served, userId: string): Promise<void> {
  const at = served.count;
  const before = notices(view).length;
  const address = window.location.pathname + window.location.search;
  served.now = null;
  served.release();
  if (row.isForeign) {
    await waitFor(() => expect(messageText(row, view, before)).not.toBe(''));
    vi.useRealTimers();
    expect(window.location.pathname + window.location.search).toBe(address);
    await row.kept?.(view);
    return;
  }
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(destinationAfterLogin(window.location.search, Date.now())).toBe(address);
  vi.useRealTimers();
  await find('h1', 'Anmelden');
  expect(notices(view).length, 'no message of an expired session').toBeLessThanOrEqual(before);
  expect(served.count, 'nothing more is sent').toBe(at);
  if (row.draft) expect(draftNames(userId)).toContain(row.draft());
}

/** The same person signs in again: the form offers what was typed. */
async function restore(row: FaultRow): Promise<void> {
  cleanup();
  const view = await row.open();
  await press(findButton('Wiederherstellen'));
  await row.kept?.(view);
}

const elsewhere = '/posts/my-posts';

/** Typed and not sent, then Back, past the question whether to leave: what saves itself is saved, anything else is offered on return. */
async function goBackAndReturn(row: FaultRow): Promise<void> {
  // As the router counts its entries; the screen takes the place of the second one, and counts as 0.
  window.history.pushState({ idx: -1 }, '', elsewhere);
  window.history.pushState(null, '', '/');
  const view = await row.open();
  if (row.type) await row.type(view);
  else fireEvent.click(await row.press(view, 0));
  // A wizard has an entry for each step.
  const { idx } = window.history.state as { idx: number };
  window.history.go(-1 - idx);
  await waitFor(() => {
    for (const button of document.querySelectorAll('[role="dialog"] button')) {
      if (button.textContent === 'Seite verlassen') fireEvent.click(button);
    }
    expect(window.location.pathname).toBe(elsewhere);
  });
  await find('h1', 'Meine Beiträge');
  // What saves itself is saved on the way, before the screen is read again.
  const userId = String(selectUser(view.store.getState())?.id);
  if (!row.type) await waitFor(() => expect(draftNames(userId)).toEqual([]));
  cleanup();
  cookies.removeAll();
  const again = await row.open();
  if (row.type) await press(findButton('Wiederherstellen'));
  await row.kept?.(again);
}

/** One test for each row, those of `creationFaults.ts` for each that creates something, one more for each form, and one that no call of `calls` lacks a row. */
export function faultsOf(calls: readonly Endpoint[], rows: readonly FaultRow[]): void {
  const named = rows.map((row) => [row.on ? `${row.call.id} on ${row.on}` : row.call.id, row] as const);
  it.each(named)('%s', async (_, row) => {
    const served = serve(row);
    if (isRead(row)) served.now = faultNames[0] as FaultName;
    const view = await row.open();
    const userId = String(selectUser(view.store.getState())?.id);
    await row.type?.(view);
    const met = faultNames.filter((fault) => !row.without?.[fault]);
    for (const [attempt, fault] of met.entries()) await expectOutcome(row, view, served, fault, attempt);
    await meetSilence(row, view, served);
    await meetExpiry(row, view, served, userId);
    expect(served.count, 'every fault was served').toBeGreaterThan(met.length);
    if (row.draft) await restore(row);
  });

  creationFaultsOf(named);

  const forms = named.filter(([, { draft }]) => draft !== undefined);
  it.each(forms)('%s keeps what was typed on Back', async (_, row) => {
    await goBackAndReturn(row);
    expect(window.location.pathname).not.toBe(elsewhere);
  });

  it('has a row for each of its calls', () => {
    expect(calls.filter((call) => !rows.some((row) => row.call === call)).map(({ id }) => id)).toEqual([]);
  });
}
