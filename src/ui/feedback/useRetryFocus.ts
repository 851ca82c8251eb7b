import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { RequestStatus } from '@/store/trackRequest';

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

interface Place {
  parent: Element | null;
  before: Element | null;
}

/** After a retry: focuses the first control of the loaded content, or the new button. */
export function useRetryFocus(status: RequestStatus, onRetry: () => void): (event: MouseEvent) => void {
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const asked = place.current;
    if (!asked || (status !== 'succeeded' && status !== 'failed')) return;
    place.current = null;
    // Without the button the focus is nowhere, or on a heading (`useFocusFallback`); it may have gone on since.
    if (!document.activeElement?.matches('body, [tabindex="-1"]')) return;
    const content = asked.before?.isConnected ? asked.before.nextElementSibling : asked.parent?.firstElementChild;
    const control = content?.matches(controls) ? content : content?.querySelector(controls);
    (control as HTMLElement | null | undefined)?.focus({ preventScroll: true });
  }, [status]);
  return ({ currentTarget }) => {
    const message = currentTarget.closest('[role="alert"]');
    place.current = message && { parent: message.parentElement, before: message.previousElementSibling };
    onRetry();
  };
}
