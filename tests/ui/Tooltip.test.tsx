import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type * as Overlays from '@/ui/basics/overlays';

/** As on a page that nobody has touched yet; the setup of the tests loads the overlays of the other instance. */
const untouched = '/src/ui/basics/overlays.tsx?untouched';

it('comes with the first interaction and takes the focus from no control', async () => {
  const { Tooltip, loadOverlays } = (await import(/* @vite-ignore */ untouched)) as typeof Overlays;
  const user = userEvent.setup();
  render(
    <>
      <Tooltip title="Adresse kopieren" enterDelay={0}>
        <button type="button">Kopieren</button>
      </Tooltip>
      <button type="button">Weiter</button>
    </>,
  );
  await user.tab();
  await act(loadOverlays);
  expect(screen.getByText('Kopieren')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
  await user.hover(screen.getByText('Kopieren'));
  expect(await screen.findByRole('tooltip', { name: 'Adresse kopieren' })).toBeVisible();
});

it('takes the focus neither from a control that gets it while the code arrives', async () => {
  const other = '/src/ui/basics/overlays.tsx?arriving';
  const { Tooltip, loadOverlays } = (await import(/* @vite-ignore */ other)) as typeof Overlays;
  const user = userEvent.setup();
  render(
    <Tooltip title="Adresse kopieren" enterDelay={0}>
      <button type="button">Kopieren</button>
    </Tooltip>,
  );
  await act(async () => {
    await loadOverlays();
    // The code is there, and React has not rendered yet.
    screen.getByText('Kopieren').focus();
  });
  expect(screen.getByText('Kopieren')).toHaveFocus();
  act(() => screen.getByText('Kopieren').blur());
  await user.hover(screen.getByText('Kopieren'));
  expect(await screen.findByRole('tooltip', { name: 'Adresse kopieren' })).toBeVisible();
});
