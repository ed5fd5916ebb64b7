import { useLayoutEffect, useRef } from "react";
import { hasActed } from "./quiz-actions.ts";

/**
 * For the heading of a stage or step: when `place` changes because of something a person did, the page starts from its
 * top and the heading gets the focus, so that those who listen hear where they are. Never by itself.
 */
export function useStageHeading(place: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, another heading.
  useLayoutEffect(() => {
    if (!hasActed()) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [place]);
  return heading;
}
