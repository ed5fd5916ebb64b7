import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { lstat, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { maxUploadBytes } from "@academy/contract/fields/media";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { ContentExport } from "./export-content.ts";

/** What is wrong with a folder, in words for whoever typed the command. */
export class ContentRefused extends Error {}

/** A text is never longer; whoever has larger files there has something else. */
const maxTextBytes = 4 * 1024 * 1024;
const maxMediaBytes = maxUploadBytes;

/** Into a folder that is empty, or that holds an export already: what is no longer there is not removed, and is said. */
export async function writeFolder(folder: string, { files, media }: ContentExport, store: FileStore) {
  await mkdir(folder, { recursive: true });
  const before = (await readdir(folder)).filter((name) => name !== ".git" && name !== ".gitattributes");
  if (before.length > 0 && !before.includes("academy.json")) {
    throw new ContentRefused(`${folder} has other files in it: choose an empty folder, or one of an export`);
  }
  for (const [path, text] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  if (media.length > 0) await mkdir(join(folder, "media"), { recursive: true });
  for (const { sha256, storageKey } of media) {
    await pipeline(await store.read(storageKey), createWriteStream(join(folder, "media", sha256)));
  }
  return listOthers(folder, new Set([...files.keys(), ...media.map(({ sha256 }) => `media/${sha256}`)]));
}

/** Files of an export before this one, for whoever keeps the folder with git to remove. */
async function listOthers(folder: string, known: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length).replaceAll("\\", "/"))
    .filter((path) => /^(courses|words|pages|media)\//.test(path) && !known.has(path))
    .sort();
}

export type ContentFolder = ReturnType<typeof openFolder>;

/** Reads only what it is asked for by name, and only files: no link leads anywhere else. */
export function openFolder(folder: string) {
  async function check(path: string, largest: number): Promise<string | undefined> {
    let at = folder;
    for (const part of path.split("/")) {
      at = join(at, part);
      const found = await lstat(at).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
        throw error;
      });
      if (!found) return undefined;
      if (found.isSymbolicLink()) throw new ContentRefused(`${path} is a link: only files are read`);
      if (found.isFile() && found.size > largest) throw new ContentRefused(`${path} is too large`);
    }
    return at;
  }
  return {
    async read(path: string): Promise<string> {
      const text = await this.find(path);
      if (text === undefined) throw new ContentRefused(`${path} is missing`);
      return text;
    },
    async find(path: string): Promise<string | undefined> {
      const file = await check(path, maxTextBytes);
      if (!file) return undefined;
      const bytes = await readFile(file);
      const text = bytes.toString();
      if (!Buffer.from(text).equals(bytes) || text.includes("\0")) {
        throw new ContentRefused(`${path} is not a text in UTF-8`);
      }
      return text;
    },
    /** The bytes that are called by what is in them, once they are known to be those. */
    async openMedia(sha256: string) {
      return createReadStream(await this.findMedia(sha256));
    },
    /** Where they are. */
    async findMedia(sha256: string): Promise<string> {
      const path = `media/${sha256}`;
      const file = await check(path, maxMediaBytes);
      if (!file) throw new ContentRefused(`${path} is missing`);
      const hash = createHash("sha256");
      await pipeline(createReadStream(file), hash);
      if (hash.digest("hex") !== sha256) throw new ContentRefused(`${path} is not what its name says`);
      return file;
    },
  };
}
