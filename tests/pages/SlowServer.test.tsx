import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import type { Endpoint } from '@/api/endpoint';
import { authentication } from '@/api/endpoints/authentication';
import { claims } from '@/api/endpoints/claims';
import { useTestTimers } from '../clock';
import { render } from '../render';
import { fill, tickCaptcha } from './authForms';
import { claimOf, openSection, questions } from './claimWorld';

/* A server that takes long (D-10, quality F21): reads can be stopped, writes say that they go on. */

beforeEach(useTestTimers);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const tenSeconds = 10_000;
const stillWorking = 'Das dauert länger als gewohnt. Der Vorgang läuft noch.';

/** Leaves the calls of one endpoint without a response, and counts them. */
function hang(endpoint: Endpoint) {
  const calls = { made: 0 };
  mockServer.use(
    mockEndpoint(endpoint, () => {
      calls.made += 1;
      return new Promise<undefined>(() => undefined);
    }),
  );
  return calls;
}

const main = () => within(screen.getByRole('main'));

describe('a read that takes longer than ten seconds', () => {
  it('can be stopped, says so, and is made again on request', async () => {
    const calls = hang(claims.listClaims);
    const { user } = await render('/competence/claims', { as: 'expert' });
    await waitFor(() => expect(calls.made).toBeGreaterThan(0));
    await pass(tenSeconds - 2000);
    expect(main().queryByRole('button', { name: 'Abbrechen' })).not.toBeInTheDocument();
    await pass(2000);
    await user.click(main().getByRole('button', { name: 'Abbrechen' }));
    expect(await main().findByText('Das Laden wurde abgebrochen.')).toBeVisible();
    await pass(tenSeconds);
    const { made } = calls;
    mockServer.resetHandlers();
    await user.click(main().getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('list', { name: 'Meine Claims' })).toBeVisible();
    expect(calls.made).toBe(made);
    expect(main().queryByText('Das Laden wurde abgebrochen.')).not.toBeInTheDocument();
  });

  it('is not made again by itself, whichever component or loader had started it', async () => {
    const calls = hang(claims.getClaim);
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    await waitFor(() => expect(calls.made).toBeGreaterThan(0));
    const bar = () => screen.getByRole('heading', { level: 1 }).querySelector('.MuiSkeleton-root');
    // Which claim it is, is not known yet.
    expect(bar()).not.toBeNull();
    await pass(tenSeconds);
    await user.click(main().getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(bar()).toBeNull());
    const { made } = calls;
    expect(await main().findByText('Das Laden wurde abgebrochen.')).toBeVisible();
    await pass(tenSeconds);
    expect(calls.made).toBe(made);
  });
});

describe('a write that takes longer than ten seconds', () => {
  it('of a form that saves itself says that it goes on', async () => {
    const calls = hang(claims.saveShortAnswer);
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    await screen.findByRole('heading', { level: 1, name: claimOf('ready').question });
    const section = await openSection(user, /^Kurzantwort/);
    await user.click(within(section).getByRole('textbox', { name: 'Text' }));
    await user.paste(' Eins.');
    await user.tab();
    await waitFor(() => expect(calls.made).toBe(1));
    expect(within(section).getByText('Wird gespeichert')).toBeVisible();
    await pass(tenSeconds);
    expect(within(section).getByText(stillWorking)).toBeVisible();
  });

  it('of a dialog says that it goes on', async () => {
    const calls = hang(claims.deleteClaim);
    const { user } = await render('/competence/claims', { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: new RegExp(`Mehr zu .*${questions.ready}`) }));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /löschen/i }));
    await waitFor(() => expect(calls.made).toBe(1));
    expect(dialog.queryByText(stillWorking)).not.toBeInTheDocument();
    await pass(tenSeconds);
    expect(dialog.getByText(stillWorking)).toBeVisible();
  });

  it('of a form that is submitted says that it goes on', async () => {
    const { user } = await render('/login');
    const calls = hang(authentication.login);
    await fill(user, { 'E-Mail-Adresse': 'anna@example.org', Passwort: 'not-checked' });
    await tickCaptcha(user);
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    await waitFor(() => expect(calls.made).toBe(1));
    await pass(tenSeconds);
    expect(screen.getByText(stillWorking)).toBeVisible();
  });
});
