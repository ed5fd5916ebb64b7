import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React is at work on the page: false in prerendered markup and while it comes to life. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
