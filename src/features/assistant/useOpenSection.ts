import { useMemo, useSyncExternalStore } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { draftKey } from '@/domain/draftKey';
import { htmlOfPlainText, isMarkup, plainTextOf } from '@/domain/richText';
import { useFieldId } from '@/ui/form/fieldRegistry';
import type { AssistedClaim, AssistedField, AssistedSection } from '@/features/claim-fields/SectionAssistant';

export interface TextField {
  /** HTML where the field is rich. */
  read: () => string;
  /** Focuses the field; one step for its own undo. */
  write: (value: string) => void;
  subscribe: (onChange: () => void) => () => void;
  plain: (value: string) => string;
  /** The value for a plain text, appended to `before` where given. */
  valueOf: (text: string, before?: string) => string;
  focus: () => void;
}

export interface OpenSection extends Omit<AssistedSection, 'text' | 'headline'>, AssistedClaim {
  /** Unique in the session. */
  id: string;
  text: TextField | undefined;
  headline: TextField | undefined;
  /** Of the claim itself, where the section has a headline of its own. */
  claim: AssistedClaim;
}

/** `headline`: null where it is not wanted. */
export interface AcceptedText {
  text: string;
  place: 'replace' | 'below';
  headline: string | null;
}

/** Finds the fields of a section in the surrounding form. */
export function useOpenSection(section: AssistedSection, claim: AssistedClaim): OpenSection {
  const text = useTextField(section.text);
  const headline = useTextField(section.headline);
  // Short and long answers are written for their own headline.
  const isOwn = headline !== undefined && (section.type === 'short_answer' || section.type === 'long_answer');
  return {
    ...section,
    ...claim,
    id: draftKey({ type: 'claim', id: claim.claimId, section: section.name }),
    ...(isOwn ? { readHeadline: headline.read, goToHeadline: headline.focus } : {}),
    text,
    headline,
    claim,
  };
}

function useTextField(field: AssistedField | undefined): TextField | undefined {
  // Lists that save each item have no form around them.
  const form = useFormContext() as UseFormReturn | null;
  const id = useFieldId()(field?.name ?? '');
  const { name, isRich = false } = field ?? {};
  const { getValues, setValue, subscribe } = form ?? {};
  return useMemo(() => {
    if (name === undefined || !getValues || !setValue || !subscribe) return undefined;
    const focus = () => document.getElementById(id)?.focus();
    return {
      read: () => String(getValues(name) ?? ''),
      write: (value) => {
        focus();
        if (isRich || !retype(document.activeElement, value)) {
          setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
        }
      },
      subscribe: (onChange) => subscribe({ name, formState: { values: true }, callback: onChange }),
      plain: (value) => (isRich ? plainTextOf(value) : value.trim()),
      valueOf: (text, before = '') =>
        isRich ? asMarkup(before) + htmlOfPlainText(text) : [before.trimEnd(), text].filter(Boolean).join('\n\n'),
      focus,
    };
  }, [getValues, setValue, subscribe, name, isRich, id]);
}

/** A long answer may still be plain text (D-45). */
const asMarkup = (value: string) => (isMarkup(value) ? value : htmlOfPlainText(value));

/** False where the browser cannot. */
function retype(field: Element | null, text: string): boolean {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return false;
  field.select();
  try {
    // Deprecated, and the only way that the browser's own undo takes back.
    document.execCommand(text ? 'insertText' : 'delete', false, text);
  } catch {
    return false;
  }
  return field.value === text;
}

const neverChanges = () => () => undefined;

/** The plain text as it is typed; '' without a field. */
export function useFieldText(field: TextField | undefined): string {
  const value = useSyncExternalStore(field?.subscribe ?? neverChanges, () => field?.read() ?? '');
  return useMemo(() => field?.plain(value) ?? '', [field, value]);
}
