import { useEffect } from "react";

/** How much of the window's foot a keyboard on the screen covers. */
export const coveredBy = (
  windowHeight: number,
  seen: { height: number; offsetTop: number; scale: number },
) =>
  // Zooming in shows less of the page as well, and is no keyboard.
  seen.scale > 1.01 ? 0 : Math.max(0, Math.round(windowHeight - seen.height - seen.offsetTop));

/** Tells the style sheet about it, so that what stands at the foot stands above the keyboard. */
export function useKeyboardRoom(element: HTMLElement | null) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!element || !seen) return;
    const measure = () => element.style.setProperty("--keyboard", `${coveredBy(window.innerHeight, seen)}px`);
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
    };
  }, [element]);
}
