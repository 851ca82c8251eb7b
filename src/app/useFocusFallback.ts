import { useEffect } from 'react';

const headings = ':is(h1, h2, h3)[tabindex="-1"]';

/** Focuses the nearest heading if the focused control goes and nothing else takes the focus (quality, section 5). */
export function useFocusFallback(): void {
  useEffect(() => {
    let focused: Element | null = null;
    /** The last focused control of the page itself, behind any dialog, and the elements around it. */
    let path: EventTarget[] = [];
    let frameId = 0;
    const remember = (event: FocusEvent) => {
      focused = event.target as Element;
      if (!focused.closest('[role="presentation"], [role="dialog"]')) path = event.composedPath();
    };
    const restore = () => {
      frameId = 0;
      if (document.activeElement !== document.body || !focused || focused.isConnected) return;
      const around = path.filter((element) => element instanceof HTMLElement).filter(({ isConnected }) => isConnected);
      // If there is none, e.g. in Safari, where a press focuses no button: the h1 of the page.
      const heading =
        around.map((element) => element.querySelector<HTMLElement>(headings)).find(Boolean) ??
        document.querySelector<HTMLElement>('main h1');
      // A page that is still loading gets its heading later; an open dialog manages its own focus.
      if (!heading?.closest('[aria-hidden="true"]')) heading?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(() => {
      frameId ||= requestAnimationFrame(restore);
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
