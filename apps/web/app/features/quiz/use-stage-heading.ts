import { useLayoutEffect, useRef } from "react";
import { hasActed } from "./attempt/quiz-actions.ts";

/**
 * For the heading of a stage or step, or whatever holds it: when `step` changes because of something a person did, the
 * page starts from its top and the heading gets the focus, so that those who listen hear where they are. Never by itself.
 */
export function useStageHeading<Holder extends HTMLElement = HTMLHeadingElement>(step: unknown) {
  const holder = useRef<Holder>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, another heading.
  useLayoutEffect(() => {
    if (!hasActed()) return;
    const frame = requestAnimationFrame(() => {
      toTop();
      const heading = holder.current?.matches("h1") ? holder.current : holder.current?.querySelector("h1");
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return holder;
}

/** The same without the focus, for a step whose heading gets it once it is on the screen. */
export function usePageTop(step: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, another top.
  useLayoutEffect(() => {
    if (!hasActed()) return;
    const frame = requestAnimationFrame(toTop);
    return () => cancelAnimationFrame(frame);
  }, [step]);
}

/** With the frame that shows it: asked for any earlier, the page would be laid out twice. */
const toTop = () => window.scrollTo({ top: 0, behavior: "instant" });
