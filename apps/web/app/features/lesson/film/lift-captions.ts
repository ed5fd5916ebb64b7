/** Off the edge of the picture: their last line ends here, in percent of its height. */
const lastLineEnds = 93;

/** Browsers that can't align a line by its end lift theirs in the style sheet. What a file places itself stays where it is. */
export function liftCaptions(track: TextTrack) {
  for (const cue of track.cues ?? []) {
    if (!(cue instanceof VTTCue) || !("lineAlign" in cue) || cue.line !== "auto") continue;
    cue.snapToLines = false;
    cue.line = lastLineEnds;
    cue.lineAlign = "end";
  }
}
