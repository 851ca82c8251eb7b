import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AfterArrival } from '@/ui/basics/AfterArrival';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isShown = () => screen.queryByText('Vorschau') !== null;

function show(props: { isAwaited?: boolean; isHeavy?: boolean }) {
  render(
    <AfterArrival isAwaited={false} {...props} fallback="Platz">
      Vorschau
    </AfterArrival>,
  );
}

it('comes at once where it is awaited', () => {
  show({ isAwaited: true, isHeavy: true });
  expect(isShown()).toBe(true);
});

it('comes with the first sign of a person, or after a while without one', async () => {
  show({});
  await pass(3900);
  expect(isShown()).toBe(false);
  await pass(100);
  expect(isShown()).toBe(true);
});

it.each(['pointerMove', 'pointerDown', 'wheel', 'keyDown'] as const)('comes with %s', (sign) => {
  show({});
  fireEvent[sign](window);
  expect(isShown()).toBe(true);
});

it('waits for a pause in typing where its first rendering would hold keys up', async () => {
  show({ isHeavy: true });
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
