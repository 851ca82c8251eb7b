import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { config } from '@/platform/config';
import { fillRegistration } from '../pages/authForms';
import { render } from '../render';

const none = { ...config.legal };
const all = {
  notice: 'https://operator.example/impressum',
  privacy: 'https://operator.example/datenschutz',
  terms: 'https://operator.example/agb',
  accessibility: 'https://operator.example/barrierefreiheit',
};
const person = { Vorname: 'Nina', Nachname: 'Öztürk', 'E-Mail-Adresse': 'nina@fachprofil.example' };
const name = (legal: Partial<typeof all>) => Object.assign(config.legal, none, legal);

afterEach(() => void name({}));

const addresses = (frame: HTMLElement) =>
  within(frame)
    .queryAllByRole('link', { name: /^(Impressum|Datenschutz|AGB|Barrierefreiheit)/ })
    .map((link) => link.getAttribute('href'));

describe('the operator’s legal pages', () => {
  it('are linked below a sign-in page and at registration, each to the address that is named', async () => {
    name(all);
    const { user } = await render('/register');
    expect(addresses(await screen.findByRole('contentinfo'))).toEqual(Object.values(all));
    await fillRegistration(user, person);
    const line = screen.getByText(/^Mit dem Anlegen eines Kontos/).parentElement as HTMLElement;
    expect(addresses(line)).toEqual([all.terms, all.privacy]);
  });

  it('are linked at the end of every other page', async () => {
    name({ privacy: all.privacy });
    await render('/access-control', { as: 'expert' });
    expect(addresses(await screen.findByRole('contentinfo'))).toEqual([all.privacy]);
  });

  it.each(['de', 'en'] as const)(
    'the accessibility statement is linked like the others (D-80): %s',
    async (language) => {
      name({ accessibility: all.accessibility });
      const statement = () =>
        screen.findByRole('link', { name: language === 'de' ? /^Barrierefreiheit/ : /^Accessibility/ });
      const { unmount } = await render('/login', { language });
      expect(await statement()).toHaveAttribute('href', all.accessibility);
      unmount();
      await render('/access-control', { as: 'expert', language });
      expect(await statement()).toHaveAttribute('href', all.accessibility);
    },
  );

  it('stand beside the help and what is new', async () => {
    name({ privacy: all.privacy });
    await render('/access-control', { as: 'expert' });
    const links = within(await screen.findByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      all.privacy,
      '/help?screen=accessControl',
      '/release-logs',
    ]);
  });

  it('are not mentioned where none is named', async () => {
    name({ notice: '', privacy: '', terms: '', accessibility: '' });
    const { user } = await render('/register');
    await fillRegistration(user, person);
    expect(within(screen.getByRole('contentinfo')).getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByText(/^Mit dem Anlegen eines Kontos/)).not.toBeInTheDocument();
    expect(addresses(document.body)).toEqual([]);
  });
});
