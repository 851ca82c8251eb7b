import { createContext, use, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PickUnsent } from '@/domain/pickUnsent';
import { type Draft, readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import { useFieldId } from './fieldRegistry';
import { focusPageHeading } from '@/ui/basics/focus';
import { useDraftOwner, useKeptDraft } from './useKeptDraft';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { FieldComparison } from './FieldComparison';
import { useFormatLocale } from '@/ui/text/useLanguage';

/** Called by a form that has found kept text or could not be saved, so that whatever hides it can show it (quality T33). */
export const ShowFormContext = createContext<() => void>(() => undefined);

const writeDelayMs = 300;

export type ForgetDraft = (name: string) => void;

interface DraftKeeperProps {
  name: string;
  /** Gets the function that forgets a draft which a save made needless, also once the form is gone. */
  registerForgetDraft: (forget: ForgetDraft) => void;
  onRestored?: () => void;
  pickUnsent?: PickUnsent | undefined;
}

/** Keeps unsaved text on this device, and offers it after a crash, a reload or a 401, to its user alone (ux no. 2). */
export function DraftKeeper({ name, registerForgetDraft, onRestored, pickUnsent }: DraftKeeperProps) {
  const form = useFormContext();
  const { userId } = useDraftOwner();
  useMovedDraft(userId, name);
  useDraftWriter(userId, name, registerForgetDraft);
  const [draft, setDraft] = useFoundDraft(userId, name, pickUnsent);
  const fieldId = useFieldId();

  if (!draft) return null;
  // The banner goes with the pressed button, so the focus moves to the text it was about.
  const leaveBanner = () => {
    setDraft(null);
    const fields = Object.keys(form.getValues()).map((field) => document.getElementById(fieldId(field)));
    const first = fields.find((field) => field !== null);
    if (first) first.focus();
    else focusPageHeading();
  };
  return (
    <DraftBanner
      draft={draft}
      current={form.getValues()}
      onRestore={() => {
        for (const [field, value] of Object.entries(draft.values)) {
          form.setValue(field, value, { shouldDirty: true, shouldTouch: true });
        }
        leaveBanner();
        onRestored?.();
      }}
      onDiscard={() => {
        removeDraft(userId, name);
        leaveBanner();
      }}
    />
  );
}

function useFoundDraft(userId: string | null, name: string, pickUnsent: PickUnsent | undefined) {
  const form = useFormContext();
  const [draft, setDraft] = useState<Draft | null>(() => differing(readDraft(userId, name), form.getValues()));
  const isSettled = useKeptDraft(userId, name, pickUnsent);
  const [wasSettled, setWasSettled] = useState(isSettled);
  if (isSettled !== wasSettled) {
    setWasSettled(isSettled);
    const left = readDraft(userId, name);
    // A different draft holds what was typed meanwhile.
    if (!left || left.at === draft?.at) setDraft(differing(left, form.getValues()));
  }
  const onFound = use(ShowFormContext);
  const offered = isSettled ? draft : null;
  const isOffered = offered !== null;
  useEffect(() => {
    if (isOffered) onFound();
  }, [isOffered, onFound]);
  return [offered, setDraft] as const;
}

/** Moves the draft when an entity gets its id while its form is open, so that it is never offered for another one. */
function useMovedDraft(userId: string | null, name: string): void {
  const shownName = useRef(name);
  useEffect(() => {
    const before = shownName.current;
    shownName.current = name;
    const stored = before === name ? null : readDraft(userId, before);
    if (!stored) return;
    writeDraft(userId, name, stored.values, stored.at);
    removeDraft(userId, before);
  }, [name, userId]);
}

/** Writes down what is typed, a moment after the last key, and when the form or the page is left. */
function useDraftWriter(userId: string | null, name: string, registerForgetDraft: (forget: ForgetDraft) => void): void {
  const form = useFormContext();
  const write = useRef<() => void>(() => undefined);
  useEffect(() => {
    registerForgetDraft((saved) => {
      write.current();
      removeDraft(userId, saved);
    });
  }, [registerForgetDraft, userId]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPending = false;
    write.current = () => {
      clearTimeout(timer);
      if (!isPending) return;
      isPending = false;
      writeDraft(userId, name, form.getValues(), Date.now());
    };
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty, type }) => {
        if (!isDirty && type === undefined) return;
        isPending = true;
        clearTimeout(timer);
        timer = setTimeout(() => write.current(), writeDelayMs);
      },
    });
    const flush = () => write.current();
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, [form, name, userId]);
}

function differing(draft: Draft | null, current: Record<string, unknown>): Draft | null {
  if (!draft) return null;
  const differs = Object.entries(draft.values).some(
    ([field, value]) => JSON.stringify(value ?? '') !== JSON.stringify(current[field] ?? ''),
  );
  return differs ? draft : null;
}

interface DraftBannerProps {
  draft: Draft;
  current: Record<string, unknown>;
  onRestore: () => void;
  onDiscard: () => void;
}

/** "Unsaved text from 14:32": restore, compare or discard (ux no. 2). */
function DraftBanner({ draft, current, onRestore, onDiscard }: DraftBannerProps) {
  const { t } = useTranslation('editing');
  const locale = useFormatLocale();
  const [isComparing, setComparing] = useState(false);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(draft.at);
  return (
    <Alert severity="info" slotProps={{ message: { sx: { flex: 1, minWidth: 0 } } }}>
      <Typography>{t('draft.found', { time })}</Typography>
      {isComparing ? (
        <FieldComparison
          label={t('draft.comparison')}
          names={Object.keys(draft.values)}
          saved={{ title: t('draft.savedText'), values: current }}
          unsaved={draft.values}
        />
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" onClick={onRestore}>
          {t('draft.restore')}
        </Button>
        <Button size="small" aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
          {t('draft.compare')}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      </Stack>
    </Alert>
  );
}
