import { wordCount } from "@academy/content/courses/figure-rules";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { useCallback, useSyncExternalStore } from "react";
import { countWords } from "../../../lib/text/count-words.ts";
import type { AnswerStore } from "../../progress/public.ts";

type WordCountProps = { store: AnswerStore; address: string; id: string; of: number };

/** How many words there are by now, beside how many are meant: drawn anew when that number changes. */
export function WordCount({ store, address, id, of }: WordCountProps) {
  const subscribe = useCallback((tell: () => void) => store.subscribe(address, tell), [store, address]);
  const count = useSyncExternalStore(subscribe, () => wordCount(store.read(address)));
  return (
    <p id={id} className="workbook-hint">
      {countWords(count, workbookPage.words, { of })}
    </p>
  );
}
