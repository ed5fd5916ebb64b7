/** What has to be known of a film to say what the web makes of it. */
export type FilmFacts = {
  container: "mp4" | "webm" | "other";
  /** Whether what a player has to know first stands at its beginning. */
  isFastStart: boolean;
  videoCodec: string | null;
  audioCodec: string | null;
  size: number;
  lengthSeconds: number;
};

/**
 * - `keep`: it is as the web wants it.
 * - `repack`: the same pictures and sound in a file that plays while it arrives; nothing is lost, and it takes seconds.
 * - `encode`: drawn anew, smaller or in a form that every browser plays; takes a good part of its length.
 * - `too-long`: it would need that, and this browser has no room for it.
 */
type FilmPlan = "keep" | "repack" | "encode" | "too-long";

const everywhere = { video: ["avc", "vp8", "vp9", "av1"], audio: ["aac", "mp3", "opus", "vorbis", "flac"] };
/** More than a good connection brings; cameras and phones write far more than anybody sees. */
const maxBitsPerSecond = 16_000_000;
export const encodedBitsPerSecond = 5_000_000;
/** It is made in memory, twice over at its end. */
const maxMadeBytes = 700_000_000;

/** What has to be made anew: a picture or a sound that plays everywhere is taken over as it is. */
export function madeAnew({ videoCodec, audioCodec, size, lengthSeconds }: FilmFacts) {
  const isHeavy = lengthSeconds > 0 && (size * 8) / lengthSeconds > maxBitsPerSecond;
  return {
    picture: isHeavy || (videoCodec !== null && !everywhere.video.includes(videoCodec)),
    sound: audioCodec !== null && !everywhere.audio.includes(audioCodec),
  };
}

export function planFilm(facts: FilmFacts): FilmPlan {
  const { container, isFastStart, size, lengthSeconds } = facts;
  const { picture, sound } = madeAnew(facts);
  if (picture || sound) {
    const madeBytes = picture ? (lengthSeconds * encodedBitsPerSecond) / 8 : size;
    return madeBytes > maxMadeBytes ? "too-long" : "encode";
  }
  if (container === "webm" || (container === "mp4" && isFastStart)) return "keep";
  return size > maxMadeBytes ? "too-long" : "repack";
}

/** Reads the names of the outermost boxes of the mp4 family, never what is in them. */
export async function isFastStart(file: Blob): Promise<boolean> {
  for (let at = 0, boxes = 0; at + 16 <= file.size && boxes < 100; boxes += 1) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    const name = String.fromCharCode(...[4, 5, 6, 7].map((offset) => head.getUint8(offset)));
    if (name === "moov") return true;
    if (name === "mdat") return false;
    const short = head.getUint32(0);
    // One says that the length comes after the name.
    const length = short === 1 ? Number(head.getBigUint64(8)) : short;
    if (length < 8) return false;
    at += length;
  }
  return false;
}
