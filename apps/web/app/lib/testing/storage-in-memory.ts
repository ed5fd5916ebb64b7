import type { StorageArea } from "../storage/storage.ts";

/** A storage area without a browser, for tests: it can be looked into, filled up and switched off. */
export function storageInMemory(kept = new Map<string, string>()) {
  const area: StorageArea = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return { kept, area: () => area };
}

export const switchedOff = (): never => {
  throw new DOMException("Access is denied.", "SecurityError");
};

/** One that takes nothing more. */
export const fullStorage = (): StorageArea => ({
  ...storageInMemory().area(),
  setItem: () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  },
});
