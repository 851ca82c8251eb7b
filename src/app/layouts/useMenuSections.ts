import { useState } from 'react';
import { readStored, writeStored } from '@/platform/clientStorage';
import type { MenuSection } from '@/routes/table';

/** Open until somebody closes them; the others open with one of their pages. */
const openAtFirst: readonly MenuSection[] = ['start', 'competence', 'claims', 'posts'];

/** Which sections of the menu are folded; what the user opened or closed is remembered on the device. */
export function useMenuSections(current: MenuSection | undefined): {
  isExpanded: (section: MenuSection) => boolean;
  toggle: (section: MenuSection) => void;
} {
  const [chosen, setChosen] = useState(readChosen);
  const isExpanded = (section: MenuSection) =>
    chosen[section] ?? (openAtFirst.includes(section) || section === current);
  return {
    isExpanded,
    toggle: (section) => {
      const next = { ...chosen, [section]: !isExpanded(section) };
      setChosen(next);
      writeStored('menuSections', next);
    },
  };
}

function readChosen(): Partial<Record<MenuSection, boolean>> {
  const stored = readStored('menuSections');
  return typeof stored === 'object' && stored !== null ? stored : {};
}
