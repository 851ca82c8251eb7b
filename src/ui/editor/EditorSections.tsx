import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ApiFailure } from '@/api/client/failure';
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
  updating: boolean;
  update: () => Promise<void>;
}

const Context = createContext<EditorSections>({
  entries: new Map(),
  report: () => undefined,
  updating: false,
  update: () => Promise.resolve(),
});

interface EditorSectionsProviderProps {
  /** After all collected changes went out. */
  onUpdated: () => void;
  children: ReactNode;
}

/** Holds what the sections of an editor say about being saved, for its head line and its one "Update" (ux no. 1). */
export function EditorSectionsProvider({ onUpdated, children }: EditorSectionsProviderProps) {
  const [entries, setEntries] = useState<ReadonlyMap<string, SectionEntry>>(new Map());
  const [updating, setUpdating] = useState(false);
  const report = useCallback((name: string, entry: SectionEntry | null) => {
    setEntries((current) => {
      const next = new Map(current);
      if (entry) next.set(name, entry);
      else next.delete(name);
      return next;
    });
  }, []);
  const value = useMemo(() => {
    const update = async () => {
      setUpdating(true);
      let failed = false;
      for (const { send } of entries.values()) {
        if (send && (await send())) failed = true;
      }
      setUpdating(false);
      if (!failed) onUpdated();
    };
    return { entries, report, updating, update };
  }, [entries, report, updating, onUpdated]);
  return <Context value={value}>{children}</Context>;
}

/** Tells the surrounding editor how a section stands; outside an editor nothing happens. */
export function useRegisterSection(name: string, state: SaveStateValue, send: SendSection | null = null): void {
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

/** How many sections wait for "Update", and a way to send them one after another; those that fail keep their changes. */
export function useStagedSections() {
  const { entries, updating, update } = useContext(Context);
  const count = [...entries.values()].filter(({ send }) => send !== null).length;
  return { count, updating, update };
}
