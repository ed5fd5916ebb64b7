/** So near its end a film is over: it begins anew instead of ending at once. */
const endSeconds = 2;

/** Where a film goes on. */
export const resumePosition = (positionSeconds: number, lengthSeconds: number) =>
  positionSeconds > 0 && positionSeconds < lengthSeconds - endSeconds ? positionSeconds : 0;
