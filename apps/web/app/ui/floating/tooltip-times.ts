const delay = 700;
const skipDelay = 300;
/** How long a pointer may be on its way from what is explained to the tooltip, past a corner of either. */
export const grace = 150;

let leftAt = Number.NEGATIVE_INFINITY;

/** After one was open, the next opens at once: whoever reads one is looking around. */
export const delayNow = () => (performance.now() - leftAt < skipDelay ? 0 : delay);

export function noteLeft() {
  leftAt = performance.now();
}
