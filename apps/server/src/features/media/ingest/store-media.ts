import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import type { FileStore } from "../../../platform/files/file-store.ts";
import type { StoredFile } from "../../../platform/files/files.queries.ts";
import type { NewMedia } from "../media.queries.ts";
import { drawSizes } from "./draw-sizes.ts";
import { Refused } from "./refused.ts";
import { nameAs, type SniffedType, sniff } from "./sniff.rules.ts";

type ReceivedFile = { id: string; name: string; path: string; size: number; sha256: string };
type InspectedMedia = Awaited<ReturnType<typeof inspectMedia>>;

/**
 * Puts a file and what was drawn of it into the store. Ids come from the thing and the bytes: done again, it comes to the
 * same. Bytes before rows: a crash in between leaves bytes nobody names, never a name without bytes.
 */
export async function storeMedia(
  store: Pick<FileStore, "adopt" | "write">,
  { id, name: given, path, size, sha256 }: ReceivedFile,
  { sizes: drawn, contentType, ending, ...facts }: InspectedMedia,
): Promise<NewMedia> {
  const name = nameAs(given, ending);
  const keep = (
    content: string,
    file: Pick<StoredFile, "contentType" | "size" | "isPublic">,
    called: string,
  ): StoredFile => {
    const fileId = fileIdOf(id, content);
    return {
      id: fileId,
      storageKey: `${fileId.slice(0, 2)}/${fileId}`,
      name: called,
      sha256: content,
      ...file,
    };
  };
  const original = keep(sha256, { contentType, size, isPublic: false }, name);
  await store.adopt(original.storageKey, path, size);
  const sizes: NewMedia["sizes"] = [];
  for (const { format, width, bytes } of drawn) {
    const content = createHash("sha256").update(bytes).digest("hex");
    const file = keep(
      content,
      { contentType: `image/${format}`, size: bytes.length, isPublic: true },
      nameAs(name, format),
    );
    await store.write(file.storageKey, Readable.from([bytes]), bytes.length);
    sizes.push({ format, width, file });
  }
  return { id, name, original, sizes, ...facts };
}

/** What the bytes are, and what is drawn of them. */
export async function inspectMedia(path: string, sniffed: SniffedType) {
  const { kind, contentType, ending } = sniffed;
  const plain = { ending, width: null, height: null, lengthSeconds: null, hasSound: false, sizes: [] };
  if (kind === "picture") return { ...plain, kind, contentType, ...(await drawSizes(path)) };
  if (kind === "file") return { ...plain, kind, contentType };
  return { ...plain, ...(await measureFilm(path, sniffed)) };
}

/** An archive's list of contents is at its end. */
const tailBytes = 256 * 1024;

/** Of what kind a file is, by its bytes alone. */
export async function sniffFile(path: string): Promise<SniffedType> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    const found = sniff(await read(0, 4096), await read(Math.max(0, size - tailBytes), tailBytes));
    if (!found) throw new Refused("type");
    return found;
  } finally {
    await file.close();
  }
}

/** The same bytes of the same thing have the same address, and other bytes another: it can be kept forever. */
function fileIdOf(mediaId: string, sha256: string): string {
  const hex = createHash("sha256").update(`${mediaId} ${sha256}`).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}

type FilmMeasurements = {
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
async function measureFilm(path: string, { contentType }: SniffedType): Promise<FilmMeasurements> {
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
