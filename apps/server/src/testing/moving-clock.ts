const minute = 60_000;

/** Time that stands still until it is moved. */
export function movingClock(start = new Date()) {
  let at = start.getTime();
  const move = (ms: number) => {
    at += ms;
  };
  return {
    now: () => new Date(at),
    moveTo: (moment: Date) => {
      at = moment.getTime();
    },
    moveMinutes: (minutes: number) => move(minutes * minute),
    moveDays: (days: number) => move(days * 24 * 60 * minute),
  };
}
