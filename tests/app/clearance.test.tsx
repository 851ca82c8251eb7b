import { CacheProvider } from '@emotion/react';
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startI18n } from '@/app/i18n';
import { useClearance } from '@/app/notices/useClearance';
import { createBrowserRouter, RouterProvider } from '@/routes/navigation';
import { VerificationFrame } from '@/features/verification/VerificationFrame';
import { freshStyles, keepStyles, leaveOutStyles } from '@tests/styles';

/* Messages keep clear of bars at the lower edge; jsdom lays nothing out, so the tests say where each stands. */

beforeEach(async () => {
  await startI18n(['common']);
  keepStyles();
});

afterEach(leaveOutStyles);

const place = (element: Element, left: number, top: number, width: number, height: number) => {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
};

it('lifts the messages above the bar with which an invitation is confirmed', async () => {
  const frame = (
    <VerificationFrame title="Bestätigen" bottom={<button type="button">5 Punkte bestätigen</button>}>
      Text
    </VerificationFrame>
  );
  const router = createBrowserRouter([{ path: '*', element: frame }]);
  onTestFinished(() => router.dispose());
  render(
    <CacheProvider value={freshStyles()}>
      <RouterProvider router={router} />
      <div data-testid="messages">
        <div />
      </div>
    </CacheProvider>,
  );
  const messages = screen.getByTestId('messages');
  const around: Element[] = [];
  for (let one: Element | null = screen.getByRole('button', { name: /5 Punkte/ }); one; one = one.parentElement) {
    around.push(one);
  }
  const height = window.innerHeight;
  for (const element of around) place(element, 0, height - 100, 400, 100);
  // The page itself fills the window and is no obstacle.
  for (const element of around.filter((one) => getComputedStyle(one).position === 'fixed')) {
    place(element, 0, 0, 400, height);
  }
  place(messages, 0, height - 60, 400, 48);
  place(messages.firstElementChild as Element, 0, height - 60, 400, 48);
  document.elementsFromPoint = () => around;
  renderHook(() => useClearance(messages));
  fireEvent(window, new Event('resize'));
  await waitFor(() => expect(messages.style.getPropertyValue('--notice-lift')).toBe('96px'));
});

it('lifts messages that are shown already above a bar that comes, a little above the edge', async () => {
  render(
    <div data-testid="messages">
      <div>Gespeichert</div>
    </div>,
  );
  const messages = screen.getByTestId('messages');
  const height = window.innerHeight;
  place(messages, 0, height - 70, 400, 58);
  place(messages.firstElementChild as Element, 0, height - 70, 400, 58);
  renderHook(() => useClearance(messages));
  const bar = document.createElement('div');
  bar.style.position = 'fixed';
  place(bar, 0, height - 80, 400, 56);
  document.elementsFromPoint = (_, y) => (y >= height - 80 && y < height - 24 && bar.isConnected ? [bar] : []);
  document.body.append(bar);
  // The row with the focus has gone.
  fireEvent.focusIn(document.body);
  await waitFor(() => expect(messages.style.getPropertyValue('--notice-lift')).toBe('76px'));
  bar.remove();
  fireEvent.focusIn(document.body);
  await waitFor(() => expect(messages.style.getPropertyValue('--notice-lift')).toBe('0px'));
});
