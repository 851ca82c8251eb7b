import { afterEach, expect, it, vi } from 'vitest';
import { createRouter } from '@/app/router';
import { createStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';

let router: ReturnType<typeof createRouter>;
afterEach(() => router.dispose());

/** The application's router at an address, with what its subscribers are told: the address, and how it stands. */
async function open(path: string) {
  window.history.replaceState(null, '', path);
  router = createRouter(createStore(), startI18n(['common']));
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 20_000 });
  return listen();
}

function listen(): string[] {
  const told: string[] = [];
  router.subscribe(({ location, navigation }) => told.push(`${location.pathname} ${navigation.state}`));
  return told;
}

it('tells of a navigation once, when the next page is there (performance S7)', async () => {
  const told = await open('/login');
  const navigation = router.navigate('/register');
  expect(router.state.navigation.state).toBe('loading');
  await navigation;
  expect(told).toEqual(['/login idle', '/register idle']);
});

it('tells who begins to listen what has changed while nobody listened', async () => {
  window.history.replaceState(null, '', '/login');
  router = createRouter(createStore(), startI18n(['common']));
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 20_000 });
  await router.navigate('/register');
  expect(listen()).toEqual(['/register idle']);
});

it('tells of a blocker at once, also while a navigation is under way', async () => {
  const told = await open('/login');
  const navigation = router.navigate('/register');
  router.getBlocker('unsaved', ({ nextLocation }) => nextLocation.pathname === '/pricing');
  void router.navigate('/pricing');
  expect(router.state.blockers.get('unsaved')?.state).toBe('blocked');
  expect(told).toContain('/login loading');
  await navigation;
});
