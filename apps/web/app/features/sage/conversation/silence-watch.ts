/** A signal that gives up after `ms` in which nothing was heard, or when another signal does. */
export function silenceWatch(other: AbortSignal, ms: number) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new Error(`Nothing was heard for ${ms / 1000} seconds.`));
  const follow = () => controller.abort(other.reason);
  let timer = setTimeout(giveUp, ms);
  if (other.aborted) follow();
  other.addEventListener("abort", follow);
  return {
    signal: controller.signal,
    /** Something was heard. */
    broken: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    },
    end: () => {
      clearTimeout(timer);
      other.removeEventListener("abort", follow);
    },
  };
}
