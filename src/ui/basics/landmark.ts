/**
 * Container for something that opens beside a control: the dialog or the main part of the page that holds the control, so
 * that no content is outside of all landmarks; else, also for a control that is gone by now, the main part.
 */
export function landmarkOf(control: Element | null): Element {
  return control?.closest('[role="dialog"], main') ?? document.querySelector('main') ?? document.body;
}
