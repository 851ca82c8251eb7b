import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AfterArrival } from '@/ui/basics/AfterArrival';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isShown = () => screen.queryByText('Vorschau') !== null;

function show(isAwaited: boolean) {
  render(
    <AfterArrival isAwaited={isAwaited} fallback="Platz">
      Vorschau
    </AfterArrival>,
  );
}

it('comes at once where it is awaited', () => {
  show(true);
  expect(isShown()).toBe(true);
});

it('comes after a while without a sign of a person', async () => {
  show(false);
  await pass(3900);
  expect(isShown()).toBe(false);
  await pass(100);
  expect(isShown()).toBe(true);
});

it.each(['pointerMove', 'pointerDown', 'wheel', 'keyDown'] as const)('comes after %s', async (sign) => {
  show(false);
  fireEvent[sign](window);
  await pass(400);
  expect(isShown()).toBe(true);
});

it('waits for a pause in typing', async () => {
  show(false);
  fireEvent.pointerDown(window);
  // For longer than it would wait without a sign.
  for (let key = 0; key < 20; key += 1) {
    await pass(300);
    fireEvent.keyDown(window);
    fireEvent.pointerMove(window);
    expect(isShown()).toBe(false);
  }
  await pass(400);
  expect(isShown()).toBe(true);
});
