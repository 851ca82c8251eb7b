import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { plans } from '@/api/endpoints/plans';
import { users } from '@/api/endpoints/users';
import { render } from '../render';
import { recordCalls } from './authForms';
import { accountOf, fail } from './profileWorld';

const answer = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const listed = (...list: object[]) => mockServer.use(mockEndpoint(plans.listPlans, () => answer(list)));
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const cards = async () =>
  within(await screen.findByText('Ambassador', { selector: 'h2' }).then((it) => it.closest('ul')!));
const cardOf = async (name: string) => {
  const heading = await screen.findByText(name, { selector: 'h2' });
  return heading.closest('li') as HTMLElement;
};

describe('the plans (PAY-01, PAY-02)', () => {
  it('are there for a visitor, whose plan nobody asks for, and for search engines', async () => {
    const calls = recordCalls();
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'description';
    onTestFinished(() => meta.remove());
    await render('/pricing');
    await cards();
    await waitFor(() => expect(calls).toContain('GET /products'));
    expect(calls.filter((call) => call !== 'GET /products')).toEqual([]);
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
    expect(document.title).toMatch(/^Preise/);
    expect(meta.content).toMatch(/^Vier Tarife/);
  });

  it('say what each includes, and the tools once', async () => {
    await render('/pricing');
    await waitFor(async () => expect(plain((await cardOf('Genius')).textContent)).toMatch(/1 Claim9 € im Monat/));
    expect(plain((await cardOf('Vendor')).textContent)).toMatch(
      /3 ClaimsKontaktanzeigen enthalten: 15 € im Monat gespart.*sparen Sie 180 €.*29 € im Monat/,
    );
    expect(plain((await cardOf('Ambassador')).textContent)).toMatch(
      /Beliebt.*6 Claims.*30 € im Monat gespart3 Werbeplätze: 90 € im Monat gespart.*sparen Sie 1\.440 €.*59 € im Monat/,
    );
    expect(plain((await cardOf('Patron')).textContent)).toMatch(
      /20 Claims.*100 € im Monat gespart20 Werbeplätze: 600 € im Monat gespart.*sparen Sie 8\.400 €/,
    );
    expect(screen.getAllByText(/40 Werkzeuge/)).toHaveLength(1);
  });

  it('are compared in a table with heads for rows and columns', async () => {
    await render('/pricing');
    const table = within(await screen.findByRole('table', { name: 'Tarife vergleichen' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Leistung',
      'Genius',
      'Vendor',
      'Ambassador',
      'Patron',
    ]);
    const [, claims] = table.getAllByRole('row');
    expect(within(claims!).getByRole('rowheader')).toHaveTextContent('Claims');
    expect(
      within(claims!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '3', '6', '20']);
  });

  it('stand also where the server fails, with another try', async () => {
    fail(plans.listPlans);
    const { user } = await render('/pricing');
    const alert = await screen.findByText('Die Preise konnten nicht geladen werden.');
    expect(await cardOf('Patron')).toHaveTextContent('Preis noch nicht angegeben');
    mockServer.resetHandlers();
    await user.click(within(alert.closest('[role="alert"]') as HTMLElement).getByRole('button'));
    await waitFor(async () => expect(plain((await cardOf('Patron')).textContent)).toMatch(/149 € im Monat/));
  });

  it.each([
    ['missing', {}, 'Preis noch nicht angegeben'],
    ['0', { price: 0, currency: 'EUR' }, 'Preis noch nicht angegeben'],
    ['no number', { price: 'auf Anfrage', currency: 'EUR' }, 'Preis noch nicht angegeben'],
    ['a text', { price: '9.50', currency: 'EUR', interval: 'monthly' }, '9,50 € im Monat'],
    ['of another currency', { price: 12, currency: 'CHF', interval: 'year' }, '12 CHF im Jahr'],
    ['without one', { price: 12 }, '12'],
    ['with a sign for it', { price: 12, currency: '€' }, '12 €'],
  ])('a price that is %s', async (_, price, text) => {
    listed({ slug: 'genius', ...price });
    await render('/pricing');
    await waitFor(async () => {
      const [, last] = plain((await cardOf('Genius')).textContent).split('1 Claim');
      expect(last?.replace('Genius bestellenGenius ansehen', '')).toBe(text);
    });
  });

  it('that the server alone knows is shown with what it says', async () => {
    listed({ slug: 'platin', name: 'Platin', description: 'Für Verbände', price: 500, currency: 'EUR' });
    const { user } = await render('/pricing', { as: 'expert' });
    const card = within(await cardOf('Platin'));
    expect(card.getByText('Für Verbände')).toBeVisible();
    await user.click(card.getByText('Platin ansehen'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Platin' })).toBeVisible();
    expect(screen.getByText('Für Verbände')).toBeVisible();
  });
});

describe('the user’s own plan', () => {
  it('is marked, with the claims it has room for', async () => {
    await render('/pricing', { as: 'expert' });
    expect(await screen.findByText('Ihr Tarif')).toBeVisible();
    expect(await cardOf('Ambassador')).toHaveTextContent('Ihr Tarif');
    expect(await screen.findByText('Sie haben 5 von 6 Claims.')).toBeVisible();
  });

  it('that is full names the next one', async () => {
    mocks.world.table('subscriptions').all()[0]!.plan = 'vendor';
    await render('/pricing', { as: 'expert' });
    expect(await screen.findByText('Sie haben 5 von 3 Claims. Mehr enthält Ambassador.')).toBeVisible();
  });

  it('is chosen by the number of claims where there is none', async () => {
    mockServer.use(mockEndpoint(plans.getSubscription, () => answer(null)));
    await render('/pricing', { as: 'expert' });
    expect(await screen.findByText('Für Ihre 5 Claims passt Ambassador.')).toBeVisible();
    expect(screen.queryByText('Ihr Tarif')).toBeNull();
  });

  it('says what a founder has, only where the server tells', async () => {
    accountOf('expert').is_founder = false;
    await render('/pricing', { as: 'expert' });
    await screen.findByText('Sie haben 5 von 6 Claims.');
    expect(screen.queryByText(/Gründungsmitglied/)).toBeNull();
  });
});

describe('a plan by itself (PAY-03, D-53)', () => {
  it('says whom it is for and what it includes', async () => {
    await render('/plan-details/vendor', { as: 'expert' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Vendor' })).toBeVisible();
    expect(screen.getByText('Wollen Sie bei drei Fragen gefunden werden?')).toBeVisible();
    expect(await screen.findByText(/^29\s€ im Monat$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tarife vergleichen' })).toHaveAttribute('href', '/pricing');
  });

  it('is not found where neither the product nor the server knows it', async () => {
    await render('/plan-details/platin', { as: 'expert' });
    expect(await screen.findByText(/^Diesen Tarif gibt es nicht\./)).toBeVisible();
  });

  it('may be there where the server does not say', async () => {
    fail(plans.listPlans);
    await render('/plan-details/platin', { as: 'expert' });
    expect(await screen.findByText('Die Preise konnten nicht geladen werden.')).toBeVisible();
    expect(screen.queryByText(/gibt es nicht/)).toBeNull();
  });
});

describe('subscriptions and billing (PAY-07, NAV-10)', () => {
  it('show plan, period, state, price and the cancellation', async () => {
    await render('/account/biling', { as: 'expert' });
    expect(document.title).toMatch(/^Abonnements und Abrechnung/);
    expect(await screen.findByText('Ambassador')).toBeVisible();
    expect(await screen.findByText(/ – /)).toBeVisible();
    expect(screen.getByText('Aktiv')).toBeVisible();
    expect(screen.getByText(/^59\s€$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kündigung kopieren: Ambassador' })).toBeVisible();
  });

  it.each([
    ['past_due', 'Zahlung überfällig'],
    ['incomplete_expired', 'incomplete_expired'],
  ])('name the state %s', async (status, text) => {
    mockServer.use(mockEndpoint(plans.getSubscription, () => answer({ plan: 'vendor', status })));
    await render('/account/biling', { as: 'expert' });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Die Laufzeit ist nicht bekannt.')).toBeVisible();
  });

  it.each(['America/Los_Angeles', 'Pacific/Auckland'])('name the days of the period alike in %s', async (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const period = { period_start: '2027-02-28T00:00:00Z', period_end: '2027-03-28T00:00:00Z' };
    mockServer.use(mockEndpoint(plans.getSubscription, () => answer({ plan: 'vendor', ...period })));
    await render('/account/biling', { as: 'expert' });
    expect(plain((await screen.findByText(/ – /)).textContent)).toBe('28. Februar 2027 – 28. März 2027');
  });

  it('offer no cancellation where there is no plan, or where it cannot be read', async () => {
    fail(plans.getSubscription, 404);
    await render('/account/biling', { as: 'expert' });
    expect(await screen.findByText('Ihr Tarif konnte nicht geladen werden.')).toBeVisible();
    expect(screen.queryByText('Sie haben zurzeit keinen Tarif.')).toBeNull();
    expect(screen.queryByText('Kündigung kopieren')).toBeNull();
  });

  it('list the vouchers', async () => {
    await render('/account/biling', { as: 'expert' });
    expect(await screen.findByText('DANKE-ANNA')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kopieren: DANKE-ANNA' })).toBeVisible();
  });

  it('say where the vouchers could not be read', async () => {
    fail(plans.listVouchers);
    await render('/account/biling', { as: 'expert' });
    expect(await screen.findByText('Ihre Gutscheine konnten nicht geladen werden.')).toBeVisible();
  });

  it('tell a founder what stays', async () => {
    mockServer.use(
      mockEndpoint(users.getDetails, () => answer({ ...accountOf('expert'), firstname: 'Anna', is_founder: 1 })),
    );
    await render('/account/biling', { as: 'expert' });
    expect(await screen.findByText(/^Als Gründungsmitglied/)).toBeVisible();
  });
});
