type Listener = () => void;

/** Who wants to hear of a change, for `useSyncExternalStore`. */
export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * A state outside of React, for `useSyncExternalStore`. It is read when it is first asked for: on a prerendered page
 * there is no browser yet to read it from.
 */
export function createStore<State>(read: () => State) {
  const { notify, subscribe } = createListeners();
  let state: { is: State } | undefined;
  const current = () => {
    state ??= { is: read() };
    return state.is;
  };
  return {
    current,
    subscribe,
    set(next: State) {
      if (Object.is(current(), next)) return;
      state = { is: next };
      notify();
    },
  };
}
