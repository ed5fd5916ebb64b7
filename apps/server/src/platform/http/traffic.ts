const windowMs = 500;

export type Traffic = { count(): void; perSecond(): number };

/** How many calls are answered per second lately. */
export function measureTraffic(nowMs: () => number = () => performance.now()): Traffic {
  let window = { start: nowMs(), calls: 0 };
  let before = 0;
  const roll = () => {
    const age = nowMs() - window.start;
    if (age < windowMs) return;
    before = age < 2 * windowMs ? window.calls : 0;
    window = { start: nowMs(), calls: 0 };
  };
  return {
    count() {
      roll();
      window.calls++;
    },
    perSecond() {
      roll();
      return (Math.max(before, window.calls) * 1000) / windowMs;
    },
  };
}
