import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ApiFailure } from '@/api/failure';
import type { SaveStateValue } from './SaveState';

/** Sends what a section has collected; answers the failure or null. */
export type SendSection = () => Promise<ApiFailure | null>;

interface SectionEntry {
  state: SaveStateValue;
  /** There where changes wait for "Update". */
  send: SendSection | null;
}

interface EditorSections {
  entries: ReadonlyMap<string, SectionEntry>;
  report: (name: string, entry: SectionEntry | null) => void;
}

const Context = createContext<EditorSections>({ entries: new Map(), report: () => undefined });

/** Holds what the sections of an editor say about being saved, for its head line and its one "Update" button (ux no. 1). */
export function EditorSectionsProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<ReadonlyMap<string, SectionEntry>>(new Map());
  const report = useCallback((name: string, entry: SectionEntry | null) => {
    setEntries((current) => {
      const next = new Map(current);
      if (entry) next.set(name, entry);
      else next.delete(name);
      return next;
    });
  }, []);
  const value = useMemo(() => ({ entries, report }), [entries, report]);
  return <Context value={value}>{children}</Context>;
}

/** Tells the surrounding editor how a section stands; outside an editor nothing happens. */
export function useReportedSection(name: string, state: SaveStateValue, send: SendSection | null = null): void {
  const { report } = useContext(Context);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const waits = send !== null;
  useEffect(() => {
    report(name, { state, send: waits ? () => latest.current?.() ?? Promise.resolve(null) : null });
  }, [report, name, state, waits]);
  useEffect(() => () => report(name, null), [report, name]);
}

/** How the editor as a whole stands: what is wrong wins over what is running, and that over the last success. */
export function useEditorState(): SaveStateValue {
  const states = [...useContext(Context).entries.values()].map(({ state }) => state);
  const found = (status: SaveStateValue['status']) => states.find((state) => state.status === status);
  const lastSaved = states
    .filter((state) => state.status === 'saved')
    .toSorted((one, other) => other.at - one.at)
    .at(0);
  return found('failed') ?? found('invalid') ?? found('saving') ?? lastSaved ?? { status: 'untouched' };
}

/** The sections that wait for "Update", and a way to send them one after another. */
export function useCollectedSections() {
  const { entries } = useContext(Context);
  const waiting = [...entries.values()].flatMap(({ send }) => (send ? [send] : []));
  const [busy, setBusy] = useState(false);
  /** Sends every section; those that fail keep their changes and say why. Answers the first failure. */
  const sendAll = async (): Promise<ApiFailure | null> => {
    setBusy(true);
    let first: ApiFailure | null = null;
    for (const send of waiting) {
      const failure = await send();
      first ??= failure;
    }
    setBusy(false);
    return first;
  };
  return { count: waiting.length, busy, sendAll };
}
