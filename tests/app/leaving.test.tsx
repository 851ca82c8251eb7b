import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pages } from '@/app/pages';
import { readStored } from '@/platform/clientStorage';
import { render } from '../render';

/* Firefox aborts imports while the document is being left: no code is missing, and nothing may be reloaded. */

// What is held back goes on before its page is taken away.
afterEach(() => void window.dispatchEvent(new Event('pageshow')));

async function openWhileLeaving(leaving: string) {
  const { router } = await render('/access-control', { as: 'expert' });
  const heading = (await screen.findByRole('heading', { level: 1 })).textContent;
  const { faq } = pages;
  const load = vi.spyOn(pages, 'faq').mockRejectedValueOnce(new TypeError('error loading dynamically imported module'));
  load.mockImplementation(faq);
  window.dispatchEvent(new Event(leaving));
  await act(async () => {
    void router.navigate('/faq');
    await vi.waitFor(() => expect(load).toHaveBeenCalled(), { timeout: 20_000 });
    await expect(load.mock.results[0]?.value).rejects.toThrow(TypeError);
  });
  return { heading };
}

it.each(['beforeunload', 'pagehide'])('keeps the page while the document is being left (%s)', async (leaving) => {
  const { heading } = await openWhileLeaving(leaving);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(readStored('chunkReload')).toBeNull();
});

it.each(['pageshow', 'pointerdown', 'keydown'])(
  'loads the page where the document stays after all (%s)',
  async (stay) => {
    await openWhileLeaving('beforeunload');
    act(() => void window.dispatchEvent(new Event(stay)));
    expect(await screen.findByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible();
    expect(readStored('chunkReload')).toBeNull();
  },
);
