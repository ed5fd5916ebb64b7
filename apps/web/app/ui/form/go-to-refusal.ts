import { useCallback, useEffect, useRef, useState } from "react";

const said = '[aria-invalid="true"], .field-error[role="alert"]';
const controls = "input:not([type=hidden]), select, textarea, button, [contenteditable=true]";

/**
 * Whoever wanted to save or publish something is led to what keeps it from being done: the first field that is wrong, or
 * else what is said of the whole. It may be folded away, or far from the button that was pressed.
 */
export function goToRefusal(room: Element | null, isWrong: (field: Element) => boolean = () => false): void {
  const named = [...(room?.querySelectorAll(controls) ?? [])].find(isWrong);
  const found = named ?? room?.querySelector(said) ?? room?.querySelector('[role="alert"]');
  // A place that is not typed into says it beside what is pressed there.
  const isSentence = found?.getAttribute("role") === "alert";
  const place = (isSentence && found?.closest(".field")?.querySelector(controls)) || found;
  if (!place) return;
  for (let fold = foldAround(place); fold; fold = foldAround(fold)) fold.open = true;
  const target = place as HTMLElement;
  if (place === found && isSentence && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  // What can be seen already stays where it is.
  if (!isInView(target)) target.scrollIntoView({ block: "center" });
  target.focus({ preventScroll: true });
}

/** With room for the bar above it, and below it for what is said of it. */
const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 96 && bottom <= window.innerHeight - 48;
};

const foldAround = (element: Element) =>
  element.parentElement?.closest<HTMLDetailsElement>("details:not([open])");

/** For what keeps its own values: `refuse` is called each time it is not done, whether or not that was said before. */
export function useRefusal<Room extends Element>() {
  const room = useRef<Room>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const go = () => goToRefusal(room.current);
    const modal = document.querySelector("dialog:modal");
    // Behind a question that is about to close nothing can take the focus.
    if (!modal || modal.contains(room.current)) return go();
    document.addEventListener("close", go, { capture: true, once: true });
    return () => document.removeEventListener("close", go, { capture: true });
  }, [times]);
  return { room, refuse: useCallback(() => setTimes((before) => before + 1), []) };
}
