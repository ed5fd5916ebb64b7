import { maxAnswerCharacters, maxCellCharacters } from "@academy/contract/fields/answers";
import { useCallback, useId, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { classes } from "../../../ui/classes.ts";
import { shiftCaret } from "../../../ui/form/shift-caret.ts";
import type { AnswerStore } from "../../progress/public.ts";
import { Source } from "./source.tsx";

type WrittenFieldProps = {
  store: AnswerStore;
  address: string;
  id?: string;
  label?: string;
  rows: number;
  isCell?: boolean;
  /** Beside where its words come from, the id of what says more about it. */
  describedBy?: string | undefined;
};

/** Somewhere to write. It grows with what is written where the browser knows how to. */
export function WrittenField({
  store,
  address,
  id,
  label,
  rows,
  isCell = false,
  describedBy,
}: WrittenFieldProps) {
  const { field, hasWords, isTraveling } = useWriting(store, address);
  const sources = store.places.from(address);
  const sourceId = useId();
  return (
    <>
      <textarea
        ref={field}
        id={id}
        aria-label={label}
        aria-describedby={
          [describedBy, sources.length > 0 && hasWords && sourceId].filter(Boolean).join(" ") || undefined
        }
        rows={rows}
        inputMode={store.places.isNumber(address) ? "decimal" : undefined}
        maxLength={isCell ? maxCellCharacters : maxAnswerCharacters}
        className={classes(
          "control control-lines workbook-writing",
          isTraveling && hasWords && "workbook-traveling",
        )}
        onChange={({ target }) => store.writeWords(address, target.value)}
        onBlur={() => {
          if (store.state() === "saving") void store.saveNow();
        }}
      />
      {sources.length > 0 && hasWords && (
        <Source id={sourceId} store={store} address={address} sources={sources} isTraveling={isTraveling} />
      )}
    </>
  );
}

/**
 * Keeps a textarea in step with its field. A letter is on the screen before anybody hears of it, so nothing is drawn for
 * a key; the element is changed when its words were changed elsewhere: joined, traveled, taken back.
 */
function useWriting(store: AnswerStore, address: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const show = () => {
      const text = store.read(address);
      if (field.current && field.current.value !== text) replaceWords(field.current, text);
    };
    show();
    return store.subscribe(address, show);
  }, [store, address]);

  const subscribe = useCallback((tell: () => void) => store.subscribe(address, tell), [store, address]);
  const hasWords = useSyncExternalStore(subscribe, () => store.read(address) !== "");
  const isTraveling = useSyncExternalStore(subscribe, () => store.isTraveling(address));
  return { field, hasWords, isTraveling };
}

/** What was joined in from elsewhere must not throw the caret to the end. */
function replaceWords(element: HTMLTextAreaElement, text: string) {
  const caret = shiftCaret(element.value, text, element.selectionStart);
  element.value = text;
  if (document.activeElement === element) element.setSelectionRange(caret, caret);
}
