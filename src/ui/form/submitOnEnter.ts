import type { KeyboardEvent } from 'react';

/** For a text that is one line, however long, in a field that grows with it: Enter submits the form. */
export function submitOnEnter(event: KeyboardEvent): void {
  const { target, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  target.form?.requestSubmit();
}
