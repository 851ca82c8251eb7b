import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import type { PersonaKey } from '@mocks/personas';
import { endorsements } from '@/api/endpoints/endorsements';
import { arriveAt, render } from '../render';
import { confirmName } from './confirmName';

async function confirm(as: PersonaKey, language: 'de' | 'en' = 'de') {
  const view = await render(`/verification/${invitationTokens.general}`, { as, language });
  await view.user.click(
    await screen.findByRole('button', { name: confirmName('Alle \\d+ bestätigen|Confirm all \\d+') }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: /^Danke|^Thank you/ })).toBeVisible();
  return view;
}

const askBack = () => screen.queryByRole('link', { name: 'Anna um Bestätigung bitten' });
const ownProfile = () => screen.findByRole('link', { name: 'Eigenes Profil anlegen' });

describe('the end of a verification (D-81)', () => {
  it('says whom it was for, and promises no number that no answer delivers', async () => {
    await confirm('contact');
    expect(await screen.findByText('Dr.-Ing. Anna Bergmann')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'So erscheint es unter Annas Profil' })).not.toHaveTextContent(
      /Bestätigungen/,
    );
  });

  it.each([
    ['de', 'Anna um Bestätigung bitten', 'Vorname', 'Nachname'],
    ['en', 'Ask Anna to confirm your skills', 'First name', 'Last name'],
  ] as const)('asks back whoever has a published profile, by a form with the name (%s)', async (...texts) => {
    const [language, action, firstname, lastname] = texts;
    const { user } = await confirm('limit', language);
    await user.click(await screen.findByRole('link', { name: action }));
    await arriveAt('/verify-competence');
    expect(await screen.findByRole('textbox', { name: firstname })).toHaveValue('Anna');
    expect(await screen.findByRole('textbox', { name: lastname })).toHaveValue('Bergmann');
    // What is shared or kept of the address tells nobody's name.
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('offers a profile of their own to whoever has none', async () => {
    await confirm('contact');
    expect(await ownProfile()).toHaveAttribute('href', '/competence/new-profile');
    expect(askBack()).toBeNull();
  });

  it('offers it also where the profiles cannot be read', async () => {
    mockServer.use(
      mockEndpoint(endorsements.listInvitableProfiles, () => HttpResponse.json({ success: false }, { status: 500 })),
    );
    await confirm('limit');
    expect(await ownProfile()).toBeVisible();
    expect(askBack()).toBeNull();
    expect(screen.queryByText(/schiefgegangen/)).toBeNull();
  });
});

describe('a picture of what was confirmed', () => {
  const drawn: string[] = [];
  const share = vi.fn((_data: ShareData) => Promise.resolve());

  beforeEach(() => {
    drawn.length = 0;
    share.mockReset().mockResolvedValue();
    Object.assign(navigator, { share, canShare: () => true });
    const pen = { fillText: (text: string) => drawn.push(text) } as Record<string, unknown>;
    const context = new Proxy(pen, { get: (target, name: string) => target[name] ?? (() => undefined) });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.stubGlobal('Path2D', vi.fn());
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
      done(new Blob(['x'], { type })),
    );
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  const button = (name = 'Als Bild teilen') => screen.findByRole('button', { name });

  it('goes to the device with words and the address of the product, never that of the invitation', async () => {
    const { user } = await confirm('contact');
    await user.click(await button());
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const { files, text, url } = share.mock.calls[0]?.[0] ?? {};
    expect(files?.map(({ type }) => type)).toEqual(['image/png']);
    expect(text).toBe('Ich habe gerade die Kompetenzen von Dr.-Ing. Anna Bergmann bestätigt.');
    expect(url).not.toContain(invitationTokens.general);
    const [first] = await screen.findAllByRole('listitem');
    const written = drawn.join(' ');
    for (const words of ['Dr.-Ing. Anna Bergmann', 'Bestätigt von Petra Lindner', 'und 5 weitere Punkte'])
      expect(written).toContain(words);
    expect(written).toContain(first?.textContent?.replace(/PL$/, ''));
    expect(written).not.toMatch(/Bestätigungen/);
  });

  it('sends nothing more where the sheet is closed', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    const { user } = await confirm('contact');
    await user.click(await button());
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(saved).not.toHaveBeenCalled();
    expect(screen.queryByText(/nicht erstellen/)).toBeNull();
  });

  it('says so where it cannot be drawn, and offers the words', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user } = await confirm('contact');
    await user.click(await button());
    expect(await screen.findByText(/^Das Bild ließ sich nicht erstellen/)).toBeVisible();
    await user.click(await button('Weitersagen'));
    expect(share.mock.calls[0]?.[0].files).toBeUndefined();
  });
});
