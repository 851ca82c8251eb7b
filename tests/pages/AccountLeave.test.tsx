import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personas } from '@mocks/personas';
import { plans } from '@/api/endpoints/plans';
import { users } from '@/api/endpoints/users';
import { selectSubscriptionRequest } from '@/entities/subscription/subscriptionSlice';
import { draftNames, writeDraft } from '@/platform/drafts';
import { selectUser } from '@/store/session';
import { arriveAt, render, type RenderOptions } from '../render';
import { findRefusal, recordCalls } from './authForms';
import { loseAnswer, losses, reconnect } from './loseAnswer';
import { holdAnswers } from './profileWorld';

const { email } = personas.expert;
const account = () => mocks.world.table('accounts').where((row) => row.email === email)[0]!;
const ways = Object.keys(losses) as (keyof typeof losses)[];
const writes = (calls: string[]) => calls.filter((call) => !call.startsWith('GET '));

async function open(options: RenderOptions = { as: 'expert' }) {
  const view = await render('/user?section=leave', options);
  const de = options.language !== 'en';
  const pause = within(await screen.findByRole('region', { name: de ? 'Pausieren' : 'Pause' }));
  const remove = within(screen.getByRole('region', { name: de ? 'Löschen' : 'Delete' }));
  return { ...view, pause, remove };
}

const subscription = () => mocks.world.table('subscriptions').where((row) => row.account_id === account().id)[0]!;

describe('pausing and deleting, side by side (ux 4.7)', () => {
  it('say by name and number what happens, the milder way first', async () => {
    const { pause, remove } = await open();
    const own = (table: 'profiles' | 'claims') =>
      mocks.world.table(table).where((row) => row.account_id === account().id).length;
    for (const card of [pause, remove]) {
      expect(await card.findByText(`${own('profiles')} Profile`)).toBeVisible();
      expect(await card.findByText(`${own('claims')} Claims`)).toBeVisible();
      expect(await card.findByText(/\d+ Beiträge/)).toBeVisible();
    }
    expect(own('claims')).toBeGreaterThan(3);
    expect(pause.getByText(new RegExp(`, .*, .* und ${own('claims') - 3} weitere$`))).toBeVisible();
    expect(pause.getByText('Bleibt').parentElement).toHaveTextContent('Claims');
    expect(pause.getByText('Ruht').parentElement).toHaveTextContent('Angebote und Verkauf');
    expect(pause.getByText('Ruht').parentElement).toHaveTextContent('Kontakt und Verbindungen');
    expect(remove.getByText('Offline, dann gelöscht').parentElement).toHaveTextContent(/Angebote.*Kontakt/);
    expect(remove.getByText(email)).toBeVisible();
    const [first] = screen.getAllByRole('region').filter((region) => region.getAttribute('aria-label'));
    expect(first).toHaveAccessibleName('Pausieren');
  });

  it('leave out what there is none of, and the number of what cannot be read', async () => {
    mockServer.use(http.get('*/api/claims/plain', () => HttpResponse.error()));
    const { remove } = await open({ as: 'new' });
    expect(await remove.findByText('Claims')).toBeVisible();
    await waitFor(() => expect(remove.queryByText(/Profil/)).toBeNull());
  });

  it('name the days of the person’s calendar, and offer the data before the field', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-14T11:00:00Z'));
    const { remove } = await open();
    const steps = remove.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(steps).toEqual([
      expect.stringMatching(/^Bis \d\d:\d\d Uhralles offline$/),
      '30. März 2026Erinnerung per E-Mail',
      '13. April 2026endgültig gelöscht',
    ]);
    const download = remove.getByRole('button', { name: /herunterladen|exportieren/i });
    const field = remove.getByRole('textbox', { name: 'Zum Löschen DELETE eingeben' });
    expect(download.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(remove.queryByLabelText(/Passwort/)).toBeNull();
  });

  it('keep what was typed while the plan is read once more', async () => {
    mockServer.use(mockEndpoint(plans.getSubscription, () => HttpResponse.json({}, { status: 500 })));
    const { user, remove } = await open();
    const field = remove.getByRole('textbox', { name: 'Zum Löschen DELETE eingeben' });
    await user.type(field, 'DELE');
    const hint = await screen.findByText('Ob Sie einen Tarif haben, ließ sich nicht lesen.');
    const release = holdAnswers(plans.getSubscription);
    await user.click(within(hint.closest('[role="note"]') as HTMLElement).getByRole('button'));
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('DELE');
    release();
  });

  it.each(['de', 'en'] as const)('have at most 80 words without what the user wrote (%s)', async (language) => {
    const { pause, container } = await open({ as: 'expert', language });
    await pause.findByText(/\d+ (Beiträge|posts)/);
    await screen.findByText(/Ambassador/);
    for (const own of container.querySelectorAll('#leave dd span')) own.remove();
    const texts = document.createTreeWalker(container.querySelector('#leave')!, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) words.push(...(texts.currentNode.textContent?.match(/\p{L}[\p{L}.@-]*/gu) ?? []));
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(80);
  });
});

describe('a pause (ACC-05)', () => {
  async function press({ user, pause }: Awaited<ReturnType<typeof open>>) {
    await user.click(pause.getByRole('button', { name: 'Konto pausieren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Konto pausieren?' }));
    await user.click(dialog.getByRole('button', { name: 'Konto pausieren' }));
    return dialog;
  }
  const isToldAtSignIn = async () => {
    await arriveAt('/login');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/^Ihr Konto ist pausiert\. Sie holen es zurück/)).toBeVisible();
    expect(main.getByRole('link', { name: 'Wiederherstellen' })).toHaveAttribute('href', '/restore-account');
  };

  it('asks first, then ends the session and says how to come back', async () => {
    const view = await open();
    const id = selectUser(view.store.getState())!.id;
    writeDraft(id, 'claim-7', { question: 'Warum?' }, Date.now());
    await view.user.click(view.pause.getByRole('button', { name: 'Konto pausieren' }));
    expect(await screen.findByText(/liegt noch Text, den Sie nicht gespeichert haben/)).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(account().status).toBe('active');
    const calls = recordCalls();
    await press(view);
    await isToldAtSignIn();
    expect(account().status).toBe('deactivated');
    expect(writes(calls)).toEqual(['POST /users/deactivate']);
    expect(document.cookie).not.toContain('fachprofil.token');
    expect(draftNames(id)).toEqual([]);
  });

  it('is one call of two presses', async () => {
    const view = await open();
    const calls = recordCalls();
    await view.user.click(view.pause.getByRole('button', { name: 'Konto pausieren' }));
    const dialog = within(await screen.findByRole('dialog'));
    await view.user.dblClick(dialog.getByRole('button', { name: 'Konto pausieren' }));
    await isToldAtSignIn();
    expect(writes(calls)).toHaveLength(1);
  });

  it('that is not offered is said plainly', async () => {
    mockServer.use(mockEndpoint(users.deactivateAccount, () => HttpResponse.json({}, { status: 404 })));
    const dialog = await press(await open());
    expect(await dialog.findByRole('alert')).toHaveTextContent('Pausieren lässt sich das Konto hier noch nicht.');
  });

  it.each(ways.filter((how) => how !== 'empty'))('with a lost answer is found to be done (%s)', async (how) => {
    const view = await open();
    loseAnswer(users.deactivateAccount, { how });
    await press(view);
    await isToldAtSignIn();
    expect(account().status).toBe('deactivated');
  });

  it('with a lost answer is found by its status where the session goes on', async () => {
    const view = await open();
    const details = { id: 11, firstname: 'Anna', lastname: 'Bergmann', email, status: 'Inactive' };
    mockServer.use(
      mockEndpoint(users.deactivateAccount, () => HttpResponse.json({}, { status: 500 })),
      mockEndpoint(users.getDetails, () => HttpResponse.json({ success: true, data: details })),
    );
    await press(view);
    await isToldAtSignIn();
    expect(document.cookie).not.toContain('fachprofil.token');
  });

  it('is said not to be done only where the account is active', async () => {
    const view = await open();
    mockServer.use(mockEndpoint(users.deactivateAccount, () => HttpResponse.error(), { once: true }));
    const dialog = await press(view);
    expect(await dialog.findByRole('alert')).toHaveTextContent('ist nicht angekommen');
    await view.user.click(dialog.getByRole('button', { name: 'Konto pausieren' }));
    await isToldAtSignIn();
  });

  it('stays open where the server tells no status, or cannot be asked', async () => {
    const view = await open();
    const details = { id: 11, firstname: 'Anna', lastname: 'Bergmann', email };
    mockServer.use(
      mockEndpoint(users.deactivateAccount, () => HttpResponse.json({}, { status: 500 })),
      mockEndpoint(users.getDetails, () => HttpResponse.json({ success: true, data: details })),
    );
    const dialog = await press(view);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Vielleicht angekommen');
    mockServer.use(http.all('*/api/*', () => HttpResponse.error()));
    await view.user.click(dialog.getByRole('button', { name: 'Konto pausieren' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('der nächste Versuch prüft das zuerst'));
    expect(dialog.getByRole('alert')).not.toHaveTextContent(/nicht pausiert/);
  });

  it('that is answered with 401 ends the session as any other call', async () => {
    const view = await open();
    mockServer.use(mockEndpoint(users.deactivateAccount, () => HttpResponse.json({}, { status: 401 })));
    await press(view);
    await arriveAt('/login?section=leave&to=%2Fuser');
    expect(await screen.findByText(/Sie waren länger nicht hier/)).toBeVisible();
    expect(screen.queryByText(/Ihr Konto ist pausiert/)).toBeNull();
  });
});

describe('a deletion that is asked for (ACC-06)', () => {
  const field = () => screen.findByRole('textbox', { name: /DELETE/ });
  const submit = () => screen.findByRole('button', { name: /E-Mail zum Löschen anfordern|Request e-mail to delete/ });
  async function ask(user: UserEvent, text = 'DELETE') {
    await user.click(await field());
    await user.paste(text);
    await user.click(await submit());
  }

  it.each([
    ['de', 'DELETE'],
    ['en', 'DELETE'],
    ['de', ' DELETE\t'],
    ['en', '\u00a0DELETE \n'],
    ['de', 'ＤＥＬＥＴＥ'],
  ] as const)('takes the word (%s, %j)', async (language, text) => {
    const { user } = await open({ as: 'expert', language });
    const calls = recordCalls();
    await ask(user, text);
    const heading = await screen.findByRole('heading', {
      name: language === 'de' ? 'Sehen Sie in Ihr Postfach' : 'Check your mail',
    });
    expect(heading).toHaveFocus();
    expect(screen.getByText(new RegExp(`(unterwegs an|on its way to) ${email}`))).toBeVisible();
    expect(writes(calls)).toEqual(['POST /users/deletion/create-request']);
    expect(mocks.mails).toHaveLength(1);
    expect(account().status).toBe('active');
  });

  it.each([
    ['de', 'delete', 'Bitte geben Sie genau DELETE ein, in Großbuchstaben.'],
    ['en', 'Delete', 'Please type exactly DELETE, in capital letters.'],
    ['de', '', 'Bitte geben Sie genau DELETE ein, in Großbuchstaben.'],
    ['de', 'LÖSCHEN', 'Bitte geben Sie genau DELETE ein, in Großbuchstaben.'],
    ['de', 'DELETED', 'Bitte geben Sie genau DELETE ein, in Großbuchstaben.'],
  ] as const)('says at the field what is missing (%s, %j)', async (language, text, words) => {
    const { user } = await open({ as: 'expert', language });
    const calls = recordCalls();
    await user.click(await field());
    if (text) await user.paste(text);
    await user.click(await submit());
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(words));
    expect(await field()).toHaveValue(text);
    await user.clear(await field());
    await user.type(await field(), 'DELETE{Enter}');
    await waitFor(() => expect(writes(calls)).toEqual(['POST /users/deletion/create-request']));
  });

  it('is one call of two presses, and one more after a minute: the newest mail counts', async () => {
    const { user } = await open();
    const calls = recordCalls();
    await user.click(await field());
    await user.paste('DELETE');
    await user.dblClick(await submit());
    expect(await screen.findByRole('button', { name: /Noch einmal senden in \d+ s/ })).toBeDisabled();
    expect(writes(calls)).toHaveLength(1);
    const first = account().deletion_token;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    await user.click(await screen.findByRole('button', { name: 'Noch einmal senden' }));
    expect(await screen.findByText(/Von mehreren E-Mails gilt die neueste\./)).toBeVisible();
    expect(account().deletion_token).not.toBe(first);
    expect(mocks.mails).toHaveLength(2);
    expect(await screen.findByRole('button', { name: /Noch einmal senden in/ })).toBeDisabled();
  });

  it.each(ways.filter((how) => how !== 'empty'))('with a lost answer is not repeated by itself (%s)', async (how) => {
    const { user } = await open();
    const calls = recordCalls();
    loseAnswer(users.requestDeletion, { how });
    await ask(user);
    expect(
      await screen.findByText(/^Der Server hat nicht geantwortet\. Vielleicht ist die E-Mail an .* schon unterwegs/),
    ).toBeVisible();
    expect(writes(calls)).toHaveLength(1);
    expect(mocks.mails).toHaveLength(1);
  });

  it('that the server refuses keeps the word and says so', async () => {
    mockServer.use(mockEndpoint(users.requestDeletion, () => HttpResponse.json({ message: 'No.' }, { status: 409 })));
    const { user } = await open({ as: 'expert', language: 'en' });
    await ask(user);
    expect(await findRefusal()).toHaveTextContent('Error sending delete account request. Please try again later.');
    expect(await field()).toHaveValue('DELETE');
  });

  it('a second time is told to be refused beside the mail', async () => {
    const { user } = await open();
    await ask(user);
    await screen.findByRole('heading', { name: 'Sehen Sie in Ihr Postfach' });
    mockServer.use(mockEndpoint(users.requestDeletion, () => HttpResponse.json({}, { status: 409 })));
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    await user.click(await screen.findByRole('button', { name: 'Noch einmal senden' }));
    expect(await findRefusal()).toHaveTextContent('Die Anfrage zum Löschen ließ sich nicht senden.');
    expect(screen.queryByText(/Noch einmal gesendet/)).toBeNull();
  });
});

describe('with a plan', () => {
  it('both ways name it and its period, and offer the cancellation first', async () => {
    Object.assign(subscription(), { started_at: '2026-11-10T10:00:00Z', ends_at: '2026-12-10T10:00:00Z' });
    const { pause } = await open();
    const hint = await screen.findByText(
      /Ihren Tarif Ambassador, 10\.\sNovember\s2026 – 10\.\sDezember\s2026 beendet, ist nicht bekannt/,
    );
    const button = pause.getByRole('button', { name: 'Konto pausieren' });
    expect(hint.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('button', { name: 'Kündigung kopieren: Ambassador' })).toBeVisible();
  });

  it('that cannot be read nobody is told to have none', async () => {
    mockServer.use(mockEndpoint(plans.getSubscription, () => HttpResponse.json({}, { status: 404 })));
    const { user } = await open();
    expect(await screen.findByText('Ob Sie einen Tarif haben, ließ sich nicht lesen.')).toBeVisible();
    reconnect();
    subscription().plan = 'patron';
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText(/Ihren Tarif Patron/)).toBeVisible();
  });

  it('only: without one nothing is said', async () => {
    const { store } = await open({ as: 'new' });
    await waitFor(() => expect(selectSubscriptionRequest(store.getState()).status).toBe('succeeded'));
    expect(screen.queryByText(/Tarif/, { ignore: 'nav *' })).toBeNull();
  });
});
