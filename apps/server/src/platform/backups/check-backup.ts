import { createHash } from "node:crypto";
import { migrations } from "../../db/migrations/index.ts";
import {
  about,
  type BackupHeader,
  BackupRefused,
  entryNames,
  type Manifest,
  manifest,
} from "./archive/backup-format.ts";
import { type Entry, readArchive } from "./archive/read-archive.ts";

export type CheckedBackup = { about: BackupHeader; manifest: Manifest; secret: string };

/** From the first byte to the last, before anything is changed: whether it is whole and this release can read it. */
export async function checkBackup(path: string, passphrase: string | undefined): Promise<CheckedBackup> {
  let first: BackupHeader | undefined;
  let last: Manifest | undefined;
  let secret: string | undefined;
  const found: Manifest["entries"] = {};
  for await (const entry of readArchive(path, passphrase)) {
    if (entry.name === entryNames.manifest) {
      last = parse(manifest, await textOf(entry));
      continue;
    }
    const hash = createHash("sha256");
    const isShort = entry.name === entryNames.about || entry.name === entryNames.secret;
    const pieces: Buffer[] = [];
    for await (const chunk of entry.bytes) {
      hash.update(chunk);
      if (isShort) pieces.push(chunk);
    }
    const text = Buffer.concat(pieces).toString();
    if (entry.name === entryNames.about) first = readable(parse(about, text));
    if (entry.name === entryNames.secret) secret = text.trim();
    found[entry.name] = { size: entry.size, sha256: hash.digest("hex") };
  }
  if (!first || !last || !secret) throw new BackupRefused("this file is not a whole backup of an academy");
  const names = new Set([...Object.keys(found), ...Object.keys(last.entries)]);
  for (const name of names) {
    const [is, was] = [found[name], last.entries[name]];
    if (is?.sha256 !== was?.sha256 || is?.size !== was?.size) {
      throw new BackupRefused(`the backup is damaged: ${name} is not what was put in it`);
    }
  }
  return { about: first, manifest: last, secret };
}

export async function textOf({ bytes }: Entry): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const chunk of bytes) pieces.push(chunk);
  return Buffer.concat(pieces).toString();
}

function parse<Value>(schema: { parse(value: unknown): Value }, text: string): Value {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BackupRefused("the backup is of a kind that this release does not know");
  }
}

function readable(backup: BackupHeader): BackupHeader {
  const known = Object.keys(migrations("sqlite"));
  // Migrations run in one order: an older release's are the first of ours.
  if (backup.migrations.every((name, index) => name === known[index])) return backup;
  throw new BackupRefused(
    `the backup was made by a newer release (${backup.version}): restore it with that one`,
  );
}
