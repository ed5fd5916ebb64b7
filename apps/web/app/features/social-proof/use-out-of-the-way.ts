import { useCallback, useState } from "react";
import { coversControl } from "../../lib/covers-control.ts";

const narrow = "(width < 40rem)";

/**
 * On a phone, whether an element that floats above the page lies on something that can be pressed. Whatever happens
 * below a finger must be what the finger was meant for. Never while the keyboard is in it.
 */
export function useOutOfTheWay(isInUse: boolean) {
  const [isCovering, setCovering] = useState(false);
  const place = useCallback((element: HTMLElement) => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCovering(window.matchMedia(narrow).matches && coversControl(element));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener("scroll", lookSoon, { passive: true });
    window.addEventListener("resize", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", lookSoon);
      window.removeEventListener("resize", lookSoon);
    };
  }, []);
  return { place, isInTheWay: isCovering && !isInUse };
}
