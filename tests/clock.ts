import { vi } from 'vitest';

/** Timers that go on by themselves, and that a test may turn further: `vi.advanceTimersByTimeAsync`. */
export function useTestTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 });
}
