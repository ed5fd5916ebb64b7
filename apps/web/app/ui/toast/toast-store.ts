import { tabStorage } from "../../lib/storage/storage.ts";
import { createStore } from "../../lib/store.ts";
import { carryToast, type ToastWords } from "./carried-toast.ts";

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
