import { Refused } from "./refused.ts";
import type { SniffedType } from "./sniff.rules.ts";

export type FilmMeasurements = {
  kind: "film" | "audio";
  contentType: string;
  width: number | null;
  height: number | null;
  lengthSeconds: number;
  hasSound: boolean;
};

/** Longer than any lesson; a file that says so is broken. */
const maxSeconds = 86_400;

/** Read as a player would: one that has no picture is a recording, one that has neither is nothing. */
export async function measureFilm(path: string, { contentType }: SniffedType): Promise<FilmMeasurements> {
  // Large, and needed by this job alone.
  const { ALL_FORMATS, FilePathSource, Input } = await import("mediabunny");
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    const picture = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    const lengthSeconds = await input.computeDuration();
    if (!picture && !sound) throw new Refused("unreadable");
    if (!(lengthSeconds > 0 && lengthSeconds < maxSeconds)) throw new Refused("unreadable");
    return {
      kind: picture ? "film" : "audio",
      contentType: picture ? contentType : contentType.replace("video/", "audio/"),
      width: picture?.displayWidth ?? null,
      height: picture?.displayHeight ?? null,
      lengthSeconds,
      hasSound: sound !== null,
    };
  } catch (cause) {
    throw cause instanceof Refused ? cause : new Refused("unreadable", cause);
  } finally {
    input.dispose();
  }
}
