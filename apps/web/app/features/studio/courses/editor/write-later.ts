/** So long after a letter the text is written, and so long after the first one at the latest: whoever types on is saved too. */
const restMs = 250;
const latestMs = 2000;
/** So long it then waits for a moment between two letters. */
const idleMs = 300;

/**
 * Puts the writing between the letters, never before the one that was just typed is on the screen. `write` is called once
 * for all letters since the last time, and only if there were any.
 */
export function makeWriteLater(write: () => void, now: () => number = () => performance.now()) {
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const cancel = () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
    idle = undefined;
  };
  const flush = () => {
    if (since === undefined) return;
    cancel();
    since = undefined;
    write();
  };
  const whenIdle = () => {
    // Safari has no idle callback.
    if (typeof globalThis.requestIdleCallback !== "function") return flush();
    idle = requestIdleCallback(flush, { timeout: idleMs });
  };
  return {
    /** A letter was typed. Says whether it is the first since the last writing. */
    note(): boolean {
      const at = now();
      const isFirst = since === undefined;
      since ??= at;
      // What already waits for an idle moment goes on waiting for it.
      if (idle !== undefined) return isFirst;
      clearTimeout(timer);
      timer = setTimeout(whenIdle, Math.max(0, Math.min(restMs, since + latestMs - at)));
      return isFirst;
    },
    /** At once: before somebody leaves, publishes, or looks at it elsewhere. */
    flush,
    /** Whether something was typed that is not written yet. */
    isWaiting: () => since !== undefined,
    /** What was typed is no longer wanted. */
    cancel() {
      cancel();
      since = undefined;
    },
  };
}
