import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personaPassword, personas } from '@mocks/personas';
import { claims } from '@/api/endpoints/claims';
import { plans } from '@/api/endpoints/plans';
import { users } from '@/api/endpoints/users';
import { writeStored } from '@/platform/clientStorage';
import { checkSession, selectIsSignedIn, selectUser } from '@/store/session';
import { cookies } from '../cookies';
import { arriveAt, render, type RenderOptions } from '../render';
import { fill, findRefusal, pageMarkup, recordBodies, recordCalls, tickCaptcha } from './authForms';
import { loseAnswer, reconnect } from './loseAnswer';
import { holdAnswers } from './profileWorld';

const { email } = personas.expert;
const account = () => mocks.world.table('accounts').where((row) => row.email === email)[0]!;
const token = 'tok-42';
const link = `/users/delete?token=${token}`;
const invalid = 'Hoppla, Ihr Link scheint ungültig zu sein.';
const writes = (calls: string[]) => calls.filter((call) => !call.startsWith('GET '));
const confirmButton = () => screen.findByRole('button', { name: 'Konto löschen' });
const farewell = (name: RegExp | string = 'Ihr Konto ist gelöscht') => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  account().deletion_token = token;
});

async function open(path = link, options: RenderOptions = { as: 'expert' }) {
  const view = await render(path, options);
  const press = async () => view.user.click(await confirmButton());
  return { ...view, press };
}

describe('the mailed link (ACC-07, T26, T27)', () => {
  it('is checked, and deletes nothing by itself; the token is in no address', async () => {
    const calls = recordCalls();
    await open();
    expect(await confirmButton()).toBeVisible();
    expect(window.location.href).not.toContain('token');
    expect(JSON.stringify(window.history.state)).not.toContain(token);
    expect(pageMarkup()).not.toContain(token);
    expect(calls).toContain(`GET /users/deletion/check-token/${token}`);
    expect(writes(calls).filter((call) => call !== 'POST /login')).toEqual([]);
    expect(account().status).toBe('active');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  });

  it('names the account, what goes and when, and leads back', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-14T11:00:00Z'));
    await open();
    await confirmButton();
    expect(await screen.findByText(`Anna Bergmann, ${email}`)).toBeVisible();
    expect(await screen.findByText(/^\d+ Profile$/)).toBeVisible();
    expect(await screen.findByText(/^\d+ Claims$/)).toBeVisible();
    expect(screen.getByText(/^30\.\sMärz\s2026$/)).toBeVisible();
    expect(screen.getByText(/^13\.\sApril\s2026$/)).toBeVisible();
    expect(await screen.findByText(/Ihren Tarif Ambassador/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Konto behalten' })).toHaveAttribute('href', '/user');
    expect(screen.queryByLabelText(/Passwort/)).toBeNull();
  });

  it('offers the last press once nothing above it grows any more', async () => {
    const release = holdAnswers(claims.listClaims);
    const calls = recordCalls();
    await open();
    // Its data are there, and the token is known.
    await waitFor(() => expect(calls).toContain(`GET /users/deletion/check-token/${token}`));
    expect(await screen.findByText('Wird geladen', undefined, { timeout: 5000 })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Konto löschen' })).toBeNull();
    release();
    expect(await confirmButton()).toBeVisible();
    expect(screen.getByText(/^\d+ Claims$/)).toBeVisible();
  });

  it('says that a plan could not be read', async () => {
    mockServer.use(mockEndpoint(plans.getSubscription, () => HttpResponse.json({}, { status: 500 })));
    await open();
    expect(await screen.findByText('Ob Sie einen Tarif haben, ließ sich nicht lesen.')).toBeVisible();
  });

  it.each(['.', ')', '>', '",'])('with %s behind it is the same link', async (sign) => {
    const bodies = recordBodies('/users/deletion');
    const { press } = await open(`${link}${encodeURIComponent(sign)}`);
    await press();
    await farewell();
    expect(bodies).toEqual([{ delete: true, token }]);
  });

  it('outlives the sign-in, which it is not named at', async () => {
    const { user } = await render(link);
    await arriveAt('/login?to=%2Fusers%2Fdelete');
    expect(pageMarkup()).not.toContain(token);
    expect(JSON.stringify(localStorage)).not.toContain(token);
    await fill(user, { 'E-Mail-Adresse': email, Passwort: personaPassword });
    await tickCaptcha(user);
    await user.click(await screen.findByRole('button', { name: 'Anmelden' }));
    await arriveAt('/users/delete');
    await user.click(await confirmButton());
    await farewell();
    expect(account().status).toBe('deleted');
  });

  it('opened, scrolled and reloaded by a scanner writes nothing, and works for the person after it', async () => {
    const calls = recordCalls();
    const { unmount } = await open();
    const button = await confirmButton();
    act(() => {
      button.focus();
      window.dispatchEvent(new Event('scroll'));
      button.dispatchEvent(new Event('mouseover', { bubbles: true }));
    });
    unmount();
    cookies.removeAll();
    const again = await open('/users/delete');
    await confirmButton();
    expect(writes(calls).filter((call) => call !== 'POST /login')).toEqual([]);
    await again.press();
    await farewell();
    expect(account().status).toBe('deleted');
  });

  it.each([
    ['expired, used or somebody else’s', () => undefined],
    [
      'refused with 422',
      () =>
        mockServer.use(
          mockEndpoint(users.checkDeletionToken, () => HttpResponse.json({ success: false }, { status: 422 })),
        ),
    ],
    [
      'refused with a flag',
      () =>
        mockServer.use(
          mockEndpoint(users.checkDeletionToken, () => HttpResponse.json({ success: true, data: { valid: 0 } })),
        ),
    ],
  ])('that is %s is said to be invalid, with the way to a new one', async (_, prepare) => {
    prepare();
    account().deletion_token = 'another';
    const { user } = await open();
    expect(await screen.findByText(invalid)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toHaveAttribute('href', '/user?section=leave');
    expect(await screen.findByText(new RegExp(`Sie sind als Anna Bergmann, ${email} angemeldet`))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Konto löschen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await arriveAt('/login');
    expect(JSON.stringify(sessionStorage)).not.toContain(token);
    expect(account().status).toBe('active');
  });

  it('without a token is invalid, without a call', async () => {
    const calls = recordCalls();
    await open('/users/delete');
    expect(await screen.findByText(invalid)).toBeVisible();
    expect(calls.filter((call) => call.includes('deletion'))).toEqual([]);
  });

  it('that cannot be checked can be checked again', async () => {
    mockServer.use(mockEndpoint(users.checkDeletionToken, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await open();
    const alert = await findRefusal();
    expect(alert).toHaveTextContent('Das ließ sich nicht laden.');
    expect(screen.queryByText(invalid)).toBeNull();
    reconnect();
    await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await confirmButton()).toBeVisible();
  });
});

describe('the last press', () => {
  it('deletes once, and says farewell with the dates of the server, though the session is over', async () => {
    const bodies = recordBodies('/users/deletion');
    mockServer.use(
      mockEndpoint(users.deleteAccount, () =>
        HttpResponse.json({
          success: true,
          data: {
            deleted_at: '2026-03-01T10:00:00.000000Z',
            reminder_at: '2026-03-20T10:00:00.000000Z',
            permanently_deleted_at: '2026-04-02T10:00:00.000000Z',
          },
        }),
      ),
    );
    const { user, store } = await open();
    const calls = recordCalls();
    await user.dblClick(await confirmButton());
    const heading = await farewell();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(bodies).toEqual([{ delete: true, token }]);
    await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(false));
    expect(window.location.pathname).toBe('/users/delete');
    expect(screen.getByText(/^20\.\sMärz\s2026$/)).toBeVisible();
    expect(screen.getByText(/^2\.\sApril\s2026$/)).toBeVisible();
    expect(screen.getByText(/^Wiederherstellen können Sie es bis zum 1\.\sApril\s2026\.$/)).toBeVisible();
    expect(document.cookie).not.toContain('fachprofil.token');
    expect(JSON.stringify(sessionStorage)).not.toContain(token);
    const after = calls.slice(calls.indexOf('DELETE /users/deletion') + 1);
    expect(after).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Konto wiederherstellen' }));
    await arriveAt('/restore-account');
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
  });

  it('is followed by the sign-in after a reload, which does not lead back', async () => {
    const { press, unmount } = await open();
    await press();
    await farewell();
    unmount();
    const { user } = await render('/users/delete');
    await arriveAt('/login?to=%2Fusers%2Fdelete');
    account().status = 'active';
    await fill(user, { 'E-Mail-Adresse': email, Passwort: personaPassword });
    await tickCaptcha(user);
    await user.click(await screen.findByRole('button', { name: 'Anmelden' }));
    await arriveAt('/dashboard');
  });

  it('puts both days into a calendar file', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { press, user } = await open();
    await press();
    await farewell();
    await user.click(screen.getByRole('button', { name: 'Termine in den Kalender' }));
    expect(names).toEqual(['fachprofil.ics']);
    const text = (await files[0]!.text()).replaceAll('\r\n ', '');
    expect(text.match(/DTSTART;VALUE=DATE:\d{8}\r\n/g)).toHaveLength(2);
    expect(text).toContain('SUMMARY:Fachprofil: Konto noch wiederherstellbar');
    expect(text).toContain('SUMMARY:Fachprofil: Konto endgültig gelöscht');
    expect(text).toContain(`DESCRIPTION:${window.location.origin}/restore-account`);
    expect(new Set(text.match(/UID:.*/g)).size).toBe(2);
  });

  it('that fails changes nothing and says so', async () => {
    mockServer.use(mockEndpoint(users.deleteAccount, () => HttpResponse.json({}, { status: 403 }), { once: true }));
    const { press } = await open();
    await press();
    expect(await findRefusal()).toHaveTextContent('Ihr Konto ist unverändert.');
    expect(account().status).toBe('active');
    await press();
    await farewell();
  });

  it('with a server that broke before it did anything is told to be unchanged', async () => {
    mockServer.use(mockEndpoint(users.deleteAccount, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { press } = await open();
    await press();
    expect(await findRefusal()).toHaveTextContent('Ihr Konto ist unverändert.');
    expect(await confirmButton()).toBeVisible();
  });

  it.each(['cut', 'unreadable', 'badGateway'] as const)('with a lost answer is found to be done (%s)', async (how) => {
    const { press, store } = await open();
    loseAnswer(users.deleteAccount, { how });
    await press();
    await farewell('Ihr Konto ist wahrscheinlich gelöscht');
    expect(account().status).toBe('deleted');
    await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(false));
    expect(window.location.pathname).toBe('/users/delete');
    expect(screen.queryByText(/unverändert/)).toBeNull();
  });

  it('with an error after the work is found by the token, where the session goes on', async () => {
    let isDone = false;
    mockServer.use(
      mockEndpoint(users.deleteAccount, () => {
        isDone = true;
        return HttpResponse.json({}, { status: 500 });
      }),
      mockEndpoint(users.checkDeletionToken, () => HttpResponse.json({}, { status: isDone ? 404 : 200 })),
    );
    const { press } = await open();
    await press();
    expect(await farewell('Ihr Konto ist wahrscheinlich gelöscht')).toBeVisible();
    expect(screen.queryByText(/unverändert/)).toBeNull();
  });

  it('stays unclear while nothing can be reached, and is looked up before it is repeated', async () => {
    const { press } = await open();
    await confirmButton();
    const calls = recordCalls();
    loseAnswer(users.deleteAccount, { offline: true });
    await press();
    const text = 'Ob Ihr Konto gelöscht ist, ist noch nicht klar. Der nächste Versuch prüft das zuerst.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/unverändert/)).toBeNull();
    reconnect();
    await press();
    await farewell('Ihr Konto ist wahrscheinlich gelöscht');
    expect(writes(calls)).toEqual(['DELETE /users/deletion']);
  });

  it('that is answered with 401 keeps the token for the next sign-in', async () => {
    mockServer.use(mockEndpoint(users.deleteAccount, () => HttpResponse.json({}, { status: 401 }), { once: true }));
    const { press, user } = await open();
    await press();
    await arriveAt('/login?to=%2Fusers%2Fdelete');
    await fill(user, { 'E-Mail-Adresse': email, Passwort: personaPassword });
    await tickCaptcha(user);
    await user.click(await screen.findByRole('button', { name: 'Anmelden' }));
    await arriveAt('/users/delete');
    await user.click(await confirmButton());
    await farewell();
  });

  it('in another tab leads this one to the sign-in', async () => {
    const { store } = await open();
    await confirmButton();
    const userId = selectUser(store.getState())!.id;
    act(() => {
      store.dispatch(checkSession({ type: 'ended', userId }));
    });
    await arriveAt('/login');
    expect(screen.queryByText(/gelöscht\./)).toBeNull();
  });

  it('after the page was left leads to the sign-in, which says so', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockServer.use(
      http.delete('*/api/users/deletion', async () => {
        await answered;
        return HttpResponse.json({ success: true, data: {} });
      }),
    );
    const { press, user, store } = await open();
    await press();
    await user.click(screen.getByRole('link', { name: 'Konto behalten' }));
    await arriveAt('/user');
    answer();
    await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(false));
    await arriveAt('/login');
    expect(await screen.findByText(/^Ihr Konto ist gelöscht\. In den ersten 30 Tagen/)).toBeVisible();
  });

  it('a token of another tab replaces the one kept here', async () => {
    writeStored('deletionToken', 'older');
    const bodies = recordBodies('/users/deletion');
    const { press } = await open();
    await press();
    await farewell();
    expect(bodies).toEqual([{ delete: true, token }]);
  });

  it('is told in English as well', async () => {
    const { user } = await open(link, { as: 'expert', language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    expect(await farewell('Your account is deleted')).toBeVisible();
    expect(screen.getByText(/^You can restore it until/)).toBeVisible();
  });
});
