import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onDone` after `ms`, not counting the time in which it is held. */
export function useCountdown(ms: number, isHeld: boolean, onDone: () => void) {
  const left = useRef(ms);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isHeld) return;
    const started = performance.now();
    const timer = setTimeout(done, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isHeld]);
}
