import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

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

/** Counts the time that a page was looked at. */
export function stopwatch(now: () => number = () => performance.now()) {
  let counted = 0;
  let since: number | null = null;
  const running = () => (since === null ? 0 : now() - since);
  return {
    go() {
      since ??= now();
    },
    stop() {
      counted += running();
      since = null;
    },
    ms: () => counted + running(),
  };
}

type Box = { top: number; height: number };

/** Where eyes rest on a page, as a share of its height. */
const lineOfSight = 0.25;

/** How far down a text the reader is, from 0 to 1, by where its box lies in the window. */
export function readingPosition({ top, height }: Box, windowHeight: number): number {
  if (height <= 0) return 0;
  const share = (windowHeight * lineOfSight - top) / height;
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}

/** How far the window has to be scrolled for the reader to be there again. */
export const scrollFor = (position: number, { top, height }: Box, windowHeight: number): number =>
  Math.max(0, top + position * height - windowHeight * lineOfSight);

/** About a line: margins and fractions of a pixel must not keep anybody from the end. */
const lineHeight = 32;

/** Whether its last line is in the window. */
export const isEndInView = ({ top, height }: Box, windowHeight: number): boolean =>
  top + height <= windowHeight + lineHeight;

/** Read to its end, or not begun, it opens at its beginning. */
export const opensWithin = (position: number): boolean => position > 0 && position < 1;
