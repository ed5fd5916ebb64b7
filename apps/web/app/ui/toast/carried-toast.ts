import type { GuardedStorage } from "../../lib/storage/storage.ts";

export type ToastWords = {
  title: string;
  description?: string;
  variant?: "plain" | "destructive";
  durationMs?: number;
};

const key = "toast-for-next-page";
/** Longer than any page takes to load, shorter than a visit elsewhere from which one comes back. */
const maxAgeMs = 30_000;

/** Keeps a toast over a full-page navigation, for this tab alone. A browser without storage does without. */
export function carryToast(storage: GuardedStorage, now: () => number = Date.now) {
  const drop = () => storage.remove(key);
  const wordsOf = (kept: unknown): ToastWords | undefined => {
    const { at, words } = kept as { at: number; words: ToastWords };
    const isFresh = typeof at === "number" && now() - at < maxAgeMs;
    return isFresh && typeof words.title === "string" ? words : undefined;
  };
  return {
    keep: (words: ToastWords) => void storage.write(key, { at: now(), words }),
    drop,
    take: (): ToastWords | undefined => {
      const words = storage.read(key, wordsOf);
      drop();
      return words;
    },
  };
}
