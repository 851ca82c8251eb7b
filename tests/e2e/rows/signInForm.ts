import type { Cookie } from '@playwright/test';
import { personaPassword, type PersonaKey } from '@mocks/personas';
import type { Mail } from '@mocks/server';
import { clientStorage } from '@/platform/clientStorage';
import { appOrigin, mockServerOrigin } from '../addresses';
import { expect } from '../fixtures';
import { button, type Person } from '../flow/station';
import { sessionCookies } from '../session';

/* What people do who are signed out, what their browser keeps of a session, and the mails that they get. */

type FieldName = 'email' | 'password' | 'passwordAgain' | 'newPassword' | 'firstname' | 'lastname' | 'invitation';

export const field = ({ page, t }: Person, name: FieldName) =>
  page.getByLabel(t(`auth:field.${name}`), { exact: name !== 'invitation' });

/** Writes into fields, in the place of what they hold. */
export async function fillIn(person: Person, values: Partial<Record<FieldName, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const target = field(person, name as FieldName);
    await target.fill('');
    await person.hand.write(target, value);
  }
}

export const passBotCheck = ({ page, hand, t }: Person) =>
  hand.press(page.getByRole('checkbox', { name: t('auth:captcha.confirm') }));

/** On the sign-in page, whose bot check renews itself once it is passed. */
export async function signInByForm(person: Person, email: string, password = personaPassword): Promise<void> {
  const { page, hand, t } = person;
  await fillIn(person, { email, password });
  if (!(await page.getByRole('checkbox', { name: t('auth:captcha.confirm') }).isChecked())) await passBotCheck(person);
  await hand.press(button(page, t('auth:login.submit')));
}

export async function signOut({ page, hand, t }: Person): Promise<void> {
  await hand.press(page.getByRole('button', { name: t('common:shell.profileMenu') }));
  await hand.press(page.getByRole('menuitem', { name: t('common:menu.logout'), exact: true }));
}

/** What the browser keeps of a session. */
export async function keptSession({ page }: Person): Promise<Partial<Record<'token' | 'user' | 'rules', Cookie>>> {
  const cookies = await page.context().cookies();
  const names = (['token', 'user', 'rules'] as const).flatMap((name) => {
    const cookie = cookies.find((one) => one.name === clientStorage[name].key);
    return cookie ? [[name, cookie]] : [];
  });
  return Object.fromEntries(names) as Partial<Record<'token' | 'user' | 'rules', Cookie>>;
}

export const valueOf = (cookie: Cookie | undefined) => decodeURIComponent(cookie?.value ?? '');

/** The address in the newest mail of its kind. */
export async function mailed(to: string, subject: string): Promise<string> {
  const response = await fetch(`${mockServerOrigin}/__state`);
  const { mails } = (await response.json()) as { mails: Mail[] };
  const mail = mails.findLast((one) => one.to === to && one.subject === subject);
  expect(mail, `${subject} to ${to}`).toBeDefined();
  return mail?.path ?? '';
}

/** Signs a persona in on another device; makes calls from there. */
export async function onAnotherDevice(key: PersonaKey) {
  const cookies = await sessionCookies(key, mockServerOrigin, appOrigin);
  const token = decodeURIComponent(cookies.at(-1)?.value ?? '');
  return async (method: string, path: string, body?: object): Promise<void> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const sent = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fetch(`${mockServerOrigin}/api${path}`, sent);
    expect(response.ok, path).toBe(true);
  };
}
