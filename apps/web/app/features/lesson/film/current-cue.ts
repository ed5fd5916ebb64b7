import type { Cue } from "@academy/contract/learning/lessons";

/** A film that was sent to a line may stand a hair before it. */
const leewaySeconds = 0.05;

/** The line that the film is at, or was last; -1 before the first. */
export const currentCue = (cues: readonly Cue[], positionSeconds: number) =>
  cues.findLastIndex(({ startSeconds }) => startSeconds <= positionSeconds + leewaySeconds);
