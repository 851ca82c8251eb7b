import { useSyncExternalStore } from 'react';

/** A value outside of React's state: a change renders only the components that read the changed part. */
export interface Store<Value> {
  get: () => Value;
  update: (change: (value: Value) => Value) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createExternalStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    update: (change) => {
      value = change(value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The default of a context that holds a store: outside of a provider nothing is kept. */
export function emptyStore<Value>(value: Value): Store<Value> {
  return { ...createExternalStore(value), update: () => undefined };
}

/** Reads a store; `select` has to return the same value as long as nothing has changed. */
export function useStoreValue<Value, Selected>(store: Store<Value>, select: (value: Value) => Selected): Selected {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The `subscribe` of a value that the browser has, which changes with these events. */
export function subscribeTo(target: EventTarget, ...events: string[]) {
  return (onChange: () => void) => {
    for (const event of events) target.addEventListener(event, onChange);
    return () => events.forEach((event) => target.removeEventListener(event, onChange));
  };
}
