import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { coversControl, coversText } from "../../lib/covers-control.ts";
import { smallWindow } from "./small-window.ts";

const restMs = 300;
/** Drawings end their motion petal by petal, and a page grows part by part: one look after it is enough. */
const settledMs = 100;

/**
 * Whether a floating element has to step aside: it would lie on words or on something that can be pressed, or, on a
 * phone, the person is reading on. Looked at whenever the page moves, grows or is another one.
 */
export function useAside() {
  const [isAside, setAside] = useState(false);
  const lookSoon = useRef((_ms: number, _then?: () => void) => {});
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place in the history has a key of its own.
  useEffect(() => lookSoon.current(0), [key]);

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    let timer = 0;
    let frame = 0;
    let lastY = window.scrollY;
    const look = () => setAside(coversControl(element) || coversText(element));
    lookSoon.current = (ms, then = look) => {
      clearTimeout(timer);
      timer = window.setTimeout(then, ms);
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
    const lookOnceWhole = () => {
      // More of the page is about to be laid out (see in-parts.ts of the build), and each look would have it done at once.
      if ("inParts" in document.documentElement.dataset) lookSoon.current(settledMs, lookOnceWhole);
      else look();
    };
    const grown = new ResizeObserver(() => lookSoon.current(settledMs, lookOnceWhole));
    grown.observe(document.body);
    // What was hidden until now may come to lie below it.
    const shown = () => lookSoon.current(settledMs, lookOnceWhole);
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
