import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Cue } from "@academy/contract/lessons";
import { z } from "zod";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { SentFile } from "../../platform/files/send-file.ts";
import { type FilmFormat, filmFormats, hasSoundTrack } from "./film-sound.rules.ts";
import { parseCues } from "./web-vtt.rules.ts";

export type Film = {
  files: { format: FilmFormat; file: SentFile }[];
  captions: SentFile;
  cues: Cue[];
  lengthSeconds: number;
  /** Whether there is anything to hear in any of its encodings. */
  hasSound: boolean;
};

export type Films = Pick<FileStore, "read"> & {
  /** Undefined unless it is there whole: captions, and at least one encoding. */
  find(name: string): Promise<Film | undefined>;
};

/** Beside a film whose last words come before its end: how long it really is. */
const aside = z.strictObject({ lengthSeconds: z.number().positive() });

/** The films that come with the academy: `NAME.mp4`, `NAME.webm`, `NAME.vtt` and perhaps `NAME.json` in one folder. */
export function openFilms(folder: string): Films {
  // They change with the product, never while it runs. One that was not there is looked for again.
  const known = new Map<string, Film>();
  return {
    async find(name) {
      const film = known.get(name) ?? (await load(folder, name));
      if (film) known.set(name, film);
      return film;
    },
    read: async (key, range) => createReadStream(join(folder, key), range),
  };
}

async function load(folder: string, name: string): Promise<Film | undefined> {
  // It comes from the database, and yet it must never lead out of the folder.
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) return undefined;
  const read = (ending: string) => readIfThere(join(folder, `${name}.${ending}`));
  const vtt = await read("vtt");
  if (!vtt) return undefined;
  const files: Film["files"] = [];
  let hasSound = false;
  for (const format of filmFormats) {
    const bytes = await read(format);
    if (!bytes) continue;
    files.push({ format, file: toFile(`${name}.${format}`, `video/${format}`, bytes) });
    hasSound ||= hasSoundTrack(format, bytes);
  }
  if (files.length === 0) return undefined;
  const cues = parseCues(vtt.toString("utf8"));
  const json = await read("json");
  const lengthSeconds = json
    ? aside.parse(JSON.parse(json.toString("utf8"))).lengthSeconds
    : Math.max(0, ...cues.map(({ endSeconds }) => endSeconds));
  const captions = toFile(`${name}.vtt`, "text/vtt; charset=utf-8", vtt);
  return { files, captions, cues, lengthSeconds, hasSound };
}

function toFile(name: string, contentType: string, bytes: Buffer): SentFile {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { storageKey: name, name, contentType, size: bytes.length, sha256, isPublic: false };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
