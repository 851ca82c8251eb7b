import { describe, expect, it } from 'vitest';
import { withSignals } from '@/api/client/request';

const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('aborted')));

describe('a task under several signals', () => {
  it.each([0, 1])('is aborted by signal %i', async (index) => {
    const controllers = [new AbortController(), new AbortController()];
    const task = withSignals(
      controllers.map(({ signal }) => signal),
      untilAborted,
    );
    controllers[index]?.abort();
    await expect(task).resolves.toBe('aborted');
  });

  it('begins aborted where one of them is', async () => {
    const task = withSignals([undefined, AbortSignal.abort()], ({ aborted }) => Promise.resolve(aborted));
    await expect(task).resolves.toBe(true);
  });

  it('answers or fails as the task does, and leaves the signals alone afterwards', async () => {
    const controller = new AbortController();
    let inner: AbortSignal | undefined;
    const task = withSignals([controller.signal, undefined], (signal) => {
      inner = signal;
      return Promise.resolve('done');
    });
    await expect(task).resolves.toBe('done');
    controller.abort();
    expect(inner?.aborted).toBe(false);
    await expect(withSignals([], () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
