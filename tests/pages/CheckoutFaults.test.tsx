import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getResponse, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createHandlers, mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { connectClient, currentConnection } from '@/api/client/connection';
import { plans } from '@/api/endpoints/plans';
import { writeStored } from '@/platform/clientStorage';
import { selectUser } from '@/store/session';
import { useTestTimers } from '../clock';
import { cookies } from '../cookies';
import { render } from '../render';
import { keptInBrowser } from './authForms';
import { fail } from './profileWorld';

/* Nobody pays twice (D-66): plans.buyPlan is sent once, whatever becomes of its response, its page and its tab. */

const answer = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const open = () => render('/checkout?plan=patron', { as: 'expert' });
const orderButton = () => screen.findByRole('button', { name: /^Jetzt zahlungspflichtig bestellen/ });
const noOrderButton = () => expect(screen.queryByRole('button', { name: /bestellen/ })).toBeNull();
const booked = () => screen.findByRole('dialog', { name: 'Patron ist gebucht' });
const mayBeLooking = /Wir prüfen noch/;

/** Counts the orders that reach the server; `respond` gets what it does with one. */
function serveOrders(respond: (work: () => Promise<Response | undefined>) => Response | Promise<Response>) {
  const served = { count: 0 };
  const server = createHandlers(mocks);
  mockServer.use(
    mockEndpoint(plans.buyPlan, ({ request }) => {
      served.count += 1;
      const asked = request.clone();
      return respond(() => getResponse(server, asked));
    }),
  );
  return served;
}

const gatewayTimeout = () => HttpResponse.html('<h1>Gateway Timeout</h1>', { status: 504 });
const never = () => new Promise<Response>(() => undefined);
/** The user sees another plan, or none, until the server has done its work. */
const lookAfter = (...waits: number[]) => connectClient({ ...currentConnection(), lookAgainAfter: waits });

async function order() {
  const view = await open();
  const button = await orderButton();
  await view.user.click(button);
  return view;
}

describe('an order whose response is lost', () => {
  it.each([
    ['a gateway’s 502 after the work', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })],
    ['no response at all', () => HttpResponse.error()],
    ['a body that cannot be read', () => HttpResponse.text('{"success":true,"da')],
  ])('is found: %s', async (_, response) => {
    const served = serveOrders(async (work) => {
      await work();
      return response();
    });
    await order();
    await booked();
    expect(served.count).toBe(1);
    expect(keptInBrowser()).not.toContain('plans/buyPlan');
  });

  it('is awaited where the server books it later, and offers nothing to press meanwhile', async () => {
    const served = serveOrders((work) => {
      setTimeout(() => void work(), 5000);
      return gatewayTimeout();
    });
    await open();
    const button = await orderButton();
    lookAfter(3000, 10_000);
    useTestTimers();
    button.click();
    expect(await screen.findByText(mayBeLooking)).toBeVisible();
    noOrderButton();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    vi.useRealTimers();
    await booked();
    expect(served.count).toBe(1);
  });

  it.each([
    ['after a reload', false],
    ['in the next tab', true],
  ])('is found %s', async (_, isTabClosed) => {
    const served = serveOrders(async (work) => {
      await work();
      return never();
    });
    await order();
    await waitFor(() => expect(served.count).toBe(1));
    await waitFor(() =>
      expect(
        mocks.world
          .table('subscriptions')
          .all()
          .some(({ plan }) => plan === 'patron'),
      ).toBe(true),
    );
    cleanup();
    cookies.removeAll();
    if (isTabClosed) sessionStorage.clear();
    mockServer.resetHandlers();
    const again = serveOrders(async (work) => (await work()) ?? never());
    await open();
    await screen.findByText(/Patron ist/);
    noOrderButton();
    expect(again.count).toBe(0);
  });

  it('says so after half a minute, with a time after which it can be ordered again', async () => {
    const served = serveOrders(gatewayTimeout);
    await open();
    const button = await orderButton();
    lookAfter(3000, 10_000);
    useTestTimers();
    button.click();
    await screen.findByText(mayBeLooking);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    vi.useRealTimers();
    lookAfter();
    expect(await screen.findByText(/^Ihr Tarif ist noch nicht zu sehen/)).toBeVisible();
    expect(screen.getByText(/^Ist er um \d\d:\d\d Uhr noch nicht da, können Sie neu bestellen\.$/)).toBeVisible();
    noOrderButton();
    fireEvent.click(await screen.findByRole('button', { name: 'Erneut prüfen' }));
    expect(await screen.findByText(/^Ihr Tarif ist noch nicht zu sehen/)).toBeVisible();
    expect(served.count).toBe(1);

    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 16 * 60_000);
    fireEvent.click(await screen.findByRole('button', { name: 'Erneut prüfen' }));
    expect(await screen.findByText(/^Ihre letzte Bestellung wurde nicht abgeschlossen/)).toBeVisible();
    expect(await orderButton()).toBeVisible();
  });

  it('asks nobody to pay again where the server does not say who has which plan', async () => {
    const served = serveOrders(gatewayTimeout);
    await open();
    const button = await orderButton();
    fail(plans.getSubscription, 404);
    button.click();
    expect(await screen.findByText(/^Wir können nicht sehen, ob Ihre Bestellung angekommen ist/)).toBeVisible();
    noOrderButton();
    fireEvent.click(await screen.findByRole('button', { name: 'Erneut prüfen' }));
    expect(await screen.findByText(/^Wir können nicht sehen/)).toBeVisible();
    expect(served.count).toBe(1);
  });

  it('can be sent anew where the server says that it was never paid', async () => {
    serveOrders(gatewayTimeout);
    await open();
    const button = await orderButton();
    mockServer.use(mockEndpoint(plans.getSubscription, () => answer({ plan: 'patron', status: 'incomplete' })));
    button.click();
    expect(await screen.findByText(/^Ihre letzte Bestellung wurde nicht abgeschlossen/)).toBeVisible();
    expect(await orderButton()).toBeVisible();
  });
});

describe('an order that another tab has sent', () => {
  it('is not sent a second time by a page that was open before', async () => {
    const served = serveOrders(never);
    const { store } = await open();
    const button = await orderButton();
    const write = { args: { plan: 'patron' }, known: [], at: Date.now(), isSending: true };
    writeStored('pendingWrites', { 'plans/buyPlan': write }, selectUser(store.getState())?.id ?? '');
    lookAfter(60_000);
    button.click();
    expect(await screen.findByText(mayBeLooking)).toBeVisible();
    noOrderButton();
    expect(served.count).toBe(0);
  });
});
