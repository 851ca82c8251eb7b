import { useRef, useState } from 'react';
import { readStored, writeStored } from '@/platform/clientStorage';

/**
 * Keeps which sections of an editor are open: the first alone at the first visit, later as they were left (ux 4.3).
 * @param editor Name of the editor and its entity, e.g. `claim-7`.
 */
export function useOpenSections<Section extends string>(editor: string, first: Section) {
  const [open, setOpen] = useState<readonly Section[]>(() => {
    const stored = readStored('openSections', editor);
    return Array.isArray(stored) ? (stored as Section[]) : [first];
  });
  // Two sections may be opened before the next render, by the kept text of each.
  const latest = useRef(open);
  const set = (section: Section, isOpen: boolean) => {
    const before = latest.current;
    const next = isOpen ? [...new Set([...before, section])] : before.filter((other) => other !== section);
    latest.current = next;
    setOpen(next);
    writeStored('openSections', next, editor);
  };
  return { isOpen: (section: Section) => open.includes(section), set };
}
