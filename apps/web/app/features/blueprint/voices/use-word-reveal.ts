import { useCallback, useEffect, useState } from "react";
import { useReducedMotion } from "../../../ui/motion/use-reduced-motion.ts";

const firstAfterMs = 1200;
const stepMs = 200;

/**
 * How many of a sentence's words are shown. All of them, until the page has come to life and the sentence is known to
 * be out of sight; then none, and one after the other once it is seen.
 */
export function useWordReveal(total: number) {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(total);
  const [isSeen, setSeen] = useState(false);

  const place = useCallback((element: HTMLElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return setShown(0);
        observer.disconnect();
        setSeen(true);
      },
      { threshold: 0.35 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isSeen) return;
    setShown(0);
    let timer = setTimeout(function showNext() {
      setShown((count) => Math.min(count + 1, total));
      timer = setTimeout(showNext, stepMs);
    }, firstAfterMs);
    return () => clearTimeout(timer);
  }, [isSeen, total]);

  return { shown: isStill ? total : shown, place, showAll: () => setShown(total) };
}
