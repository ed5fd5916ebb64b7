import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** The key of the page a browser loaded itself. */
const loaded = "default";

/** From one lesson to the next the page stays: whoever listens to it hears the new heading, and goes on from there. */
export function useLessonFocus(heading: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per lesson; what is added to the address later moves nothing.
  useEffect(() => {
    if (key !== loaded) heading.current?.focus({ preventScroll: true });
  }, []);
}
