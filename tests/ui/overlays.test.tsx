import { Dialog, Drawer, ThemeProvider } from '@mui/material';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { buildTheme } from '@/app/theme';

const theme = buildTheme('ltr');

/** Ends every fade that is under way, at the moment in which what stands beside it is put into the page. */
function EndOfFade() {
  useLayoutEffect(() => void vi.runOnlyPendingTimers(), []);
  return null;
}

/** Whether the browser ignores presses of the element; jsdom knows the property alone. */
function inertAbove(element: HTMLElement | null): boolean {
  return element !== null && (element.inert || inertAbove(element.parentElement));
}

interface PairProps {
  First: ComponentType<{ open: boolean }>;
  isFirstOpen: boolean;
  isSecondThere: boolean;
}

const Pair = ({ First, isFirstOpen, isSecondThere }: PairProps) => (
  <ThemeProvider theme={theme}>
    <main>The page</main>
    <First open={isFirstOpen} />
    {isSecondThere ? (
      <>
        <EndOfFade />
        <Dialog open aria-labelledby="second">
          <h2 id="second">Second</h2>
        </Dialog>
      </>
    ) : null}
  </ThemeProvider>
);

it.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const)('a %s that fades out hides nothing from screen readers of the one that opens next', (_, First) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { rerender } = render(<Pair First={First} isFirstOpen isSecondThere={false} />);
  act(() => void vi.runOnlyPendingTimers());
  rerender(<Pair First={First} isFirstOpen={false} isSecondThere={false} />);
  rerender(<Pair First={First} isFirstOpen={false} isSecondThere />);
  act(() => void vi.runOnlyPendingTimers());
  expect(screen.getByRole('dialog', { name: 'Second' })).toBeInTheDocument();
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
});

it('a dialog that is closed gives the page back before it has faded out', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { rerender } = render(<Pair First={Dialog} isFirstOpen isSecondThere={false} />);
  act(() => void vi.runOnlyPendingTimers());
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  rerender(<Pair First={Dialog} isFirstOpen={false} isSecondThere={false} />);
  expect(screen.getByRole('main')).toBeVisible();
});

it.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const)('a %s that fades out takes neither a press nor a form any more', (_, Overlay) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const overlay = (open: boolean) => (
    <ThemeProvider theme={theme}>
      <Overlay open={open}>
        <button type="button">Set</button>
      </Overlay>
    </ThemeProvider>
  );
  const { rerender } = render(overlay(true));
  act(() => void vi.runOnlyPendingTimers());
  const set = screen.getByText('Set');
  rerender(overlay(false));
  // In the page still, and inert: jsdom would press it all the same.
  expect(set).toBeInTheDocument();
  expect(inertAbove(set)).toBe(true);
  rerender(overlay(true));
  expect(inertAbove(set)).toBe(false);
});
