import { Box } from '@mui/material';
import { createContext, use, type ReactNode } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { SuggestionType } from '@/api/endpoints/assistant';
import { littleRoom } from '@/ui/basics/stickyBar';
import type { SuggestedItem } from '@/domain/suggestedText';

export interface AssistedField {
  name: string;
  isRich?: boolean;
}

/** Either a text of the surrounding form, or the items of a list. */
export interface AssistedSection {
  /** Unique in the claim: as its form names its draft, e.g. `shortAnswer` or `longAnswers.12`. */
  name: string;
  type: Exclude<SuggestionType, 'multiple'>;
  /** "Kurzantwort" */
  label: string;
  text?: AssistedField;
  headline?: AssistedField;
  list?: {
    /** Adds an item as the list's own form would. */
    add: (item: SuggestedItem) => Promise<ApiFailure | null>;
    remove: (item: SuggestedItem) => void;
    /** While true, only the assistant in that form is offered. */
    isFormOpen: boolean;
  };
}

/** A claim and the headline of its short answer (D-41). */
export interface AssistedClaim {
  claimId: string;
  readHeadline: () => string;
  goToHeadline: () => void;
}

interface Assistance {
  /** Reads its section by `useAssistedSection`. */
  assistant: ReactNode;
  claim: AssistedClaim;
}

const AssistanceContext = createContext<Assistance | null>(null);
const SectionContext = createContext<{ section: AssistedSection; claim: AssistedClaim } | null>(null);

interface AssistanceProviderProps extends Assistance {
  children: ReactNode;
}

export function AssistanceProvider({ assistant, claim, children }: AssistanceProviderProps) {
  return <AssistanceContext value={{ assistant, claim }}>{children}</AssistanceContext>;
}

/** Renders nothing outside of an `AssistanceProvider`. */
export function SectionAssistant(section: AssistedSection) {
  const assistance = use(AssistanceContext);
  if (!assistance) return null;
  return (
    <SectionContext value={{ section, claim: assistance.claim }}>
      <Box sx={section.list ? atEnd : atFirstLabel}>{assistance.assistant}</Box>
    </SectionContext>
  );
}

const atEnd = { marginInlineStart: 'auto', '&:empty': { display: 'none' } } as const;

/** In the line of the form's first label, above its field, which begins 20 px below. */
const atFirstLabel = {
  alignSelf: 'flex-end',
  position: 'relative',
  zIndex: 1,
  height: 44,
  mt: '-12px',
  mb: '-52px',
  [littleRoom]: { height: 'auto', my: 0 },
} as const;

/** Throws outside of `SectionAssistant`. */
export function useAssistedSection(): { section: AssistedSection; claim: AssistedClaim } {
  const assisted = use(SectionContext);
  if (!assisted) throw new Error('An assistant stands inside of <SectionAssistant>.');
  return assisted;
}
