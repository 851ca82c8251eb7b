import { CacheProvider } from '@emotion/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/app/i18n';
import { ScrollToTop } from '@/app/layouts/DefaultLayout';
import { freshStyles, keepStyles, leaveOutStyles } from '@tests/styles';

/* What lies under the floating button is said by the browser; jsdom lays nothing out. */

let below: Element[] = [];
const box = (left: number, top: number, width: number, height: number) => () => new DOMRect(left, top, width, height);

beforeEach(async () => {
  await startI18n(['common']);
  keepStyles();
  below = [];
  document.elementsFromPoint = () => below;
});

afterEach(leaveOutStyles);

function scrollDown() {
  vi.spyOn(window, 'pageYOffset', 'get').mockReturnValue(300);
  fireEvent.scroll(window);
}

/** The button at the lower right, and another control in the page. */
async function show() {
  render(
    <CacheProvider value={freshStyles()}>
      <button type="button">Ausbildung hinzufügen</button>
      <ScrollToTop />
    </CacheProvider>,
  );
  act(scrollDown);
  const floating = await screen.findByRole('button', { name: 'Nach oben' });
  floating.getBoundingClientRect = box(1232, 740, 44, 44);
  return { floating, other: screen.getByText('Ausbildung hinzufügen') };
}

it('is away while it would lie on something to press, and back afterwards', async () => {
  const { floating, other } = await show();
  other.getBoundingClientRect = box(1100, 750, 160, 44);
  below = [floating, other];
  act(scrollDown);
  await waitFor(() => expect(floating).not.toBeVisible());
  below = [floating];
  act(scrollDown);
  await waitFor(() => expect(floating).toBeVisible());
});

it('is away while the page moves, and where a bar stays in sight', async () => {
  const { floating } = await show();
  await waitFor(() => expect(floating).toBeVisible());
  act(scrollDown);
  expect(floating).not.toBeVisible();
  await waitFor(() => expect(floating).toBeVisible());
  const bar = document.createElement('div');
  bar.style.position = 'sticky';
  below = [floating, bar];
  act(scrollDown);
  await act(() => new Promise((rest) => setTimeout(rest, 150)));
  expect(floating).not.toBeVisible();
});

it('stays where a link only makes a whole row clickable, with its words elsewhere', async () => {
  const { floating, other } = await show();
  other.getBoundingClientRect = box(1100, 750, 160, 44);
  below = [floating, other];
  act(scrollDown);
  await waitFor(() => expect(floating).not.toBeVisible());
  other.getBoundingClientRect = box(300, 750, 160, 24);
  act(scrollDown);
  await waitFor(() => expect(floating).toBeVisible());
});
