export type ToastWords = {
  title: string;
  description?: string;
  variant?: "plain" | "destructive";
  durationMs?: number;
};

const key = "toast-for-next-page";
/** Longer than any page takes to load, shorter than a visit elsewhere from which one comes back. */
const maxAgeMs = 30_000;

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps a toast over a full-page navigation, for this tab alone. A browser without storage does without. */
export function carryToast(storage: () => TabStorage, now: () => number = Date.now) {
  const attempt = <Result>(use: (storage: TabStorage) => Result): Result | undefined => {
    try {
      return use(storage());
    } catch {
      // Storage may be switched off or full.
      return undefined;
    }
  };
  const drop = () => attempt((tab) => tab.removeItem(key));
  return {
    keep: (words: ToastWords) => attempt((tab) => tab.setItem(key, JSON.stringify({ at: now(), words }))),
    drop,
    take: (): ToastWords | undefined => {
      const kept = attempt((tab) => JSON.parse(tab.getItem(key) ?? "null"));
      drop();
      const isFresh = typeof kept?.at === "number" && now() - kept.at < maxAgeMs;
      return isFresh && typeof kept.words?.title === "string" ? kept.words : undefined;
    },
  };
}
