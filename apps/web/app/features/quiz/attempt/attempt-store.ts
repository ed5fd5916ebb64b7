import { deviceStorage, type GuardedStorage } from "../../../lib/storage/storage.ts";
import { createStore } from "../../../lib/store.ts";
import type { Attempt } from "./attempt.ts";
import { readAttempt } from "./read-attempt.ts";

const key = "quiz-attempt";

/**
 * The attempt of this device. Every change is written at once and whole, so that a crash loses nothing and of two tabs
 * the last to write wins. Where nothing can be kept, the quiz goes on in memory.
 */
export function createAttemptStore(storage: GuardedStorage) {
  const read = (): Attempt | null => storage.read(key, readAttempt) ?? null;
  const { current, subscribe, set } = createStore(read);
  return {
    current,
    subscribe,
    write(next: Attempt | null) {
      if (next === current()) return;
      if (next) storage.write(key, next);
      else storage.remove(key);
      set(next);
    },
    /** Takes over what another tab has written since. */
    refresh: () => set(read()),
  };
}

export const attemptStore = createAttemptStore(deviceStorage);
