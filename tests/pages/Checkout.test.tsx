import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { plans } from '@/api/endpoints/plans';
import { arriveAt, render } from '../render';
import { findErrorSummary, keptInBrowser, recordBodies, recordCalls } from './authForms';
import { fail } from './profileWorld';

const answer = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const path = (plan: string) => `/checkout?plan=${plan}`;
const open = (plan = 'patron') => render(path(plan), { as: 'expert' });
const orderButton = () => screen.findByRole('button', { name: /^Jetzt zahlungspflichtig bestellen/ });
const booked = (name = 'Patron') => screen.findByRole('dialog', { name: `${name} ist gebucht` });

describe('the checkout (PAY-04, D-54, D-84)', () => {
  it.each(['/checkout', '/checkout?plan=', path('platin')])('leads from %s to the prices', async (address) => {
    await render(address, { as: 'expert' });
    await arriveAt('/pricing');
  });

  it('keeps the plan through the sign-in', async () => {
    const { router } = await render(path('vendor'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    const query = Object.fromEntries(new URLSearchParams(router.state.location.search));
    expect(query).toEqual({ to: '/checkout', plan: 'vendor' });
  });

  it('is where the prices lead to, but not for the plan one has', async () => {
    const { user } = await render('/pricing', { as: 'expert' });
    await screen.findByText('Ihr Tarif');
    expect(screen.queryByRole('link', { name: 'Ambassador bestellen' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Patron bestellen' }));
    await arriveAt(path('patron'));
    // The prices have a heading of that name, too.
    await screen.findByRole('heading', { level: 1, name: 'Bezahlen' });
    expect(screen.getByRole('heading', { level: 2, name: 'Patron' })).toBeVisible();
  });

  it('sells nobody the plan that is there, in whatever letters it is delivered', async () => {
    mockServer.use(mockEndpoint(plans.getSubscription, () => answer({ plan: 'PATRON' })));
    await open();
    expect(await screen.findByText('Patron ist schon Ihr Tarif.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /bestellen/ })).toBeNull();
  });

  it('says the amount on the button, orders once, and tells what comes next', async () => {
    const sent = recordBodies('/checkout');
    const { user } = await open();
    const button = await orderButton();
    expect(button.textContent.replaceAll('\u00a0', ' ')).toBe('Jetzt zahlungspflichtig bestellen: 149 € im Monat');
    await user.dblClick(button);
    const dialog = within(await booked());
    expect(dialog.getByText('Sie können jetzt 20 Claims veröffentlichen.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Neuen Claim schreiben' })).toHaveAttribute(
      'href',
      '/competence/new-claim',
    );
    expect(sent).toEqual([{ plan: 'patron', payment_method: 'pm_card_1' }]);
    await user.click(dialog.getByRole('button', { name: 'Fertig' }));
    await arriveAt('/account/biling');
    expect(await screen.findByText('Patron')).toBeVisible();
  });

  it('has nobody order without a price unless that is known', async () => {
    fail(plans.listPlans);
    const sent = recordBodies('/checkout');
    const { user } = await open();
    const button = await orderButton();
    expect(button).toHaveTextContent(/bestellen$/);
    await user.click(button);
    expect(await findErrorSummary()).toHaveTextContent('Preis noch nicht angegeben');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Ich bestelle, ohne den Preis zu kennen.' }));
    await user.click(button);
    await booked();
    expect(sent).toHaveLength(1);
  });

  it.each(['de', 'en'] as const)('has at most 120 words without what the user wrote (%s)', async (language) => {
    const { container } = await render(path('patron'), { as: 'expert', language });
    await screen.findByRole('button', { name: /^DANKE-ANNA/ });
    const texts = document.createTreeWalker(container.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) words.push(...(texts.currentNode.textContent?.match(/\p{L}[\p{L}.@-]*/gu) ?? []));
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(120);
  });

  it('takes what a bank’s page leaves behind out of the address', async () => {
    const { router } = await render(`${path('patron')}&setup_intent_client_secret=seti_1_secret_2&redirect_status=x`, {
      as: 'expert',
    });
    await orderButton();
    expect(router.state.location.search).toBe('?plan=patron');
  });
});

describe('a voucher (PAY-06)', () => {
  const enter = async (code: string) => {
    const sent = recordBodies('/vouchers/check');
    const view = await open();
    await orderButton();
    await view.user.click(screen.getByText('Gutschein einlösen'));
    await view.user.type(screen.getByLabelText('Gutschein'), code);
    await view.user.click(screen.getByRole('button', { name: 'Einlösen' }));
    return { ...view, sent };
  };

  it('that is too short is not sent, however many blanks are around it', async () => {
    const { sent } = await enter('  DANKE  ');
    expect(await screen.findAllByText(/Geben Sie weitere Zeichen ein …/)).not.toEqual([]);
    expect(sent).toEqual([]);
  });

  it('is sent without the blanks, and taken out of the order again', async () => {
    const { user, sent } = await enter(' DANKE-ANNA ');
    expect(await screen.findByText(/^Gutschein DANKE-ANNA/)).toBeVisible();
    expect(sent).toEqual([{ voucher: 'DANKE-ANNA' }]);
    expect(await orderButton()).toHaveTextContent(/bestellen$/);
    await user.click(screen.getByRole('button', { name: 'Entfernen' }));
    expect(await orderButton()).toHaveTextContent(/149/);
  });

  it('is refused in the server’s words', async () => {
    await enter('GIBT-ES-NICHT');
    expect(await findErrorSummary()).toHaveTextContent('Dieser Gutschein ist ungültig.');
  });

  it('of one’s own is tapped, sent with the order, and kept nowhere', async () => {
    const ordered = recordBodies('/checkout');
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: /^DANKE-ANNA/ }));
    await screen.findByText(/^Gutschein DANKE-ANNA/);
    await user.click(await orderButton());
    await booked();
    expect(ordered).toEqual([expect.objectContaining({ voucher: 'DANKE-ANNA' })]);
    expect(keptInBrowser()).not.toMatch(/DANKE-ANNA|pm_card/);
    expect(router.state.location.search).toBe('?plan=patron');
  });

  it('that is typed and not redeemed is not forgotten', async () => {
    const ordered = recordBodies('/checkout');
    const { user } = await open();
    const button = await orderButton();
    await user.click(screen.getByText('Gutschein einlösen'));
    await user.type(screen.getByLabelText('Gutschein'), 'DANKE-ANNA');
    await user.click(button);
    expect(await findErrorSummary()).toHaveTextContent('Lösen Sie den Gutschein ein, oder leeren Sie sein Feld.');
    expect(ordered).toEqual([]);
  });

  it('that was used meanwhile leaves the order unsent', async () => {
    const { user } = await enter('DANKE-ANNA');
    await screen.findByText(/^Gutschein DANKE-ANNA/);
    for (const voucher of mocks.world.table('vouchers').all()) voucher.used = true;
    await user.click(await orderButton());
    expect(await findErrorSummary()).toHaveTextContent('Dieser Gutschein wurde bereits eingelöst.');
  });

  it('is left empty by password managers', async () => {
    const { user } = await open();
    await orderButton();
    await user.click(screen.getByText('Gutschein einlösen'));
    const field = screen.getByLabelText('Gutschein');
    expect(field).toHaveAttribute('autocomplete', 'off');
    for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore']) expect(field).toHaveAttribute(name);
  });

  it('can still be typed where one’s own cannot be read', async () => {
    fail(plans.listVouchers);
    await open();
    expect(await screen.findByText('Ihre Gutscheine konnten nicht geladen werden.')).toBeVisible();
    expect(screen.getByText('Gutschein einlösen')).toBeVisible();
  });
});

describe('the card and the bank', () => {
  const choose = async (card: string) => {
    const sent = recordBodies('/checkout');
    const view = await open();
    await orderButton();
    await view.user.click(screen.getByRole('radio', { name: card }));
    await view.user.click(await orderButton());
    return { ...view, sent };
  };

  it('may decline: what was entered stays, and another card is taken', async () => {
    const { user, sent } = await choose('Wird abgelehnt');
    expect(await findErrorSummary()).toHaveTextContent('Ihre Karte wurde abgelehnt.');
    expect(screen.getByRole('radio', { name: 'Wird abgelehnt' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Wird angenommen' }));
    await user.click(await orderButton());
    await booked();
    expect(sent).toHaveLength(2);
  });

  it('may ask: the order counts once the server says so', async () => {
    const { user, sent } = await choose('Die Bank fragt nach');
    const bank = await screen.findByRole('dialog', { name: /^Ihre Bank fragt/ });
    expect(await orderButton().catch(() => null)).toBeNull();
    await user.click(within(bank).getByRole('button', { name: 'Bestätigen' }));
    await booked();
    expect(sent).toHaveLength(1);
  });

  it('may be refused an answer: the same order is confirmed with the next press', async () => {
    const { user, sent } = await choose('Die Bank fragt nach');
    const refuse = async (name: string) =>
      user.click(within(await screen.findByRole('dialog', { name: /^Ihre Bank fragt/ })).getByRole('button', { name }));
    await refuse('Ablehnen');
    expect(await findErrorSummary()).toHaveTextContent('Ihre Bank hat die Zahlung nicht bestätigt.');
    await user.click(await orderButton());
    await refuse('Bestätigen');
    await booked();
    expect(sent).toHaveLength(1);
  });

  it('may be refused an answer: with a voucher it is another order', async () => {
    const { user, sent } = await choose('Die Bank fragt nach');
    const dialog = within(await screen.findByRole('dialog', { name: /^Ihre Bank fragt/ }));
    await user.click(dialog.getByRole('button', { name: 'Ablehnen' }));
    await findErrorSummary();
    mockServer.use(mockEndpoint(plans.getSubscription, () => answer(null)));
    await user.click(await screen.findByRole('button', { name: /^DANKE-ANNA/ }));
    await screen.findByText(/^Gutschein DANKE-ANNA/);
    await user.click(await orderButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ voucher: 'DANKE-ANNA' });
  });

  it('keep the page open until they have answered', async () => {
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = await choose('Die Bank fragt nach');
    const dialog = within(await screen.findByRole('dialog', { name: /^Ihre Bank fragt/ }));
    expect(isHeld()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Bestätigen' }));
    await booked();
    expect(isHeld()).toBe(false);
  });

  it('may have booked already: a conflict is looked at', async () => {
    let isBooked = false;
    const subscription = () => answer(isBooked ? { plan: 'patron', status: 'active' } : null);
    mockServer.use(
      mockEndpoint(plans.buyPlan, () => {
        isBooked = true;
        return HttpResponse.json({ message: '' }, { status: 409 });
      }),
      mockEndpoint(plans.getSubscription, subscription),
    );
    const { user } = await open();
    await user.click(await orderButton());
    expect(await screen.findByText('Patron ist schon Ihr Tarif.')).toBeVisible();
  });

  it('are asked nothing where the session has ended, and the next order waits for nobody', async () => {
    const { user, router } = await open();
    const button = await orderButton();
    const calls = recordCalls();
    for (const call of [plans.buyPlan, plans.getSubscription]) fail(call, 401);
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(calls).not.toContain('POST /checkout');
    expect(keptInBrowser()).not.toContain('plans/buyPlan');
  });
});
