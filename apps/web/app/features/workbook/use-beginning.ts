import { fieldsOf } from "@academy/content/courses/workbook-fields";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { AnswerStore, Workbook as Book, WorkbookPart as Part } from "../progress/public.ts";

type BeginningOptions = {
  store: AnswerStore;
  found: ReturnType<typeof partsOfLesson>;
  onFound: () => void;
  onBegun: (isNow: boolean) => void;
};

/** Says whether there is something to fill in on this page, and when somebody has begun to. */
export function useBeginning({ store, found, onFound, onBegun }: BeginningOptions) {
  const addresses = found
    .filter(({ book }) => book.kind !== "template")
    .flatMap(({ part }) => part.items.flatMap(fieldsOf))
    .map(({ address }) => address);
  const isFillable = addresses.length > 0;
  // Words that have come over from another exercise are not this one's.
  const isBegun = useSyncExternalStore(store.subscribeState, () =>
    addresses.some((address) => !store.isTraveling(address) && store.read(address) !== ""),
  );
  const latest = useRef({ onFound, onBegun });
  const wasBegunAtFirst = useRef(isBegun);
  useEffect(() => {
    latest.current = { onFound, onBegun };
  });
  useEffect(() => {
    if (isFillable) latest.current.onFound();
  }, [isFillable]);
  useEffect(() => {
    if (isBegun) latest.current.onBegun(!wasBegunAtFirst.current);
  }, [isBegun]);
}

/** What a lesson teaches to fill in: each part once, from the smallest book that has it; of a template, one mention. */
export function partsOfLesson(books: readonly Book[], lessonId: string): { book: Book; part: Part }[] {
  const smallestFirst = [...books].sort((one, other) => one.parts.length - other.parts.length);
  const seen = new Set<string>();
  return smallestFirst
    .flatMap((book) => book.parts.filter(({ lesson }) => lesson === lessonId).map((part) => ({ book, part })))
    .filter(({ book, part }) => {
      const key = book.kind === "template" ? book.slug : (part.items[0]?.id ?? part.title);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((one, other) => Number(one.book.kind === "template") - Number(other.book.kind === "template"));
}
