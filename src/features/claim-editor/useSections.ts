import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '@/platform/clientStorage';
import { goToSection } from '@/ui/basics/focus';
import type { ClaimSection } from './sectionTable';

const firstSection: ClaimSection = 'shortAnswer';

/** At the first visit the first section is open, later those that were left open (ux 4.3). */
export function useSections(claimId: string) {
  const editor = `claim-${claimId}`;
  const [open, setOpen] = useState<readonly ClaimSection[]>(() => {
    const stored = readStored('openSections', editor);
    return Array.isArray(stored) ? (stored as ClaimSection[]) : [firstSection];
  });
  // Two sections may be opened before the next render, by the kept text of each.
  const latestOpen = useRef(open);
  const [edited, setEdited] = useState(firstSection);
  /** Scrolled to after the render that opens it. */
  const [target, setTarget] = useState<{ section: ClaimSection; field: string | undefined } | null>(null);
  useEffect(() => {
    if (target) goToSection(target.section, target.field);
  }, [target]);
  const toggle = (section: ClaimSection, isOpen: boolean) => {
    const others = latestOpen.current.filter((other) => other !== section);
    latestOpen.current = isOpen ? [...others, section] : others;
    setOpen(latestOpen.current);
    writeStored('openSections', latestOpen.current, editor);
    if (isOpen) setEdited(section);
  };
  const goTo = (section: ClaimSection, field?: string) => {
    toggle(section, true);
    setTarget({ section, field });
  };
  return { isOpen: (section: ClaimSection) => open.includes(section), edited, toggle, goTo };
}
