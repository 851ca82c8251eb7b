import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { mockServer, resetWorld } from '@mocks/node';
import { abortSessionCalls } from '@/api/client/call';
import { clientStorage, removeStored, storedSuffixes } from '@/platform/clientStorage';
import { leaveOutStyles } from './styles';
import { cookies } from './cookies';
import './ownerStacks';
import './testingLibrary';

/* What jsdom does not have and the screens ask for. */
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
document.elementFromPoint = () => null;
const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
};
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class implements Partial<IntersectionObserver> {
  observe(): void {}
  disconnect(): void {}
} as unknown as typeof IntersectionObserver;

/** Whatever follows the browser's Back. All tests of a worker share its history: a router must not outlive its test. */
const backListeners = new Set<unknown>();
const addEventListener = window.addEventListener.bind(window);
const removeEventListener = window.removeEventListener.bind(window);

const consoleCalls: string[] = [];

beforeAll(() => {
  window.addEventListener = (...[type, listener, options]: Parameters<typeof addEventListener>) => {
    if (type === 'popstate') backListeners.add(listener);
    addEventListener(type, listener, options);
  };
  window.removeEventListener = (...[type, listener, options]: Parameters<typeof removeEventListener>) => {
    if (type === 'popstate') backListeners.delete(listener);
    removeEventListener(type, listener, options);
  };
  mockServer.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  leaveOutStyles();
  resetWorld();
  consoleCalls.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      consoleCalls.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  cleanup();
  abortSessionCalls();
  mockServer.resetHandlers();
  mockServer.events.removeAllListeners();
  // A test may have begun to leave the document.
  window.dispatchEvent(new Event('pageshow'));
  vi.useRealTimers();
  vi.restoreAllMocks();
  // What a test has pressed and not let go would keep the forms of the next one waiting.
  window.dispatchEvent(new Event('pointercancel'));
  // What a browser has refused in a test is kept by the page.
  for (const name of Object.keys(clientStorage) as Parameters<typeof removeStored>[0][]) {
    for (const suffix of storedSuffixes(name)) removeStored(name, suffix);
  }
  localStorage.clear();
  sessionStorage.clear();
  cookies.removeAll();
  document.head.querySelectorAll('meta[name="robots"], meta[name="referrer"]').forEach((meta) => meta.remove());
  expect(consoleCalls, 'nothing may be written to the console').toEqual([]);
});

afterAll(() => {
  mockServer.close();
  Object.assign(window, { addEventListener, removeEventListener });
  expect(backListeners.size, 'routers that were not disposed of').toBe(0);
});
