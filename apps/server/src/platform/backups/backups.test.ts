import { randomBytes, randomUUID } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { z } from "zod";
import { migrations } from "../../db/migrations/index.ts";
import { expectSameRows } from "../../testing/data/same-rows.ts";
import { startS3Server } from "../../testing/outside/s3-server.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { type DatabaseEnv, emptyDatabase, testDatabase } from "../../testing/servers/test-database.ts";
import type { Tx } from "../db/database.ts";
import { insertFile } from "../files/files.queries.ts";
import { openFileStore } from "../files/open-file-store.ts";
import { saveFile } from "../files/save-file.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";
import { readOrMakeSecret } from "../secrets/secret.ts";
import { tableSum } from "./archive/table-sum.ts";
import { openArchive } from "./archive/write-archive.ts";
import { makeBackup } from "./make-backup.ts";
import { nameOf, restoreBackup } from "./restore-backup.ts";

const passphrase = "correct horse battery staple";
const now = new Date("2026-11-16T11:05:41.000Z");
const log = { warn() {} };
const options = { now, log };
/** A running academy may send its first mail after the backup was made. */
const stillMoving = ["jobs", "kept_mails"];

const placeOf = (env: DatabaseEnv) => ({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
const modeOf = (path: string) => statSync(path).mode & 0o777;

async function readFile(env: DatabaseEnv, storageKey: string): Promise<Buffer> {
  const store = await openFileStore({ dataDir: env.DATA_DIR });
  return Buffer.concat(await (await store.read(storageKey)).toArray());
}

/** A running academy with two accounts, a file larger than one piece of encryption, and a file of nothing. */
async function academy(env: Record<string, string> = {}) {
  const api = await startApi({ env });
  const { dataDir, s3Url, secret } = api.settings;
  const store = await openFileStore({ dataDir, s3Url });
  const bytes = randomBytes(300_000);
  const save = (content: Buffer) =>
    saveFile(
      { db: api.db, store, now },
      { bytes: Readable.from([content]), name: "a.bin", contentType: "x/y", isPublic: true, maxBytes: 1e6 },
    );
  const file = await save(bytes);
  // The client of S3 warns of every stream of nothing.
  if (!s3Url) await save(Buffer.alloc(0));
  const deps = { database: api.database, store, secret: readOrMakeSecret(dataDir, secret) };
  const folder = join(dataDir, "backups");
  const backUp = (given?: string) => makeBackup(deps, { folder, passphrase: given, now });
  return { api, store, file, bytes, deps, folder, backUp };
}

/** Nothing but the lock that a restore took: the place is as empty as it was. */
async function expectUntouched(env: DatabaseEnv): Promise<void> {
  expect(readdirSync(env.DATA_DIR).filter((name) => name !== "server.lock")).toEqual([]);
  if (!env.DATABASE_URL) return;
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_tables where schemaname = 'public'");
  await client.end();
  expect(rowCount).toBe(0);
}

test.each([undefined, passphrase])(
  "a running academy comes back whole in an empty place (passphrase: %s)",
  async (given) => {
    const { api, file, bytes, backUp } = await academy();
    const made = await backUp(given);
    const [learner] = api.sampleSignIns;
    const target = await emptyDatabase();

    const { aside } = await restoreBackup(made.path, placeOf(target), { ...options, passphrase: given });

    expect([made.files, made.missing, aside]).toEqual([2, [], undefined]);
    expect(modeOf(made.path)).toBe(0o600);
    expect(readdirSync(join(api.settings.dataDir, "backups"))).toEqual([made.name]);
    expect(readFileSync(made.path).includes(learner?.email ?? ""), "compressed or encrypted").toBe(false);
    const restored = await testDatabase(target);
    await expectSameRows(api.db, restored.db, stillMoving);
    expect((await readFile(target, file.storageKey)).equals(bytes)).toBe(true);
    const secretFile = join(target.DATA_DIR, "secret");
    expect([readFileSync(secretFile, "utf8"), modeOf(secretFile)]).toEqual([
      readFileSync(join(api.settings.dataDir, "secret"), "utf8"),
      0o600,
    ]);
    const again = await startApi({ databaseEnv: target });
    const signIn = { email: learner?.email, password: learner?.password };
    expect((await again.post("/api/auth/sign-in/email", signIn)).status).toBe(200);
    expect((await again.get(`/files/${file.id}`)).status).toBe(200);
  },
);

test("a wrong passphrase, or none, is refused and changes nothing", async () => {
  const { path } = await (await academy()).backUp(passphrase);
  const target = await emptyDatabase();
  const restoreWith = (given?: string) =>
    restoreBackup(path, placeOf(target), { ...options, passphrase: given });

  await expect(restoreWith("correct horse battery stable")).rejects.toThrow(
    "BACKUP_PASSPHRASE is not the one this backup was made with",
  );
  await expect(restoreWith()).rejects.toThrow("the backup is encrypted");

  await expectUntouched(target);
});

test.each([undefined, passphrase])(
  "a backup that is cut short or has one bit changed is refused and changes nothing (passphrase: %s)",
  async (given) => {
    const { path } = await (await academy()).backUp(given);
    const target = await emptyDatabase();
    const whole = readFileSync(path);
    const refuse = async (bytes: Buffer, what: string) => {
      writeFileSync(path, bytes);
      const restoring = restoreBackup(path, placeOf(target), { ...options, passphrase: given });
      await expect(restoring, what).rejects.toMatchObject({ name: "BackupRefused" });
    };
    const pieces = 64 * 1024 + 16;
    const lengths = [0, 1, 40, 64, 64 + pieces, 64 + 2 * pieces, whole.length >> 1, whole.length - 1];
    for (const length of lengths) await refuse(whole.subarray(0, length), `cut at ${length}`);
    for (let part = 1; part <= 5; part++) {
      const changed = Buffer.from(whole);
      // The first ten bytes of a plain one are about compression; what they say of time and system means nothing.
      const at = 10 + Math.floor(((whole.length - 11) * part) / 5);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      await refuse(changed, `changed at ${at} of ${whole.length}`);
    }
    await refuse(Buffer.concat([whole, Buffer.from("more")]), "longer");
    await refuse(Buffer.from("SQLite format 3\0 and so on"), "another kind of file");
    rmSync(path);
    await expect(restoreBackup(path, placeOf(target), options)).rejects.toThrow("there is no such file");

    await expectUntouched(target);
  },
);

test("a place with data is refused unless it is called by its name; what was there is kept where it can be", async () => {
  const { api, backUp, file, bytes } = await academy();
  const { path } = await backUp();
  const other = await academy();
  const target = {
    DATA_DIR: other.api.settings.dataDir,
    DATABASE_URL: other.api.settings.databaseUrl,
  } as DatabaseEnv;
  const place = placeOf(target);
  await expect(restoreBackup(path, place, { ...options, replace: nameOf(place) })).rejects.toThrow(
    target.DATABASE_URL ? /others are connected/ : /is in use by the server/,
  );
  await other.api.stop();

  await expect(restoreBackup(path, place, options)).rejects.toThrow(`--replace ${nameOf(place)}`);
  await expect(restoreBackup(path, place, { ...options, replace: "another" })).rejects.toThrow("--replace");
  expect(readdirSync(target.DATA_DIR)).not.toContain("restoring");
  const { aside } = await restoreBackup(path, place, { ...options, replace: nameOf(place) });

  await expectSameRows(api.db, (await testDatabase(target)).db, stillMoving);
  expect((await readFile(target, file.storageKey)).equals(bytes)).toBe(true);
  expect(existsSync(join(target.DATA_DIR, "files", other.file.storageKey))).toBe(false);
  expect(existsSync(join(aside ?? "", "files", other.file.storageKey))).toBe(true);
  expect(existsSync(join(aside ?? "", "academy.sqlite"))).toBe(!target.DATABASE_URL);
});

test("another SECRET than the backup’s is refused, the same is not written down", async () => {
  const { backUp, deps } = await academy();
  const { path } = await backUp();
  const target = await emptyDatabase();
  const restoreWith = (secret: string) => restoreBackup(path, { ...placeOf(target), secret }, options);

  await expect(restoreWith("x".repeat(43))).rejects.toThrow("SECRET is not the one of the backup");
  await expectUntouched(target);
  await restoreWith(deps.secret);

  expect(existsSync(join(target.DATA_DIR, "secret"))).toBe(false);
});

test("a backup made while others write is of one moment", async () => {
  const { api, backUp } = await academy();
  const note = defineJob("test.note", z.object({ fileId: z.string() }));
  let isWriting = true;
  let written = 0;
  const write = async (tx: Tx) => {
    const id = randomUUID();
    const file = { id, storageKey: id, name: "n", contentType: "x/y", size: 1, sha256: "", isPublic: false };
    await insertFile(tx, file, now);
    await enqueue(tx, note, { fileId: id }, { now, runAt: new Date("2100-01-01") });
    written++;
  };
  await api.db.transaction().execute(async (tx) => {
    for (let count = 0; count < 1000; count++) await write(tx);
  });
  const writing = (async () => {
    while (isWriting) {
      await api.db.transaction().execute(write);
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();

  const made = await backUp();
  isWriting = false;
  await writing;

  const target = await emptyDatabase();
  await restoreBackup(made.path, placeOf(target), options);
  const { db } = await testDatabase(target);
  const files = await db.selectFrom("files").select("id").where("name", "=", "n").execute();
  const jobs = await db.selectFrom("jobs").select("payload").where("kind", "=", note.kind).execute();
  expect(files.length).toBeGreaterThanOrEqual(1000);
  expect(files.length, "some were written while the backup was made").toBeLessThan(written);
  expect(new Set(jobs.map(({ payload }) => (payload as { fileId: string }).fileId))).toEqual(
    new Set(files.map(({ id }) => id)),
  );
});

test("files that are gone or damaged are named, and everything else comes back", async () => {
  const { api, store, file, bytes, backUp } = await academy();
  const save = () =>
    saveFile(
      { db: api.db, store, now },
      { bytes: Readable.from(["text"]), name: "b", contentType: "x/y", isPublic: true, maxBytes: 10 },
    );
  const [gone, damaged] = [await save(), await save()];
  await store.remove(gone.storageKey);
  truncateSync(join(api.settings.dataDir, "files", damaged.storageKey), 2);

  const made = await backUp();
  const target = await emptyDatabase();
  await restoreBackup(made.path, placeOf(target), options);

  expect(made.missing.toSorted()).toEqual([gone.storageKey, damaged.storageKey].sort());
  expect((await readFile(target, file.storageKey)).equals(bytes)).toBe(true);
  expect(existsSync(join(target.DATA_DIR, "files", damaged.storageKey))).toBe(false);
});

test("files in S3 are in the backup and go back to S3", async () => {
  const [from, to] = [await startS3Server(), await startS3Server()];
  const { file, bytes, backUp } = await academy({ S3_URL: from.url });
  const made = await backUp();

  const target = await emptyDatabase();
  await restoreBackup(made.path, { ...placeOf(target), s3Url: to.url }, options);

  expect(made.missing).toEqual([]);
  expect(to.objects.get(`/academy/${file.storageKey}`)?.equals(bytes)).toBe(true);
});

test("a backup of an older release is brought up to date, one of a newer release is refused", async () => {
  const { DATA_DIR } = await emptyDatabase();
  const write = async (name: string, names: string[], more: Record<string, object[]> = {}) => {
    const path = join(DATA_DIR, name);
    const archive = await openArchive(path, { now });
    const file = {
      id: "f",
      storage_key: "f",
      name: "f",
      content_type: "x/y",
      size: 1,
      sha256: "",
      is_public: true,
    };
    const row = { ...file, created_at: now.toISOString() };
    const tables = { files: [row], ...more };
    const about = { format: 1, version: "0.0.1", createdAt: now, engine: "sqlite", migrations: names };
    await archive.addText("about.json", JSON.stringify({ ...about, tables: Object.keys(tables) }));
    await archive.addText("secret", "s".repeat(43));
    const sums: Record<string, unknown> = {};
    for (const [table, rows] of Object.entries(tables)) {
      const sum = tableSum();
      const lines = rows.map((each) => sum.add(each)).join("\n");
      if (lines) await archive.addText(`rows/${table}/000001.ndjson`, lines);
      sums[table] = sum.result();
    }
    const manifest = { entries: { ...archive.entries }, tables: sums, missing: ["f"] };
    await archive.addText("manifest.json", JSON.stringify(manifest));
    await archive.finish();
    return path;
  };
  const known = Object.keys(migrations("sqlite"));
  const target = await emptyDatabase();
  const newer = await write("newer.tar.gz", [...known, "9999-later"]);
  await expect(restoreBackup(newer, placeOf(target), options)).rejects.toThrow("newer release (0.0.1)");
  await expectUntouched(target);

  const older = await write("older.tar.gz", known.slice(0, 1));
  await restoreBackup(older, placeOf(target), options);

  const { db } = await testDatabase(target);
  expect(await db.selectFrom("files").selectAll().execute()).toMatchObject([{ id: "f", created_at: now }]);
  expect(await db.selectFrom("orders").selectAll().execute()).toEqual([]);

  // One with tables that are no more: what was in them is where it is kept now.
  const before = known.filter((name) => name < "0058");
  const written = { id: "en", texts: { "question-1": "A draft" }, state: "one", updated_by: null };
  const withDrafts = await write("drafts.tar.gz", before, {
    lesson_drafts: [],
    workbook_drafts: [],
    quiz_drafts: [{ ...written, updated_at: now.toISOString() }],
  });
  const another = await emptyDatabase();
  await restoreBackup(withDrafts, placeOf(another), options);
  const restored = await testDatabase(another);
  expect(await restored.db.selectFrom("drafts").selectAll().execute()).toMatchObject([
    { kind: "quiz", body: { "question-1": "A draft" }, revision: 1, saved_at: now },
  ]);
});
