export const filmFormats = ["mp4", "webm"] as const;
export type FilmFormat = (typeof filmFormats)[number];

/** What stands in a file that has a sound track: a handler for sound in an mp4, a codec's name in a webm. */
const soundMarks: Record<FilmFormat, readonly Buffer[]> = {
  mp4: [Buffer.from(`hdlr${"\0".repeat(8)}soun`, "latin1")],
  webm: [Buffer.from("A_OPUS"), Buffer.from("A_VORBIS")],
};

/** Found in the film itself: what is said about it beside it could be wrong. */
export const hasSoundTrack = (format: FilmFormat, bytes: Buffer) =>
  soundMarks[format].some((mark) => bytes.includes(mark));
