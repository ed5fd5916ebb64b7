import { useCallback, useSyncExternalStore } from "react";
import type { AnswerStore } from "../../progress/public.ts";

/** One field, drawn anew when its own words change and when nothing else does. */
export function useField(store: AnswerStore, address: string) {
  const subscribe = useCallback((tell: () => void) => store.subscribe(address, tell), [store, address]);
  const text = useSyncExternalStore(subscribe, () => store.read(address));
  const isTraveling = useSyncExternalStore(subscribe, () => store.isTraveling(address));
  return { text, isTraveling };
}
