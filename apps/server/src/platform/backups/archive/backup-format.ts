import { z } from "zod";

/** What a backup can't be used for is one clear sentence for whoever runs the academy. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}

export const formatVersion = 1;

/** First in the file: whether this release can read what follows. */
export const about = z.object({
  format: z.literal(formatVersion),
  version: z.string(),
  createdAt: z.iso.datetime(),
  engine: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.string()).min(1),
  /** Parents before children, as they are read back. */
  tables: z.array(z.string()),
});
export type BackupHeader = z.infer<typeof about>;

const size = z.int().min(0);

/** Last in the file: only a whole one has it. */
export const manifest = z.object({
  entries: z.record(z.string(), z.object({ size, sha256: z.string() })),
  tables: z.record(z.string(), z.object({ rows: size, sum: z.string() })),
  /** Files that a row names and whose bytes were gone, or others than the row says, when the backup was made. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

export const entryNames = {
  about: "about.json",
  secret: "secret",
  manifest: "manifest.json",
  rows: (table: string, part: number) => `rows/${table}/${String(part).padStart(6, "0")}.ndjson`,
  file: (storageKey: string) => `files/${storageKey}`,
};

export const tableOf = (entry: string) => /^rows\/(\w+)\/\d+\.ndjson$/.exec(entry)?.[1];
export const storageKeyOf = (entry: string) => /^files\/(.+)$/.exec(entry)?.[1];
