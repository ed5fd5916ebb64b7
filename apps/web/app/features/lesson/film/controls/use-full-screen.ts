import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

export const useFullScreen = () => useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
