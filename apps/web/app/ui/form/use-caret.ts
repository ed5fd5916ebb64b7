import { useLayoutEffect, useRef } from "react";
import { shiftCaret } from "./shift-caret.ts";

/** What was joined in from elsewhere must not throw the caret to the end. */
export function useCaret(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const before = useRef({ text, caret: 0 });
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || text === before.current.text) return;
    const caret = shiftCaret(before.current.text, text, before.current.caret);
    if (document.activeElement === element) element.setSelectionRange(caret, caret);
    before.current = { text, caret };
  }, [text]);
  return {
    field,
    /** The person moved it or wrote at it. */
    take: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
      before.current = { text: currentTarget.value, caret: currentTarget.selectionStart };
    },
  };
}
