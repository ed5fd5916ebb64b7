import type { Clock } from "../../../platform/clock.ts";

export type Attempt = {
  succeeded(): void;
  failed(): void;
  /** Says nothing about the server: the visitor left, or it was never asked. */
  left(): void;
};

const usual = { failuresInARow: 3, openMs: 60_000, maxAtOnce: 8 };

/**
 * Whether a server that may be broken is worth asking. After several failures in a row nobody waits for it any more;
 * a minute later one attempt finds out whether it is back. A slow server gets only so many questions at once.
 */
export function makeCircuitBreaker(now: Clock, { failuresInARow, openMs, maxAtOnce } = usual) {
  let failures = 0;
  let openedAt = 0;
  let underWay = 0;
  let isTrialUnderWay = false;

  const isOpen = () => failures >= failuresInARow;

  const endsOnce = (isTrial: boolean) => {
    let hasEnded = false;
    return (learn: () => void) => {
      if (hasEnded) return;
      hasEnded = true;
      underWay--;
      if (isTrial) isTrialUnderWay = false;
      learn();
    };
  };

  return {
    /** Undefined: do without. Every attempt must be ended. */
    begin(): Attempt | undefined {
      if (underWay >= maxAtOnce) return undefined;
      const isTrial = isOpen();
      if (isTrial && (isTrialUnderWay || now().getTime() < openedAt + openMs)) return undefined;
      underWay++;
      if (isTrial) isTrialUnderWay = true;
      const end = endsOnce(isTrial);
      return {
        left: () => end(() => {}),
        succeeded: () =>
          end(() => {
            // One that began before the others failed proves nothing about now.
            if (isTrial || !isOpen()) failures = 0;
          }),
        failed: () =>
          end(() => {
            if (isOpen() && !isTrial) return;
            failures++;
            if (isOpen()) openedAt = now().getTime();
          }),
      };
    },
  };
}
