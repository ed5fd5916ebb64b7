import { useCallback, useSyncExternalStore } from "react";
import type { AnswerStore } from "../../progress/public.ts";

/** No text has it: it is taken out of whatever is written. */
const between = "\u001f";

/** What stands in some fields of a tool, drawn anew when one of them changes. `keys` is joined with commas. */
export function useWords(store: AnswerStore, id: string, keys: string): string[] {
  const subscribe = useCallback(
    (tell: () => void) => {
      const leave = keys.split(",").map((key) => store.subscribe(`${id}/${key}`, tell));
      return () => {
        for (const each of leave) each();
      };
    },
    [store, id, keys],
  );
  const words = useSyncExternalStore(subscribe, () =>
    keys
      .split(",")
      .map((key) => store.read(`${id}/${key}`))
      .join(between),
  );
  return words.split(between);
}
