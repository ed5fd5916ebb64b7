import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { isEndInView, opensWithin, readingPosition, scrollFor } from "./reading-position.ts";
import { stopwatch } from "./stopwatch.ts";

/** Whoever only passes through on the way to the next lesson has not read to the end. */
const endMs = 3000;

type ReadingOptions = {
  text: RefObject<HTMLElement | null>;
  /** Where it was left. */
  startTextPosition: number;
  /** What reading the rest of it takes at the least. */
  minMs: number;
  onPosition: (textPosition: number) => void;
  /** Called once, when the end has been in view for a moment and there was time to read. */
  onRead: () => void;
};

/** Opens a text where it was left, before anything is painted, and follows the reader through it. */
export function useReading({ text, startTextPosition, minMs, onPosition, onRead }: ReadingOptions) {
  const latest = useRef({ onPosition, onRead });
  useEffect(() => {
    latest.current = { onPosition, onRead };
  });

  useLayoutEffect(() => {
    const element = text.current;
    // Whoever has scrolled already is reading.
    if (!element || !opensWithin(startTextPosition) || window.scrollY > 0) return;
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo({
      top: scrollFor(startTextPosition, { top, height }, window.innerHeight),
      behavior: "instant",
    });
  }, [text, startTextPosition]);

  useEffect(() => {
    let lastTextPosition = startTextPosition;
    let isRead = false;
    const watch = stopwatch();
    let atEnd: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const element = text.current;
      if (!element) return;
      const box = element.getBoundingClientRect();
      if (!isEndInView(box, window.innerHeight) || document.visibilityState !== "visible") {
        clearTimeout(atEnd);
        atEnd = undefined;
      } else if (!isRead && atEnd === undefined) {
        atEnd = setTimeout(
          () => {
            isRead = true;
            latest.current.onRead();
          },
          Math.max(endMs, minMs - watch.ms()),
        );
      }
      return readingPosition(box, window.innerHeight);
    };
    const follow = () => {
      const textPosition = look();
      // The text's end passing by at the last lines is told by onRead alone.
      if (
        textPosition === undefined ||
        textPosition === 1 ||
        Math.abs(textPosition - lastTextPosition) < 0.005
      )
        return;
      lastTextPosition = textPosition;
      latest.current.onPosition(textPosition);
    };
    const seeOrHide = () => {
      if (document.visibilityState === "visible") watch.go();
      else watch.stop();
      look();
    };
    seeOrHide();
    window.addEventListener("scroll", follow, { passive: true });
    document.addEventListener("visibilitychange", seeOrHide);
    return () => {
      clearTimeout(atEnd);
      window.removeEventListener("scroll", follow);
      document.removeEventListener("visibilitychange", seeOrHide);
    };
  }, [text, startTextPosition, minMs]);
}
