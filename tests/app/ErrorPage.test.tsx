import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pages } from '@/app/pages';
import { writeStored } from '@/platform/clientStorage';
import { render } from '@tests/render';

describe('a page whose code cannot be loaded (quality F26)', () => {
  it('leaves the frame standing, says so and offers ways out', async () => {
    // The page has been loaded again once already.
    writeStored('chunkReload', ['faq']);
    vi.spyOn(pages, 'faq').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await render('/faq', { as: 'expert' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Diese Seite lässt sich gerade nicht anzeigen',
    );
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(await screen.findByRole('navigation')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  });

  it('gives a place of its own to the message where the layout is missing too', async () => {
    writeStored('chunkReload', ['login']);
    vi.spyOn(pages, 'login').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await render('/login');
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });
});

describe('without a connection (quality F23)', () => {
  it('says so on every page, until it is back', async () => {
    await render('/login');
    const setOnline = (isOnline: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };
    setOnline(false);
    expect((await screen.findByText(/^Keine Verbindung/)).closest('[role=status]')).toBeVisible();
    setOnline(true);
    expect(screen.queryByText(/^Keine Verbindung/)).toBeNull();
  });

  it('names the connection as the reason where the code of a page is missing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(pages, 'login').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await render('/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
    expect(await screen.findByText(/lädt von selbst neu/)).toBeVisible();
  });
});
