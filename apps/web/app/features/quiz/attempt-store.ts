import type { Attempt } from "./attempt.ts";
import { readAttempt } from "./read-attempt.ts";

const key = "quiz-attempt";

type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The attempt of this device. Every change is written at once and whole, so that a crash loses nothing and of two tabs
 * the last to write wins. Where nothing can be kept, the quiz goes on in memory.
 */
export function createAttemptStore(storage: () => DeviceStorage) {
  let attempt: Attempt | null | undefined;
  const listeners = new Set<() => void>();

  const read = (): Attempt | null => {
    try {
      return readAttempt(JSON.parse(storage().getItem(key) ?? "null"));
    } catch {
      // Switched off, or not ours.
      return null;
    }
  };
  const set = (next: Attempt | null) => {
    attempt = next;
    for (const listener of listeners) listener();
  };
  const current = () => {
    if (attempt === undefined) attempt = read();
    return attempt;
  };

  return {
    current,
    write(next: Attempt | null) {
      if (next === current()) return;
      try {
        if (next) storage().setItem(key, JSON.stringify(next));
        else storage().removeItem(key);
      } catch {
        // Full or switched off: then it lasts as long as the page.
      }
      set(next);
    },
    /** Takes over what another tab has written since. */
    refresh: () => set(read()),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const attemptStore = createAttemptStore(() => window.localStorage);
