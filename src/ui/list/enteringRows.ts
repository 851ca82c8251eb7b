import type { AnimationEvent } from 'react';

/** A row that is moved in the document would enter again. */
function stayEntered({ target, currentTarget }: AnimationEvent<HTMLElement>) {
  const row = target as HTMLElement;
  if (row.parentElement === currentTarget) row.style.animation = 'none';
}

/** For a list whose added rows fade and grow in: the theme moves them (ux 2.8). */
export const enteringRows = { 'data-rows': '', onAnimationEnd: stayEntered } as const;
