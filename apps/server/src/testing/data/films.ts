import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { WhenOver } from "../servers/test-database.ts";
import { temporaryFolder } from "../temporary-folder.ts";

export const film = {
  name: "the-assessment-taken-slowly",
  mp4: Buffer.from(Array.from({ length: 5000 }, (_, index) => `mp4 frame ${index}\n`).join("")),
  webm: Buffer.from(Array.from({ length: 3000 }, (_, index) => `webm frame ${index}\n`).join("")),
  vtt: "WEBVTT\n\n00:00.500 --> 00:02.000\nSpoken for the entitled.\n\n00:02.000 --> 00:04.250\nAnd again.\n",
};

/** One of the tiny real films: `silent` and `with-sound` in both formats, and one with the other codec of a webm. */
export const filmFile = (name: string) => join(import.meta.dirname, "films", name);

/** A folder in which the film lasts so long. */
export const filmsLasting = (lengthSeconds: number, whenOver?: WhenOver) =>
  filmsFolder({ [`${film.name}.json`]: JSON.stringify({ lengthSeconds }) }, whenOver);

/** A folder with one film as small as films get: bytes that can be told apart, and real captions. */
export function filmsFolder(
  more: Record<string, string | Buffer> = {},
  whenOver: WhenOver = onTestFinished,
): string {
  const folder = temporaryFolder("academy-films-");
  whenOver(() => rmSync(folder, { recursive: true, force: true }));
  const { name, mp4, webm, vtt } = film;
  const files = { [`${name}.mp4`]: mp4, [`${name}.webm`]: webm, [`${name}.vtt`]: vtt, ...more };
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
  return folder;
}
