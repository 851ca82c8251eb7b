import { useState } from 'react';
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
  const set = (section: Section, isOpen: boolean) => {
    const next = isOpen ? [...new Set([...open, section])] : open.filter((other) => other !== section);
    setOpen(next);
    writeStored('openSections', next, editor);
  };
  return { isOpen: (section: Section) => open.includes(section), set };
}
