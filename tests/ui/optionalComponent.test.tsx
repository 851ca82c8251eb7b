import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { optionalComponent } from '@/ui/basics/lazyComponent';

const Bell = () => <button type="button">Neuigkeiten</button>;

/** Its code is missing as many times as is said. */
function beside(missing: number) {
  let left = missing;
  const load = () => (left-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ Bell }));
  const Part = optionalComponent(load, 'Bell');
  render(
    <>
      <h1>Claims</h1>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
}

const reconnect = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('what stands beside a page', () => {
  it('comes once there is a connection, and the page stays meanwhile', async () => {
    beside(1);
    await act(async () => {});
    expect(screen.getByRole('heading', { name: 'Claims' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await reconnect();
    expect(await screen.findByRole('button', { name: 'Neuigkeiten' })).toBeVisible();
  });

  it('stays away where it cannot be loaded then either', async () => {
    beside(2);
    await act(async () => {});
    await reconnect();
    expect(screen.getByRole('heading', { name: 'Claims' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
