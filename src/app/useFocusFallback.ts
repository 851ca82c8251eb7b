import { useEffect } from 'react';

/** Headings that can take the focus. */
const headings = ':is(h1, h2, h3)[tabindex="-1"]';

/**
 * When the focused control is removed, focuses the nearest remaining heading around it, unless something else has taken
 * the focus (quality, section 5): a list's entry was deleted, a button was replaced, a failed region was loaded again.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let last: Element | null = null;
    /** The control that last had the focus in the page, and what holds it, from the inside out; dialogs lie beside it. */
    let trail: Element[] = [];
    let frameId = 0;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      if (!target.closest('[role="presentation"], [role="dialog"]')) trail = withAncestors(target);
    };
    const rescue = () => {
      frameId = 0;
      if (document.activeElement !== document.body || !last || last.isConnected) return;
      const ancestor = trail.find((element) => element.isConnected && element.querySelector(headings));
      const heading = ancestor?.querySelector<HTMLElement>(headings) ?? document.querySelector<HTMLElement>('main h1');
      // A page that is still loading gets its heading with a later change; an open dialog looks after its own focus.
      if (!heading?.closest('[aria-hidden="true"]')) heading?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(() => {
      frameId ||= requestAnimationFrame(rescue);
    });
    document.addEventListener('focusin', remember);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      changes.disconnect();
      cancelAnimationFrame(frameId);
    };
  }, []);
}

function withAncestors(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [element, ...withAncestors(parent)] : [element];
}
