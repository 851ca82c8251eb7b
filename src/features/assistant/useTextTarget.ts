import { useMemo } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { draftKey } from '@/domain/draftKey';
import { htmlOfPlainText, isMarkup, plainTextOf } from '@/domain/richText';
import { useFieldId } from '@/ui/form/fieldRegistry';
import type { AssistedClaim, AssistedField, AssistedSection } from '@/features/claim-fields';

export interface TextField {
  /** HTML where the field is rich. */
  read: () => string;
  write: (value: string) => void;
  subscribe: (onChange: () => void) => () => void;
  plain: (value: string) => string;
  /** The value for a plain text, appended to `before` where given. */
  valueOf: (text: string, before?: string) => string;
  focus: () => void;
}

export interface OpenSection extends Omit<AssistedSection, 'text' | 'headline'>, AssistedClaim {
  /** Unique in the session; also the prefix of draft keys. */
  id: string;
  text: TextField | undefined;
  headline: TextField | undefined;
  /** Of the claim itself, where the section has a headline of its own. */
  claim: AssistedClaim;
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
    return {
      read: () => String(getValues(name) ?? ''),
      write: (value) => setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
      subscribe: (onChange) => subscribe({ name, formState: { values: true }, callback: onChange }),
      plain: (value) => (isRich ? plainTextOf(value) : value.trim()),
      valueOf: (text, before = '') =>
        isRich ? asMarkup(before) + htmlOfPlainText(text) : [before.trimEnd(), text].filter(Boolean).join('\n\n'),
      focus: () => document.getElementById(id)?.focus(),
    };
  }, [getValues, setValue, subscribe, name, isRich, id]);
}

/** A long answer may still be plain text (D-45). */
const asMarkup = (value: string) => (isMarkup(value) ? value : htmlOfPlainText(value));

export type TextPlace = 'replace' | 'below';
