import type { Conversion } from "mediabunny";
import { encodedBitsPerSecond, type FilmPlan, isFastStart, planFilm } from "./plan-film.ts";

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
  const { ALL_FORMATS, BlobSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output } = await import(
    "mediabunny"
  );
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(file) });
  try {
    const plan = await planOf(file, input);
    if (plan === "keep") return { file };
    if (plan === "too-long") return { file, isAsItWas: "too-long" };
    const target = new BufferTarget();
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
    const conversion = await Conversion.init({
      input,
      output,
      tracks: "primary",
      showWarnings: false,
      ...(plan === "encode"
        ? { video: { codec: "avc", bitrate: encodedBitsPerSecond }, audio: { codec: "aac" } }
        : {}),
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

async function planOf(file: File, input: Input): Promise<FilmPlan> {
  const format = (await input.getFormat()).name;
  const picture = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  // A recording is fine as it is.
  if (!picture) return "keep";
  return planFilm({
    container: format === "MP4" ? "mp4" : format === "WebM" ? "webm" : "other",
    isFastStart: await isFastStart(file),
    videoCodec: picture.codec,
    audioCodec: sound?.codec ?? null,
    size: file.size,
    lengthSeconds: await input.computeDuration(),
  });
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
