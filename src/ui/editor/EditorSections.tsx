import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLatest } from '@/store/hooks';
import type { ApiFailure } from '@/api/client/failure';
import { createExternalStore, emptyStore, useStoreValue } from '@/ui/basics/createExternalStore';
import type { SaveStateValue } from '@/ui/form/useSaveForm';

/** Changes of a section that wait for "Update". */
export interface StagedChanges {
  send: () => Promise<ApiFailure | null>;
  /** The values they would set, by field. */
  read: () => Record<string, unknown>;
}

interface SectionEntry {
  state: SaveStateValue;
  staged: StagedChanges | null;
}

type Entries = ReadonlyMap<string, SectionEntry>;

const noEntries: Entries = new Map();
const StoreContext = createContext(emptyStore(noEntries));
const UpdateContext = createContext({
  updating: false,
  update: () => Promise.resolve(),
});

interface EditorSectionsProviderProps {
  /** Gets the values of all collected changes before they are sent; `false` sends nothing (D-62). */
  beforeUpdate?: (values: Record<string, unknown>) => Promise<boolean>;
  /** Called once all collected changes are saved. */
  onUpdated: () => void;
  children: ReactNode;
}

/** Holds the save states of an editor's sections for its head line, and their changes for its one "Update" (ux no. 1). */
export function EditorSectionsProvider({ children, ...events }: EditorSectionsProviderProps) {
  const [store] = useState(() => createExternalStore(noEntries));
  const [updating, setUpdating] = useState(false);
  const isUpdatingRef = useRef(false);
  const latestEventsRef = useLatest(events);
  const value = useMemo(() => {
    const update = async () => {
      const { beforeUpdate } = latestEventsRef.current;
      // The state changes with the next render; this lock holds at once (quality T29).
      if (isUpdatingRef.current) return;
      isUpdatingRef.current = true;
      setUpdating(true);
      const all = [...store.get().values()]
        .flatMap(({ staged }) => staged ?? [])
        .map(({ send, read }) => ({ send, read, pressed: JSON.stringify(read()) }));
      const values = Object.assign({}, ...all.map(({ read }) => read())) as Record<string, unknown>;
      if (!beforeUpdate || (await beforeUpdate(values))) {
        let isDone = true;
        for (const { send, read, pressed } of all) {
          // What is typed after the press waits for the next one.
          if (JSON.stringify(read()) !== pressed || (await send())) isDone = false;
        }
        if (isDone) latestEventsRef.current.onUpdated();
      }
      isUpdatingRef.current = false;
      setUpdating(false);
    };
    return { updating, update };
  }, [store, updating, latestEventsRef]);
  return (
    <StoreContext value={store}>
      <UpdateContext value={value}>{children}</UpdateContext>
    </StoreContext>
  );
}

/** Registers a section's save state and waiting changes with the surrounding editor; does nothing outside of one. */
export function useRegisterSection(name: string, state: SaveStateValue, staged: StagedChanges | null = null): void {
  const { update } = useContext(StoreContext);
  const latestRef = useLatest(staged);
  const isStaged = staged !== null;
  useEffect(() => {
    const forwarded = {
      send: () => latestRef.current?.send() ?? Promise.resolve(null),
      read: () => latestRef.current?.read() ?? {},
    };
    update((entries) => new Map(entries).set(name, { state, staged: isStaged ? forwarded : null }));
  }, [update, name, state, isStaged, latestRef]);
  useEffect(() => () => update((entries) => new Map([...entries].filter(([key]) => key !== name))), [update, name]);
}

/** The save state of the editor as a whole: an error wins over a running save, and that over the last success. */
export function useEditorState(): SaveStateValue {
  return useStoreValue(useContext(StoreContext), overallState);
}

const untouched: SaveStateValue = { status: 'untouched' };

function overallState(entries: Entries): SaveStateValue {
  const states = [...entries.values()].map(({ state }) => state);
  const firstWith = (status: SaveStateValue['status']) => states.find((state) => state.status === status);
  const lastSaved = states
    .filter((state) => state.status === 'saved')
    .toSorted((a, b) => b.at - a.at)
    .at(0);
  return firstWith('failed') ?? firstWith('invalid') ?? firstWith('saving') ?? lastSaved ?? untouched;
}

/** How many sections wait for "Update", and a way to send them one after another; those that fail keep their changes. */
export function useStagedSections() {
  const store = useContext(StoreContext);
  const count = useStoreValue(store, (entries) => [...entries.values()].filter(({ staged }) => staged !== null).length);
  return { count, ...useContext(UpdateContext) };
}

/** Whether changes of a section wait for "Update" or are being sent. */
export function useHasStagedChanges(name: string): boolean {
  return useStoreValue(useContext(StoreContext), (entries) => (entries.get(name)?.staged ?? null) !== null);
}
