import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personaPassword, personas } from '@mocks/personas';
import { users } from '@/api/endpoints/users';
import { arriveAt, render } from '../render';
import { fill, findRefusal, pageMarkup, recordBodies, recordCalls, tickCaptcha } from './authForms';

const { email } = personas.expert;
const account = () => mocks.world.table('accounts').where((row) => row.email === email)[0]!;

beforeEach(() => {
  account().status = 'deactivated';
});

async function restore(path = '/restore-account', password = personaPassword, language: 'de' | 'en' = 'de') {
  const view = await render(path, { language });
  const de = language === 'de';
  await fill(view.user, {
    [de ? 'E-Mail-Adresse' : 'E-mail address']: email,
    [de ? 'Passwort' : 'Password']: password,
  });
  await tickCaptcha(view.user);
  await view.user.click(await screen.findByRole('button', { name: de ? 'Konto wiederherstellen' : 'Restore account' }));
  return view;
}

describe('an account comes back (AUT-05)', () => {
  it('and leads to the sign-in, which says so', async () => {
    const bodies = recordBodies('/restore-account');
    await restore('/restore-account', personaPassword, 'en');
    await arriveAt('/login');
    expect(bodies).toEqual([
      { email, password: personaPassword, captcha_response: expect.stringMatching(/^stand-in-/) },
    ]);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/Successfully restored account/)).toBeVisible();
    expect(await screen.findByLabelText('E-mail address')).toHaveValue(email);
    expect(account().status).toBe('active');
  });

  it('only by the button: opening the mailed address does nothing (T27)', async () => {
    const calls = recordCalls();
    await render('/restore-account?token=tok-42');
    await arriveAt('/restore-account');
    expect(calls).toEqual([]);
    await waitFor(() => expect(pageMarkup()).not.toContain('tok-42'));
    expect(account().status).toBe('deactivated');
  });
});

describe('a refusal', () => {
  it('stays on the form with the words of the server; the password is cleared (T19)', async () => {
    await restore('/restore-account', 'wrong');
    const alert = await findRefusal();
    expect(alert).toHaveTextContent('Die E-Mail-Adresse oder das Passwort stimmt nicht.');
    expect(alert).not.toHaveTextContent('Link');
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
    expect(await screen.findByLabelText('Passwort')).toHaveValue('');
  });

  it.each([401, 403, 404, 422])('with a mailed token names the link (D-04): %i', async (status) => {
    mockServer.use(mockEndpoint(users.restoreAccount, () => HttpResponse.json({ message: 'No.' }, { status })));
    await restore('/restore-account?token=old', personaPassword, 'en');
    expect(await findRefusal()).toHaveTextContent('Oops, looks like your token is invalid.');
  });

  it('that is none of the link does not blame it', async () => {
    mockServer.use(mockEndpoint(users.restoreAccount, () => HttpResponse.json({}, { status: 500 })));
    await restore('/restore-account?token=old');
    expect(await findRefusal()).not.toHaveTextContent('Link');
  });
});
