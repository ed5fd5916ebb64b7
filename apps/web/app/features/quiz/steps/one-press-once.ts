import { useEffect } from "react";

const pointer = ["gotpointercapture", "lostpointercapture", "pointerup", "pointerover", "pointerout"];
const touch = ["touchstart", "touchend", "touchcancel"];
const mouse = ["mouseover", "mouseout", "mousemove", "mousedown", "mouseup"];
const types = [...pointer, ...touch, ...mouse];
/** A shorter press needs no mark: its answer is there before one could be seen. */
const markMs = 150;
/** For so long after a finger has left, a mouse is the browser's imitation of it. */
const imitationMs = 500;

/**
 * A finger's press on an answer reaches a page a dozen times: as pointer, as touch and, for old pages, as a mouse that
 * comes, is pressed and takes the focus. Only its click means something to a question; the others are stopped before
 * everything that listens is asked about each, which on a slow phone takes longer than showing the next question.
 */
export function useOnePressOnce() {
  useEffect(() => {
    let touchedAt = Number.NEGATIVE_INFINITY;
    let unmark = () => {};
    const keepBack = (event: Event) => {
      if (isOfFinger(event)) {
        if (!isOnAnswer(event.target)) return;
        touchedAt = event.timeStamp;
        if (event.type === "touchstart") {
          letGoOfQuestion();
          unmark();
          unmark = markPressed(event.target);
        } else if (event.type.startsWith("touch")) unmark();
      } else if (event.timeStamp - touchedAt > imitationMs) return;
      event.stopPropagation();
      // The focus goes to the next question, not to the answer that leaves with this one.
      if (event.type === "mousedown") event.preventDefault();
    };
    for (const type of types) window.addEventListener(type, keepBack, { capture: true, passive: false });
    return () => {
      for (const type of types) window.removeEventListener(type, keepBack, { capture: true });
    };
  }, []);
}

/**
 * The question has the focus, and leaves with its step: taken from it then, the page would be laid out once more before
 * the next one is shown. Under the finger there is time for it.
 */
function letGoOfQuestion() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(".quiz-question")) activeElement.blur();
}

/** Shows which answer lies under a finger that rests on it. Returns how to stop: a moment later, out of the way of the next question. */
function markPressed(target: EventTarget | null) {
  const answer = (target as Element).closest<HTMLElement>(".choice");
  const timer = setTimeout(() => answer?.setAttribute("data-pressed", ""), markMs);
  return () => {
    clearTimeout(timer);
    setTimeout(() => answer?.removeAttribute("data-pressed"), markMs);
  };
}

function isOfFinger(event: Event): boolean {
  return event.type.startsWith("touch") || (event instanceof PointerEvent && event.pointerType === "touch");
}

function isOnAnswer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".choices") !== null;
}
