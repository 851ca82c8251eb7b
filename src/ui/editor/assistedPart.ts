import { createContext, use, type ReactNode } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { SuggestionType } from '@/api/endpoints/assistant';
import type { SuggestedItem } from '@/domain/suggestedText';

/** A field of the surrounding form. */
export interface AssistedField {
  name: string;
  /** Holds HTML. */
  isRich?: boolean;
}

/** A part of an editor that the assistant can write: a text of the surrounding form, or the items of a list. */
export interface AssistedPart {
  /** Unique in the claim: as its form names its draft, e.g. `shortAnswer` or `longAnswers.12`. */
  name: string;
  type: Exclude<SuggestionType, 'multiple'>;
  /** "Kurzantwort" */
  label: string;
  text?: AssistedField;
  /** The headline beside the text. */
  headline?: AssistedField;
  list?: {
    /** Adds an item as the list's own form would. */
    add: (item: SuggestedItem) => Promise<ApiFailure | null>;
    /** Takes an item away that was added. */
    remove: (item: SuggestedItem) => void;
  };
}

/** A claim, and how to come to the headline of its short answer (D-41). */
export interface AssistedClaim {
  claimId: string;
  /** As it is typed now. */
  readHeadline: () => string;
  goToHeadline: () => void;
}

/** Draws the assistant's button for a part of a claim. */
export type RenderAssistant = (part: AssistedPart, claim: AssistedClaim) => ReactNode;

export const AssistantContext = createContext<(part: AssistedPart) => ReactNode>(() => null);

/** The assistant's button for a part of the surrounding editor; nothing where it has none. */
export function PartAssistant(part: AssistedPart): ReactNode {
  return use(AssistantContext)(part);
}
