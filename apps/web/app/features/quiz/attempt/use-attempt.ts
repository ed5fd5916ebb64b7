import { useEffect, useSyncExternalStore } from "react";
import { attemptStore } from "./attempt-store.ts";

/** The attempt on this device; none in prerendered markup. */
export function useAttempt() {
  useEffect(() => {
    // Only out of sight: a question must not change under the eyes of whoever is reading it.
    const follow = (event: StorageEvent) => {
      if (document.visibilityState === "hidden" && event.storageArea === window.localStorage) {
        attemptStore.refresh();
      }
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  return useSyncExternalStore(attemptStore.subscribe, attemptStore.current, () => null);
}
