import { useCallback, useState } from "react";
import { coversControl } from "../../lib/covers-control.ts";

const restMs = 300;

/**
 * Whether an element that floats above the page lies on something that can be pressed, in the page or in what floats
 * beside it: whatever happens below a finger or a mouse must be what it was meant for. Looked at whenever the page moves,
 * grows or changes; never while the keyboard is in the element itself. It gives way at once, and comes back when the page
 * has come to rest. Words it may cover for its seven seconds: pages are full of them, and it has its times.
 */
export function useOutOfTheWay(isInUse: boolean) {
  const [isCovering, setCovering] = useState(false);
  const watch = useCallback((element: HTMLElement) => {
    let frame = 0;
    let rest = 0;
    const isInTheWay = () => coversControl(element, "body");
    const look = () => {
      frame = 0;
      clearTimeout(rest);
      if (isInTheWay()) setCovering(true);
      else rest = window.setTimeout(() => setCovering(isInTheWay()), restMs);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    setCovering(isInTheWay());
    const resized = new ResizeObserver(lookSoon);
    resized.observe(document.body);
    const changed = new MutationObserver(lookSoon);
    changed.observe(document.body, { childList: true, subtree: true });
    // None of these bubbles from everywhere, but all can be caught on their way down.
    const moves = ["scroll", "resize", "toggle", "animationend", "transitionend"];
    for (const name of moves) window.addEventListener(name, lookSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      resized.disconnect();
      changed.disconnect();
      for (const name of moves) window.removeEventListener(name, lookSoon, { capture: true });
    };
  }, []);
  return { watch, isInTheWay: isCovering && !isInUse };
}
