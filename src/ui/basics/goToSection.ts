/** Scrolls a section into view and focuses its heading, or the element with the id `focusedId`. */
export function goToSection(id: string, focusedId?: string): void {
  const section = document.getElementById(id);
  const heading = section?.querySelector<HTMLElement>('h2, h3');
  // The heading of a section that folds is the button in it.
  const focused = focusedId ? document.getElementById(focusedId) : (heading?.querySelector('button') ?? heading);
  focused?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
