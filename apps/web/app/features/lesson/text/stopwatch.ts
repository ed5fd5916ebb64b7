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
