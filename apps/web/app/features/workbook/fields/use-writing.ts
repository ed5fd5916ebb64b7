import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { shiftCaret } from "../../../ui/form/shift-caret.ts";
import type { AnswerStore } from "../../progress/public.ts";

/**
 * Keeps a textarea in step with its field. A letter is on the screen before anybody hears of it, so nothing is drawn for
 * a key; the element is changed when its words were changed elsewhere: joined, traveled, taken back.
 */
export function useWriting(store: AnswerStore, address: string) {
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
