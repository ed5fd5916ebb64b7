import type { Conversion } from "mediabunny";
import { encodedBitsPerSecond, type FilmFacts, isFastStart, madeAnew, planFilm } from "./plan-film.ts";

type WebReady = {
  file: File;
  /** Why the file is still as it was, where it should not be: for whoever uploads it. */
  isAsItWas?: "too-long" | "not-here";
};
type Options = {
  /** Ends it: the film then goes up as it is. */
  signal: AbortSignal;
  /** From 0 to 1, once there is something to wait for. */
  onProgress: (share: number) => void;
};

/** By its name and what the browser takes it for: only to spare other files the look, the server decides by bytes. */
export const looksLikeFilm = ({ name, type }: File) =>
  type.startsWith("video/") || /\.(mp4|m4v|mov|mkv|webm)$/i.test(name);

/** The film as the web wants it, where it is not and this browser can make it so; otherwise the very file that was given. */
export async function makeWebReady(file: File, { signal, onProgress }: Options): Promise<WebReady> {
  // Large, and only for whoever uploads a film.
  const bunny = await import("mediabunny");
  const { ALL_FORMATS, BlobSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output } = bunny;
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(file) });
  try {
    const facts = await factsOf(file, input);
    const plan = facts ? planFilm(facts) : "keep";
    // A recording is fine as it is.
    if (!facts || plan === "keep") return { file };
    if (plan === "too-long") return { file, isAsItWas: "too-long" };
    const target = new BufferTarget();
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
    const { picture, sound } = madeAnew(facts);
    // Browsers that can't make the one make the other; both play everywhere.
    const soundCodec = sound ? await bunny.getFirstEncodableAudioCodec(["aac", "opus"]) : null;
    const conversion = await Conversion.init({
      input,
      output,
      tracks: "primary",
      showWarnings: false,
      ...(picture ? { video: { codec: "avc" as const, bitrate: encodedBitsPerSecond } } : {}),
      ...(sound ? { audio: { codec: soundCodec ?? "aac" } } : {}),
    });
    // A film without its sound, or without its picture, is worse than one that some can't play.
    if (!conversion.isValid || conversion.discardedTracks.some(({ track }) => track.type !== "subtitle")) {
      return { file, isAsItWas: "not-here" };
    }
    conversion.onProgress = onProgress;
    await run(conversion, signal);
    if (!target.buffer) return { file, isAsItWas: "not-here" };
    const name = file.name.replace(/(\.[^.]*)?$/, ".mp4");
    // Made anew it is another file: an upload that was left half done is not gone on with.
    return { file: new File([target.buffer], name, { type: "video/mp4" }) };
  } catch {
    // Whatever a browser can't read or make goes up unchanged: the server looks at it as at any other.
    return signal.aborted ? { file } : { file, isAsItWas: "not-here" };
  } finally {
    input.dispose();
  }
}

type Input = InstanceType<typeof import("mediabunny").Input>;

/** Nothing for a recording. */
async function factsOf(file: File, input: Input): Promise<FilmFacts | undefined> {
  const format = (await input.getFormat()).name;
  const picture = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  if (!picture) return undefined;
  return {
    container: format === "MP4" ? "mp4" : format === "WebM" ? "webm" : "other",
    isFastStart: await isFastStart(file),
    // One without a name here is there all the same, and plays nearly nowhere.
    videoCodec: picture.codec ?? "unknown",
    audioCodec: sound ? (sound.codec ?? "unknown") : null,
    size: file.size,
    lengthSeconds: await input.computeDuration(),
  };
}

async function run(conversion: Conversion, signal: AbortSignal): Promise<void> {
  const cancel = () => void conversion.cancel();
  if (signal.aborted) throw signal.reason;
  signal.addEventListener("abort", cancel);
  try {
    await conversion.execute();
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
