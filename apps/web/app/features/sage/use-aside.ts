import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { coversControl, coversText } from "../../lib/covers-control.ts";
import { smallWindow } from "./small-window.ts";

const restMs = 300;
/** A long page grows part by part: one look when it has grown is enough. */
const grownMs = 100;

/**
 * Whether a floating element has to step aside: it would lie on words or on something that can be pressed, or, on a
 * phone, the person is reading on. Looked at whenever the page moves, grows or is another one.
 */
export function useAside() {
  const [isAside, setAside] = useState(false);
  const lookSoon = useRef((_ms: number) => {});
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place in the history has a key of its own.
  useEffect(() => lookSoon.current(0), [key]);

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    let timer = 0;
    let frame = 0;
    let lastY = window.scrollY;
    const look = () => setAside(coversControl(element) || coversText(element));
    lookSoon.current = (ms) => {
      clearTimeout(timer);
      timer = window.setTimeout(look, ms);
    };
    const move = () => {
      frame = 0;
      const isReadingOn = window.scrollY > lastY && window.matchMedia(smallWindow).matches;
      lastY = window.scrollY;
      if (isReadingOn) setAside(true);
      else look();
      lookSoon.current(restMs);
    };
    const scroll = () => {
      frame ||= requestAnimationFrame(move);
    };
    const grown = new ResizeObserver(() => lookSoon.current(grownMs));
    grown.observe(document.body);
    // What was hidden until now may come to lie below it.
    const shown = () => lookSoon.current(0);
    window.addEventListener("scroll", scroll, { passive: true });
    window.addEventListener("resize", scroll);
    window.addEventListener("animationend", shown, true);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      grown.disconnect();
      window.removeEventListener("scroll", scroll);
      window.removeEventListener("resize", scroll);
      window.removeEventListener("animationend", shown, true);
    };
  }, []);
  return { isAside, watch };
}
