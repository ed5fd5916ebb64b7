import { useSyncExternalStore } from "react";
import { type GuardedStorage, tabStorage } from "../../lib/storage/storage.ts";
import { createStore } from "../../lib/store.ts";

type ToastWords = {
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

export type ShownToast = ToastWords & { id: number; isOpen: boolean };

type ToastOptions = ToastWords & {
  /** Shown again on the next page, if the browser leaves this one while it is still to be read. */
  survivesPageLoad?: boolean;
};

const limit = 1;
const removalDelayMs = 1_000_000;

/** The toasts of the page. It knows nothing of how they are drawn, so that any page can afford to import it. */
export function createToastStore(carried: ReturnType<typeof carryToast>) {
  const { current, subscribe, set } = createStore<readonly ShownToast[]>(() => []);
  let lastId = 0;

  const remove = (id: number) => set(current().filter((toast) => toast.id !== id));

  /** Closes a toast at once; it leaves the state much later, when nothing can be animating it any more. */
  const dismiss = (id: number) => {
    if (!current().some((toast) => toast.id === id && toast.isOpen)) return;
    carried.drop();
    set(current().map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
    setTimeout(() => remove(id), removalDelayMs);
  };

  const show = ({ survivesPageLoad = false, ...words }: ToastOptions) => {
    lastId += 1;
    const id = lastId;
    if (survivesPageLoad) carried.keep(words);
    else carried.drop();
    // The newest first; whatever is over the limit gives way.
    set([{ ...words, id, isOpen: true }, ...current()].slice(0, limit));
    // For what is settled before it was read, such as a failure whose retry succeeded.
    return { id, dismiss: () => dismiss(id) };
  };

  return {
    show,
    dismiss,
    /** Shows what the page before has left. */
    showCarried: () => {
      const words = carried.take();
      if (words) show(words);
    },
    current,
    subscribe,
  };
}

export const toastStore = createToastStore(carryToast(tabStorage));

/** Tells the person something in a few words, one message at a time. */
export const toast = toastStore.show;

const none: readonly ShownToast[] = [];

export const useToasts = () => useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
