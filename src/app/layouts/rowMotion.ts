import { motion } from '../themeComponents';

/** More rows at once are another view of the list, and no single rows that come or go. */
const fewRows = 3;
const timing = { duration: motion.change, easing: 'ease-out' } as const;

/**
 * Lets single rows of the lists marked with `data-rows` grow in and shrink out. It only looks at the page from the
 * outside: what React has removed is gone at once, and a lifeless copy takes its leave.
 */
export function watchRows(area: HTMLElement, isMotionWelcome: () => boolean): () => void {
  const changes = new MutationObserver((records) => {
    const inLists = records.filter(({ target }) => (target as Element).matches('[data-rows]'));
    const changed = inLists.reduce((sum, record) => sum + record.addedNodes.length + record.removedNodes.length, 0);
    if (changed === 0 || changed > fewRows || !isMotionWelcome()) return;
    for (const { target, addedNodes, removedNodes, nextSibling } of inLists) {
      // A row that was only moved is still there.
      for (const row of rowsOf(removedNodes)) if (!row.isConnected) leave(row, target, nextSibling);
      for (const row of rowsOf(addedNodes)) {
        if (row.isConnected && !inLists.some((record) => [...record.removedNodes].includes(row))) enter(row);
      }
    }
  });
  changes.observe(area, { childList: true, subtree: true });
  return () => changes.disconnect();
}

function rowsOf(nodes: NodeList): HTMLElement[] {
  return [...nodes].filter((node) => node instanceof HTMLElement).filter(({ inert }) => !inert);
}

const grown = (row: HTMLElement) => ({ height: `${row.offsetHeight}px`, opacity: 1, overflow: 'clip' });
const gone = { height: '0px', opacity: 0, overflow: 'clip' };

function enter(row: HTMLElement): void {
  row.animate([gone, grown(row)], timing);
}

function leave(row: HTMLElement, list: Node, next: Node | null): void {
  const copy = row.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  list.insertBefore(copy, next?.parentNode === list ? next : null);
  copy.animate([grown(copy), gone], timing).addEventListener('finish', () => copy.remove());
}
