import { type FocusEvent, type PointerEvent, useCallback, useEffect, useEffectEvent, useState } from "react";
import { useReducedMotion } from "./use-reduced-motion.ts";

type Autoplay = { intervalMs: number | undefined; restMs: number; advance: () => void };

/**
 * Calls `advance` every `intervalMs`, but not under the mouse, not while the keyboard is inside, not for `restMs` after
 * manual use, not when paused, and never for those who asked for less motion.
 */
export function useAutoplay({ intervalMs, restMs, advance }: Autoplay) {
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [restedAt, setRestedAt] = useState(0);
  const onAdvance = useEffectEvent(advance);

  useEffect(() => {
    if (restedAt === 0) return;
    const timer = setTimeout(() => setRestedAt(0), restMs);
    return () => clearTimeout(timer);
  }, [restedAt, restMs]);

  const isOffered = intervalMs !== undefined && !isStill;
  const isPlaying = isOffered && !isPaused && !isHovered && !isFocused && restedAt === 0;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(onAdvance, intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, intervalMs]);

  return {
    isOffered,
    isPaused,
    isPlaying,
    setPaused,
    rest: useCallback(() => setRestedAt(performance.now() + 1), []),
    watch: {
      // A finger leaves no trace of having left, so only a mouse hovers.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      // A button keeps the focus after a click; only the keyboard's focus means that someone is reading here.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
