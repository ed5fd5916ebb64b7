import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { SentFile } from "../../platform/files/send-file.ts";
import { parseCues } from "../courses/public.ts";
import type { Film, Films } from "./film.ts";
import { filmFormats, hasSoundTrack } from "./film-sound.rules.ts";
import { findHosted } from "./hosted-films.ts";
import { makeUploadedFilms } from "./uploaded-films.ts";

/** The film of a lesson, wherever it comes from. */
export function openFilms(folder: string, store: Pick<FileStore, "read">): Films {
  const starters = openStarterFilms(folder);
  const uploaded = makeUploadedFilms(store);
  return {
    async find(film, db) {
      if ("host" in film) return { ...(await findHosted(film, db, uploaded.spokenIn)), store };
      return "starter" in film ? starters.find(film.starter) : uploaded.find(film, db);
    },
    async lengthOf(film, db) {
      if ("starter" in film) return (await starters.find(film.starter))?.lengthSeconds ?? 0;
      return "media" in film ? uploaded.lengthOf(film, db) : 0;
    },
    async transcripts(films, db) {
      const ofUploads = await uploaded.transcripts(films, db);
      return Promise.all(
        films.map(async (film) =>
          "starter" in film ? ((await starters.find(film.starter))?.cues ?? []) : ofUploads(film),
        ),
      );
    },
  };
}

/** Beside a film whose last words come before its end: how long it really is. */
const aside = z.strictObject({ lengthSeconds: z.number().positive() });

/**
 * The films that come with the academy: `NAME.mp4`, `NAME.webm`, `NAME.vtt` and perhaps `NAME.json` in one folder. Each has
 * captions, and at least one encoding.
 */
export function openStarterFilms(folder: string) {
  // They change with the product, never while it runs. One that was not there is looked for again.
  const known = new Map<string, Film>();
  const store: Film["store"] = { read: async (key, range) => createReadStream(join(folder, key), range) };
  return {
    async find(name: string): Promise<Film | undefined> {
      const film = known.get(name) ?? (await load(folder, name, store));
      if (film) known.set(name, film);
      return film;
    },
  };
}

async function load(folder: string, name: string, store: Film["store"]): Promise<Film | undefined> {
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
  return {
    files,
    captions,
    cues,
    lengthSeconds,
    hasSound,
    chapters: [],
    poster: null,
    isAudio: false,
    store,
    hosted: null,
  };
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
