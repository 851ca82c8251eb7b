/**
 * Where something that opens beside a control belongs: into the dialog or the main part of the page that holds the
 * control, so that no content is outside of all landmarks.
 */
export function landmarkOf(control: Element | null): Element {
  return control?.closest('[role="dialog"], main') ?? document.body;
}
