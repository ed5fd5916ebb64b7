import { useSyncExternalStore } from "react";
import { type ShownToast, toastStore } from "./toast-store.ts";

const none: readonly ShownToast[] = [];

export const useToasts = () => useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
