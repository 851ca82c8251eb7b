import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds for which "copied" is shown (NAV-14). */
const shownFor = 1500;

export interface CopiedText {
  text: string;
  /** Name of the copied thing in the button's name: "Copy: verification page". */
  what: string;
  onCopied?: () => void;
}

/** For a moment, `announcement` says that it was copied, or that the browser refuses. */
export function useCopy({ text, onCopied }: Omit<CopiedText, 'what'>) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    const copied = await copyText(text);
    setOutcome(copied ? 'copied' : 'refused');
    timer.current = setTimeout(() => setOutcome(null), shownFor);
    if (copied) onCopied?.();
  };
  const isCopied = outcome === 'copied';
  const announcement = isCopied ? t('action.copied') : outcome === 'refused' ? t('copy.refused') : '';
  return { isCopied, announcement, press: () => void copy() };
}

/** To the clipboard; by a hidden field where the browser offers none (plain http) or refuses it. False if neither works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, { position: 'fixed', insetInlineStart: '-9999px' });
  document.body.append(field);
  field.select();
  try {
    // Deprecated, and the only way where there is no clipboard.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
