import { useEffect } from 'react';

/** Headings that take the focus where their section or page begins. */
const headings = ':is(h1, h2, h3)[tabindex="-1"]';

/**
 * A control that is gone leaves the focus nowhere: a list's entry was deleted, a button was answered and replaced, a
 * failed region was read again. Then the heading of what is left around its place has the focus, so that the keyboard
 * goes on there (quality, section 5). Who takes the focus on purpose is first.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let last: Element | null = null;
    /** The control that last had the focus in the page, and what holds it, from the inside out; dialogs lie beside it. */
    let trail: Element[] = [];
    let asked = 0;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      if (!target.closest('[role="presentation"], [role="dialog"]')) trail = withAncestors(target);
    };
    const rescue = () => {
      asked = 0;
      if (document.activeElement !== document.body || !last || last.isConnected) return;
      const place = trail.find((element) => element.isConnected && element.querySelector(headings));
      const heading = place?.querySelector<HTMLElement>(headings) ?? document.querySelector<HTMLElement>('main h1');
      // A page that is still loading gets its heading with a later change; an open dialog looks after its own focus.
      if (!heading?.closest('[aria-hidden="true"]')) heading?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(() => {
      asked ||= requestAnimationFrame(rescue);
    });
    document.addEventListener('focusin', remember);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      changes.disconnect();
      cancelAnimationFrame(asked);
    };
  }, []);
}

function withAncestors(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [element, ...withAncestors(parent)] : [element];
}
