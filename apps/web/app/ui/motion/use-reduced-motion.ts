import { useSyncExternalStore } from "react";

const query = () => window.matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(listener: () => void) {
  const preference = query();
  preference.addEventListener("change", listener);
  return () => preference.removeEventListener("change", listener);
}

/** Whether the person asked for less motion. Assumed until the browser can be asked. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
