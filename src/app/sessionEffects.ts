import { destinationAfterLogin, isFarewell, loginHref, routeOf, storeVerificationLink } from '@/routes/destination';
import { href } from '@/routes/href';
import { routeEntry } from '@/routes/table';
import { selectSession, selectSessionNumber, selectUser, type EndReason } from '@/store/session';
import type { AppStore } from './createStore';
import { loadSessionCode } from './loadPage';
import type { createRouter } from './router';

/** Initial loads (AUT-08), one navigation at the end (quality T18), other tabs (T22). Returns a stop function. */
export function startSessionEffects(
  store: AppStore,
  router: ReturnType<typeof createRouter>,
  reload: () => void = () => window.location.reload(),
): () => void {
  let number = 0;

  const react = () => {
    const session = selectSession(store.getState());
    if (session.number === number) return;
    number = session.number;
    // A running navigation has left its page already.
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    if (session.user) {
      void loadAtStart(store, number);
      if (session.lastBegin === 'otherTab' && accessOf(pathname) === 'guest') {
        void router.navigate(destinationAfterLogin(search, Date.now()), { replace: true });
      }
    } else if (session.lastEnd) queueMicrotask(() => leave(session.lastEnd, pathname, search));
  };

  const leave = (reason: EndReason | null, pathname: string, search: string) => {
    if (isFarewell(reason, router.state.location.pathname)) return;
    // The token of its link is in this page alone, which needs no session (D-55).
    if (routeOf(pathname) === 'resetForgotPassword') return;
    const isPublic = accessOf(router.state.location.pathname) === 'public';
    // The other tab may have signed in as somebody else in the same moment; nothing shown here may outlive that.
    if (selectUser(store.getState()) || (reason === 'otherTab' && isPublic)) reload();
    else {
      const to = reason === 'unauthorized' ? returnHref(pathname, search) : href('login');
      void router.navigate(to, { replace: true });
    }
  };

  react();
  return store.subscribe(react);
}

const accessOf = (pathname: string) => routeEntry(routeOf(pathname)).access;

/** The sign-in page after a 401. A verification address is a secret: it is stored, and stays out of the query. */
function returnHref(pathname: string, search: string): string {
  return loginHref(storeVerificationLink(pathname, Date.now()) ? '/' : pathname, search);
}

/** If the code is gone (a new release), every screen still loads what it shows. */
async function loadAtStart(store: AppStore, number: number): Promise<void> {
  try {
    const { loadInitialData } = await loadSessionCode();
    if (selectSessionNumber(store.getState()) === number) loadInitialData(store);
  } catch {
    // Nothing to do: see above.
  }
}
