import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { render } from '../render';

/* The page as the invited person will see it, while the invitation is written. */

async function openForm({ isWide }: { isWide: boolean }) {
  const any = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(min-width: 1000px)' ? Object.assign(any(query), { matches: isWide }) : any(query),
  );
  const { user } = await render('/verify-competence?dialog=invite', { as: 'expert' });
  const form = within(await screen.findByRole('dialog', { name: 'Jemanden einladen' }));
  return { user, form };
}

it('stands beside the fields and follows them', async () => {
  const { user, form } = await openForm({ isWide: true });
  expect(await form.findByRole('heading', { name: 'So sieht die eingeladene Person die Seite' })).toBeVisible();
  expect(form.queryByText(/^Für /)).toBeNull();
  await user.type(form.getByLabelText('Vorname'), 'Georg');
  await user.type(form.getByLabelText('Nachname'), 'Baumann');
  await user.type(form.getByLabelText(/^Nachricht/), 'Lieber Georg');
  const preview = within(form.getByRole('complementary'));
  expect(preview.getByRole('heading', { name: 'So sieht Georg Baumann die Seite' })).toBeVisible();
  expect(preview.getByText('Für Georg Baumann')).toBeVisible();
  expect(preview.getByText('Dr.-Ing. Anna Bergmann bittet Sie um eine Bestätigung')).toBeVisible();
  expect(preview.getByText('Lieber Georg').tagName).toBe('BLOCKQUOTE');
});

it('loses a profile that does not concern the person, and its competence', async () => {
  const { user, form } = await openForm({ isWide: true });
  const preview = within(await form.findByRole('complementary'));
  expect(await preview.findByText('Elektroingenieurin · Erneuerbare Energien')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: /^Energieberaterin · Energieeffizientes Bauen/ }));
  expect(preview.getByText('Energieeffizientes Bauen')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: /^Elektroingenieurin · Erneuerbare Energien/ }));
  expect(preview.queryByText('Erneuerbare Energien')).toBeNull();
  expect(preview.getByText('Energieberaterin · Energieeffizientes Bauen')).toBeVisible();
});

it('shows the first of several people', async () => {
  const { user, form } = await openForm({ isWide: true });
  await user.click(await form.findByRole('button', { name: 'Mehrere Personen' }));
  await user.type(form.getByLabelText('Namen'), 'Ute Sander{Enter}Malte Friedrich');
  expect(form.getByText('Für Ute Sander')).toBeVisible();
  expect(form.queryByText(/Malte Friedrich/, { ignore: 'textarea' })).toBeNull();
});

it('is folded where there is no room beside the fields', async () => {
  const { user, form } = await openForm({ isWide: false });
  await user.type(await form.findByLabelText('Vorname'), 'Georg');
  expect(form.queryByText('Für Georg')).toBeNull();
  await user.click(form.getByText('So sieht Georg die Seite'));
  expect(await form.findByText('Für Georg')).toBeVisible();
});

it('is true: the page says whom it is for, unless the link has no name', async () => {
  const { unmount } = await render(`/verification/${invitationTokens.pending}`);
  expect(await screen.findByText('Für Petra Lindner')).toBeVisible();
  unmount();
  await render(`/verification/${invitationTokens.general}`);
  expect(await screen.findByRole('heading', { level: 1, name: /bittet Sie/ })).toBeVisible();
  expect(screen.queryByText(/^Für /)).toBeNull();
});
