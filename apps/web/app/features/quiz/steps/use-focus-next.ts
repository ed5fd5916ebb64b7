import { useLayoutEffect, useRef } from "react";

type FocusRequest = { selectors: string[]; isByKeyboard: boolean };

/** Gives the focus to the first of some selectors that the step has after the next rendering: what had it may be gone. */
export function useFocusNext() {
  const request = useRef<FocusRequest>(null);
  useLayoutEffect(() => {
    if (!request.current) return;
    const { selectors, isByKeyboard } = request.current;
    request.current = null;
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(`.quiz-step-now ${selector}`);
      // Under a finger the page must stay where it is.
      if (found) return found.focus({ preventScroll: !isByKeyboard });
    }
  });
  return (selectors: string[]) => {
    request.current = { selectors, isByKeyboard: document.activeElement?.matches(":focus-visible") ?? false };
  };
}
