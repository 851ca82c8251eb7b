import { personas, type PersonaKey } from '@mocks/personas';
import { manageAll } from '@/domain/ability';
import { clientStorage } from '@/platform/clientStorage';

interface SessionCookie {
  name: string;
  value: string;
  url: string;
  sameSite: 'Strict';
}

/**
 * Signs a persona in at the mock server and answers the cookies that a sign-in leaves behind in the app. The token comes
 * last, as there: a page that is open reads them as they arrive, and half a session counts as none.
 */
export async function sessionCookies(key: PersonaKey, apiOrigin: string, appOrigin: string): Promise<SessionCookie[]> {
  const { email, password } = personas[key];
  const response = await fetch(`${apiOrigin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, persistent: false, captcha_response: '' }),
  });
  if (!response.ok) throw new Error(`the mock server refuses ${key}: ${response.status} ${await response.text()}`);
  const { data } = (await response.json()) as { data: { access_token: string; user: Record<string, unknown> } };
  const { id, firstname, lastname, role } = data.user;
  const values = {
    [clientStorage.user.key]: JSON.stringify({ id: String(id), firstname, lastname, role }),
    [clientStorage.rules.key]: JSON.stringify(manageAll),
    [clientStorage.token.key]: data.access_token,
  };
  return Object.entries(values).map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url: appOrigin,
    sameSite: 'Strict',
  }));
}
