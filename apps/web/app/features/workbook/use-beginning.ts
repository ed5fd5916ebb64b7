import { fieldsOf } from "@academy/content/courses/workbook-fields";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { AnswerStore } from "../progress/public.ts";
import type { partsOfLesson } from "./parts-of-lesson.ts";

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
