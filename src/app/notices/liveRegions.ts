/** Live regions in which the toasts are shown: errors interrupt, the others wait their turn. */
export interface LiveRegions {
  assertive: HTMLElement;
  polite: HTMLElement;
}
