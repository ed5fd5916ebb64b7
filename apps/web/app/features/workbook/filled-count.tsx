import { fieldsOf } from "@academy/content/courses/workbook-fields";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { countWords } from "../../lib/text/count-words.ts";
import type { AnswerStore, Workbook as Book } from "../progress/public.ts";

/** How much of a book has words in it: counted when something begins or ends being saved, not at every key. */
export function FilledCount({ book, store }: { book: Book; store: AnswerStore }) {
  const items = useMemo(
    () =>
      book.parts
        .flatMap((part) => part.items)
        .map((item) => fieldsOf(item).map(({ address }) => address))
        .filter((addresses) => addresses.length > 0),
    [book],
  );
  const count = useCallback(
    () => items.filter((addresses) => addresses.some((address) => store.read(address) !== "")).length,
    [items, store],
  );
  const filled = useSyncExternalStore(store.subscribeState, count);
  return (
    <div className="workbook-count">
      <p id="workbook-count">{countWords(items.length, workbookPage.filled, { filled })}</p>
      <progress aria-labelledby="workbook-count" max={items.length} value={filled} />
    </div>
  );
}
