import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { createHandlers, mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { endorsements } from '@/api/endpoints/endorsements';
import { draftNames } from '@/platform/drafts';
import { selectUser } from '@/store/session';
import { cookies } from '../cookies';
import { render } from '../render';
import { fill, findRefusal, recordCalls } from './authForms';
import { loseAnswer, losses, perhapsSaved, reconnect } from './loseAnswer';
import { confirmName } from './confirmName';

const ways = Object.keys(losses) as (keyof typeof losses)[];
const drawer = (name: string | RegExp) => screen.findByRole('dialog', { name });
const invited = (firstname: string) => mocks.world.table('invitations').where((row) => row.firstname === firstname);

async function open() {
  const view = await render('/verify-competence', { as: 'expert' });
  await screen.findByRole('list', { name: 'Einladungen' });
  return view;
}

async function openCreation() {
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Jemanden einladen' }));
  const form = within(await drawer('Jemanden einladen'));
  await form.findAllByRole('checkbox');
  return { ...view, form };
}

describe('an invitation whose response was lost (D-66)', () => {
  it.each(ways)('exists once, and is shared (%s)', async (how) => {
    const { user, form } = await openCreation();
    await fill(user, { Vorname: 'Tom', Nachname: 'Fink' });
    loseAnswer(endorsements.createInvitation, { how });
    await user.click(await form.findByRole('button', { name: 'Einladung anlegen' }));
    const sheet = await drawer('Einladung für Tom Fink teilen');
    expect(invited('Tom')).toHaveLength(1);
    const address = `${window.location.origin}/verification/${invited('Tom')[0]?.token}`;
    expect(await within(sheet).findByText(address)).toBeVisible();
  });

  it('is found by the second try, which creates none', async () => {
    const { user, form } = await openCreation();
    await fill(user, { Vorname: 'Tom', Nachname: 'Fink' });
    loseAnswer(endorsements.createInvitation, { offline: true });
    await user.click(await form.findByRole('button', { name: 'Einladung anlegen' }));
    expect(await form.findByText(perhapsSaved)).toBeVisible();
    reconnect();
    await user.click(await form.findByRole('button', { name: 'Einladung anlegen' }));
    expect(await drawer('Einladung für Tom Fink teilen')).toBeVisible();
    expect(invited('Tom')).toHaveLength(1);
  });

  it('is one of many, and each exists once', async () => {
    const { user, form } = await openCreation();
    await user.click(await form.findByRole('button', { name: 'Mehrere Personen' }));
    await user.click(await form.findByLabelText('Namen'));
    await user.paste('Tom Fink\nRoth, Eva\n- Jan Ott');
    const before = mocks.world.table('invitations').all().length;
    loseAnswer(endorsements.createInvitation);
    await user.click(await form.findByRole('button', { name: 'Einladungen anlegen' }));
    expect(await form.findByText('3 von 3 angelegt')).toBeVisible();
    expect(mocks.world.table('invitations').all()).toHaveLength(before + 3);
  });

  it('is one of many, and a retry goes on with it', async () => {
    const { user, form } = await openCreation();
    await user.click(await form.findByRole('button', { name: 'Mehrere Personen' }));
    await user.click(await form.findByLabelText('Namen'));
    await user.paste('Tom Fink\nRoth, Eva');
    loseAnswer(endorsements.createInvitation, { offline: true });
    await user.click(await form.findByRole('button', { name: 'Einladungen anlegen' }));
    expect(await form.findByText(perhapsSaved)).toBeVisible();
    reconnect();
    await user.click(await form.findByRole('button', { name: 'Einladungen anlegen' }));
    expect(await form.findByText('2 von 2 angelegt')).toBeVisible();
    expect([...invited('Tom'), ...invited('Eva')]).toHaveLength(2);
  });

  /** Pastes names, and loads the page anew while the response to the second one is awaited. */
  async function leaveAtSecond(isDone: boolean) {
    const { user, form } = await openCreation();
    await user.click(await form.findByRole('button', { name: 'Mehrere Personen' }));
    await user.click(await form.findByLabelText('Namen'));
    await user.paste('Tom Fink\nvon Roth, Eva\n- Jan Ott');
    const serverHandlers = createHandlers(mocks);
    let count = 0;
    mockServer.use(
      mockEndpoint(endorsements.createInvitation, async ({ request }) => {
        count += 1;
        if (count === 1) return undefined;
        if (isDone) await getResponse(serverHandlers, request.clone());
        return new Promise<never>(() => undefined);
      }),
    );
    await user.click(await form.findByRole('button', { name: 'Einladungen anlegen' }));
    await waitFor(() => expect(count).toBe(2));
    await waitFor(() => expect(invited('Eva')).toHaveLength(isDone ? 1 : 0));
    cleanup();
    cookies.removeAll();
    mockServer.resetHandlers();
    return openCreation();
  }

  async function restore({ user, form }: Awaited<ReturnType<typeof openCreation>>) {
    await user.click(await form.findByRole('button', { name: 'Mehrere Personen' }));
    await user.click(await form.findByRole('button', { name: 'Wiederherstellen' }));
    return form.findByLabelText('Namen');
  }

  it('is one of many when the page is loaded anew: those that exist are offered no longer', async () => {
    const view = await leaveAtSecond(true);
    expect(await restore(view)).toHaveValue('Ott, Jan');
    await view.user.click(await view.form.findByRole('button', { name: 'Einladungen anlegen' }));
    expect(await view.form.findByText('1 von 1 angelegt')).toBeVisible();
    expect(['Tom', 'Eva', 'Jan'].map((firstname) => invited(firstname).length)).toEqual([1, 1, 1]);
    expect(draftNames(String(selectUser(view.store.getState())?.id))).toEqual([]);
  });

  it('is one of many when the page is loaded anew, and offered where it does not exist', async () => {
    const view = await leaveAtSecond(false);
    expect(await restore(view)).toHaveValue('von Roth, Eva\nOtt, Jan');
    await view.user.click(await view.form.findByRole('button', { name: 'Einladungen anlegen' }));
    expect(await view.form.findByText('2 von 2 angelegt')).toBeVisible();
    expect(invited('Eva')).toMatchObject([{ lastname: 'von Roth' }]);
  });

  it('is one of many of which one was refused: only that one is offered after a reload', async () => {
    const { user, form } = await openCreation();
    await user.click(await form.findByRole('button', { name: 'Mehrere Personen' }));
    await user.click(await form.findByLabelText('Namen'));
    await user.paste('Tom Fink\nEva Roth');
    let count = 0;
    mockServer.use(
      mockEndpoint(endorsements.createInvitation, () => {
        count += 1;
        return count === 1
          ? undefined
          : HttpResponse.json({ success: false, message: '', data: null }, { status: 422 });
      }),
    );
    await user.click(await form.findByRole('button', { name: 'Einladungen anlegen' }));
    expect(await form.findByText('1 von 2 angelegt')).toBeVisible();
    await form.findByRole('alert');
    cleanup();
    cookies.removeAll();
    mockServer.resetHandlers();
    expect(await restore(await openCreation())).toHaveValue('Roth, Eva');
  });

  it.each([
    ['creating the new one', endorsements.createInvitation],
    ['deleting the expired one', endorsements.deleteInvitation],
  ])('is renewed where the response to %s was lost', async (_, endpoint) => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Einladung für Ute Sander erneuern' }));
    const dialog = within(await drawer('Einladung für Ute Sander erneuern?'));
    loseAnswer(endpoint);
    await user.click(await dialog.findByRole('button', { name: 'Erneuern' }));
    expect(await drawer('Einladung für Ute Sander teilen')).toBeVisible();
    expect(invited('Ute')).toHaveLength(1);
    expect(invited('Ute')[0]?.token).not.toBe(invitationTokens.expired);
    expect(screen.queryByText(/nicht gelöscht/)).not.toBeInTheDocument();
  });
});

describe('a verification whose response was lost (D-66)', () => {
  it.each(ways)('is thanked for on the invitation’s page, which reads again (%s)', async (how) => {
    const calls = recordCalls();
    const { user } = await render(`/verification/${invitationTokens.pending}`, { as: 'contact' });
    loseAnswer(endorsements.submitVerification, { how });
    await user.click(await screen.findByRole('button', { name: confirmName('Alle \\d+ bestätigen') }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Danke/ })).toBeVisible();
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  });

  it('may be sent again while nothing can be read, and is thanked for', async () => {
    const { user } = await render(`/verification/${invitationTokens.pending}`, { as: 'contact' });
    const confirm = await screen.findByRole('button', { name: confirmName('Alle \\d+ bestätigen') });
    mockServer.use(http.all('*/api/*', () => HttpResponse.error()));
    await user.click(confirm);
    expect(await findRefusal()).toHaveTextContent(perhapsSaved);
    reconnect();
    await user.click(await screen.findByRole('button', { name: /noch einmal senden/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Danke/ })).toBeVisible();
  });
});
