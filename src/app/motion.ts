/** Milliseconds of every motion of the product (ux 2.8). */
export const motion = { change: 150, page: 120, panel: 200 } as const;
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** Also false where the browser cannot animate by script. */
export function isMotionWelcome(): boolean {
  return 'animate' in Element.prototype && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
