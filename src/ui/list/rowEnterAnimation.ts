import type { AnimationEvent } from 'react';

/** A row that is moved in the document would be animated again. */
function stayEntered({ target, currentTarget }: AnimationEvent<HTMLElement>) {
  const row = target as HTMLElement;
  if (row.parentElement === currentTarget) row.style.animation = 'none';
}

/** Props of a list whose added rows fade in and grow, by styles of the theme (ux 2.8). */
export const rowEnterAnimation = { 'data-rows': '', onAnimationEnd: stayEntered } as const;
