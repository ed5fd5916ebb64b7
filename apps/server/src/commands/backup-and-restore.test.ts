import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { openDatabase } from "../platform/db/database.ts";
import { insertFile } from "../platform/files/files.queries.ts";
import { openFileStore } from "../platform/files/open-file-store.ts";
import { saveFile } from "../platform/files/save-file.ts";
import { readOrMakeSecret } from "../platform/secrets/secret.ts";
import { runCommand, shareCommands, spawnCommand } from "../testing/commands.ts";
import { expectSameRows } from "../testing/data/same-rows.ts";
import { eventually } from "../testing/eventually.ts";
import { startS3Server } from "../testing/outside/s3-server.ts";
import { spawnServer } from "../testing/servers/server-process.ts";
import {
  type DatabaseEnv,
  emptyDatabase,
  seededDatabase,
  testDatabase,
} from "../testing/servers/test-database.ts";

type Env = Record<string, string | undefined>;

const passphrase = "correct horse battery staple";

/** Where it is what a test is about: its key takes as long to derive each time as all else of a small backup. */
const withPassphrase = (env: Env) => ({ BACKUP_PASSPHRASE: passphrase, ...env });
const runAlone = (name: string, args: string[], env: Env) => runCommand(name, args, withPassphrase(env));
const run = shareCommands();
const runSealed = (name: string, args: string[], env: Env) => run(name, args, withPassphrase(env));

/** Ends it as a power cut would, once it has come so far. */
async function killWhen(hasComeSoFar: () => boolean, name: string, args: string[], env: DatabaseEnv) {
  const child = spawnCommand(name, args, env);
  const ended = new Promise((resolve) => child.on("close", (_code, signal) => resolve(signal)));
  // However long its start takes on a busy machine; one that ends before has failed.
  await eventually(() => hasComeSoFar() || child.exitCode !== null, Boolean);
  child.kill("SIGKILL");
  expect(await ended).toBe("SIGKILL");
}

/** Not running, with files. */
async function academyWithFiles(bytesOfEach: number) {
  const env = await seededDatabase();
  const { db } = await testDatabase(env);
  const secret = readOrMakeSecret(env.DATA_DIR, undefined);
  const store = await openFileStore({ dataDir: env.DATA_DIR });
  for (let count = 0; count < 4; count++) {
    const upload = { name: "n", contentType: "x/y", isPublic: false, maxBytes: 1e9 };
    const bytes = Readable.from([randomBytes(bytesOfEach)]);
    await saveFile({ db, store, now: new Date() }, { ...upload, bytes });
  }
  return { env, db, secret, folder: join(env.DATA_DIR, "backups") };
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

test("one command makes a backup, another checks it and puts it back, and neither says a secret", async () => {
  const { env, db, secret, folder } = await academyWithFiles(1000);

  const made = await runAlone("backup", [], env);
  const [name = ""] = namesIn(folder);
  const file = join(folder, name);
  const target = await emptyDatabase();
  const checked = await runSealed("restore", [file, "--check"], target);
  const wrong = await runSealed("restore", [file], { ...target, BACKUP_PASSPHRASE: "another passphrase" });
  const restored = await runAlone("restore", [file], target);
  const twice = await runSealed("restore", [file], target);

  expect([made.code, checked.code, wrong.code, restored.code, twice.code]).toEqual([0, 0, 1, 0, 1]);
  expect(made.said).toMatch(/^\S+\.tar\.gz\.sealed: \d+ rows, 4 files, \d+ kB\n$/);
  expect(checked.said).toContain("the backup is whole");
  expect(wrong.said).toBe("BACKUP_PASSPHRASE is not the one this backup was made with\n");
  expect(restored.said).toContain("done");
  expect(twice.said).toMatch(/^there is data already: .+ To have it replaced, add --replace .+\n$/);
  await expectSameRows(db, (await testDatabase(target)).db, ["academy_settings"]);
  const everything = [made, checked, wrong, restored, twice].map(({ said }) => said).join("");
  expect(everything).not.toContain(secret);
  expect(everything).not.toContain(passphrase);
});

test.each([[[]], [["a", "b"]], [["a", "--overwrite"]], [["a", "--list"]], [["s3", "a", "b"]]])(
  "restore with %j explains itself",
  async (args) => {
    const { code, said } = await run("restore", args, await emptyDatabase());

    expect([code, said.split("\n")[0]]).toEqual([1, expect.stringContaining("npm run restore -- FILE")]);
  },
);

test("a backup that is killed leaves no file under a backup’s name, and the next one is whole", async () => {
  const { env, db, folder } = await academyWithFiles(1000);
  // A pipe that nobody writes to: reading it takes for ever.
  const stuck = {
    id: "stuck",
    storageKey: "zz/stuck",
    name: "n",
    contentType: "x/y",
    size: 1,
    sha256: "",
    isPublic: false,
  };
  await insertFile(db, stuck, new Date());
  const pipe = join(env.DATA_DIR, "files", stuck.storageKey);
  mkdirSync(join(pipe, ".."), { recursive: true });
  execFileSync("mkfifo", [pipe]);

  await killWhen(() => namesIn(folder).length > 0, "backup", [], env);

  expect(namesIn(folder).filter((name) => !name.endsWith(".partial"))).toEqual([]);
  rmSync(pipe);
  expect((await run("backup", [], env)).code).toBe(0);
  const [name = ""] = namesIn(folder).filter((each) => !each.endsWith(".partial"));
  expect((await run("restore", [join(folder, name), "--check"], env)).code).toBe(0);
});

/** Gives a file's bytes to whoever opens its address first, and to the second only so many and never an end. */
async function feed(address: string, bytes: Buffer, most: number) {
  execFileSync("mkfifo", [address, `${address}.next`]);
  // Opens when somebody reads; who opens the address after that gets the other pipe.
  const first = await open(address, "w");
  renameSync(`${address}.next`, address);
  await first.writeFile(bytes);
  await first.close();
  const second = await open(address, "w");
  // Who reads it may be gone before all of it is read.
  await second.writeFile(bytes.subarray(0, most)).catch(() => {});
  return second;
}

test("a restore that is killed stops the start of a server, and the next one says what to do", async () => {
  const { env, db, folder } = await academyWithFiles(200_000);
  await run("backup", [], env);
  const file = join(folder, namesIn(folder)[0] ?? "");
  const target = await emptyDatabase();
  const filesBegun = () => namesIn(join(target.DATA_DIR, "restoring/files")).length > 0;
  // A restore reads a backup twice, first to check it.
  const bytes = readFileSync(file);
  const cut = join(folder, "cut");
  const feeding = feed(cut, bytes, Math.floor(bytes.length * 0.6));

  await killWhen(filesBegun, "restore", [cut], target);

  await (await feeding).close();
  const server = spawnServer({ ...target, PORT: "0" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain("is still running or did not finish");
  const refused = await run("restore", [file], target);
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/an earlier restore into .+ did not finish\. .+ add --again/);
  const restored = await run("restore", [file, "--again"], target);
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining("done")]);
  await expectSameRows(db, (await testDatabase(target)).db, ["academy_settings"]);
});

test("a copy in S3 comes back by itself: the newest, or the one that is named", async () => {
  const { env, db, folder } = await academyWithFiles(1000);
  const s3 = await startS3Server();
  const made = () => runSealed("backup", [], env);
  expect((await made()).code).toBe(0);
  const [newest = ""] = namesIn(folder);
  const older = ["academy-2020-01-01T00-00-00Z.tar.gz", "academy-2020-01-02T00-00-00Z.tar.gz"];
  s3.objects.set(`/academy/backups/${newest}`, readFileSync(join(folder, newest)));
  for (const name of [...older, "notes.txt"]) s3.objects.set(`/academy/backups/${name}`, Buffer.from("no"));
  const target = await emptyDatabase();
  const there = { ...target, S3_URL: s3.url };

  const nowhere = await runSealed("restore", ["s3"], target);
  const listed = await runSealed("restore", ["s3", "--list"], there);
  const unknown = await runSealed("restore", ["s3", "academy-2019-01-01T00-00-00Z.tar.gz"], there);
  const damaged = await runSealed("restore", ["s3", older[0] ?? ""], there);
  // Files go to S3 as well where the place keeps them there.
  const restored = await runSealed("restore", ["s3"], there);

  expect(nowhere).toEqual({ code: 1, said: "S3_URL is not set: that is where copies of backups are\n" });
  expect(listed.said.split("\n").map((line) => line.split("  ")[0])).toEqual([
    newest,
    ...older.toReversed(),
    "",
  ]);
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining("there is no academy-2019")]);
  expect([damaged.code, restored.code]).toEqual([1, 0]);
  expect(restored.said).toContain("done: everything came back as it was");
  expect(namesIn(join(target.DATA_DIR, "backups")).sort()).toEqual([older[0], newest]);
  expect([...s3.objects.keys()].filter((key) => !key.startsWith("/academy/backups/"))).toHaveLength(4);
  expect(s3.refused).toEqual([]);
  await expectSameRows(db, (await testDatabase(target)).db, ["academy_settings"]);
});

const dieAtRename = join(import.meta.dirname, "../testing/processes/die-at-rename-process.ts");

test("a restore over data that is killed while the new takes the place of the old leaves the one or the other, whole", async () => {
  const { env, db, folder } = await academyWithFiles(1000);
  await run("backup", [], env);
  const file = join(folder, namesIn(folder)[0] ?? "");
  const name = env.DATABASE_URL ? new URL(env.DATABASE_URL).pathname.slice(1) : undefined;
  // Before the first thing goes aside, with nothing in its place, and with only the last still to come.
  for (const moment of ["1", "2", env.DATABASE_URL ? "4" : "6"]) {
    const target = await seededDatabase();
    const replaced = target.DATABASE_URL ? new URL(target.DATABASE_URL).pathname.slice(1) : target.DATA_DIR;
    expect(replaced).not.toBe(name);
    readOrMakeSecret(target.DATA_DIR, undefined);
    const store = await openFileStore({ dataDir: target.DATA_DIR });
    await store.write("of/before", Readable.from(["old"]), 3);
    const restoring = spawnCommand(
      "restore",
      [file, "--replace", replaced],
      { ...target, DIE_AT_RENAME: moment },
      ["--import", dieAtRename],
    );
    expect(await new Promise((resolve) => restoring.on("close", (_code, by) => resolve(by)))).toBe("SIGKILL");

    // Whoever starts next finishes it: a server, or another restore.
    const started = await openDatabase({
      dataDir: target.DATA_DIR,
      databaseUrl: target.DATABASE_URL,
      log: console,
      hold: true,
    });
    await expectSameRows(db, started.db, ["academy_settings"]);
    await started.close();
    expect(readOrMakeSecret(target.DATA_DIR, undefined)).toBe(readOrMakeSecret(env.DATA_DIR, undefined));
    expect(namesIn(join(target.DATA_DIR, "files")).sort()).toEqual(
      namesIn(join(env.DATA_DIR, "files")).sort(),
    );
    const [aside = ""] = namesIn(target.DATA_DIR).filter((each) => each.startsWith("before-restore-"));
    expect(readFileSync(join(target.DATA_DIR, aside, "files/of/before"), "utf8"), "the old is kept").toBe(
      "old",
    );
    expect(namesIn(target.DATA_DIR)).not.toContain("restoring");
  }
});
