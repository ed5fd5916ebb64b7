import { existsSync, readdirSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signedIn } from "../../testing/browser.ts";
import { eventually } from "../../testing/eventually.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { startS3Server } from "../../testing/outside/s3-server.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { openFileStore } from "../files/open-file-store.ts";
import { readOrMakeSecret } from "../secrets/secret.ts";
import { backupJobHandlers } from "./backup-jobs.ts";
import { checkBackup } from "./check-backup.ts";

const passphrase = "correct horse battery staple";

async function scheduled(env: Record<string, string> = {}, readsInThreads = false) {
  const clock = movingClock(new Date("2026-11-16T11:05:41.000Z"));
  const api = await startApi({
    env: { BACKUP_EVERY_HOURS: "24", ...env },
    now: clock.now,
    makesBackups: true,
    readsInThreads,
  });
  const folder = api.settings.backup.folder;
  const news = async () => (await (await api.get("/readyz")).json()).backup;
  const names = () => readdirSync(folder).sort();
  /** A job that time jumps over while it runs would be taken for abandoned. */
  const moveDays = async (days: number) => {
    const unfinished = () => api.db.selectFrom("jobs").select("kind").where("state", "<>", "done").execute();
    await eventually(unfinished, ({ length }) => length === 0);
    clock.moveDays(days);
  };
  return { api, clock, moveDays, folder, news, names };
}

test("backups are made on the schedule, one is restored on trial, and /readyz says so", async () => {
  const { api, moveDays, news, names, folder } = await scheduled();

  const first = await eventually(news, ({ trial }) => trial !== null);

  expect(first).toEqual({
    made_at: "2026-11-16T11:05:41.000Z",
    tried_at: "2026-11-16T11:05:41.000Z",
    trial: "restored",
  });
  expect(names()).toEqual(["academy-2026-11-16T11-05-41Z.tar.gz"]);
  expect(readdirSync(api.settings.dataDir).filter((name) => name.startsWith("trial"))).toEqual([]);
  await moveDays(1);
  const second = await eventually(news, ({ made_at }) => made_at !== first.made_at);
  expect(second).toEqual({ ...first, made_at: "2026-11-17T11:05:41.000Z" });
  await moveDays(6);
  await eventually(news, ({ tried_at }) => tried_at === "2026-11-23T11:05:41.000Z");
  for (const name of names()) await checkBackup(join(folder, name), undefined);
  expect(api.logLines.join("")).toContain("a backup was restored on trial");
});

test("old backups go as the rule says, here and in S3, where copies are encrypted, and the passphrase stays unsaid", async () => {
  const s3 = await startS3Server();
  const env = { S3_URL: s3.url, BACKUP_PASSPHRASE: passphrase, BACKUP_KEEP: "2,0,0" };
  const { api, moveDays, news, names, folder } = await scheduled(env);
  const copies = () =>
    [...s3.objects.keys()].filter((key) => key.startsWith("/academy/backups/")).map((key) => key.slice(17));
  await eventually(news, ({ trial }) => trial === "restored");
  for (let day = 17; day <= 18; day++) {
    await moveDays(1);
    await eventually(news, ({ made_at }) => made_at.startsWith(`2026-11-${day}`));
  }

  const left = ["academy-2026-11-17T11-05-41Z.tar.gz.sealed", "academy-2026-11-18T11-05-41Z.tar.gz.sealed"];
  await eventually(names, (present) => present.join() === left.join());
  await eventually(copies, (present) => present.sort().join() === left.join());
  expect(s3.objects.get(`/academy/backups/${left[0]}`)?.subarray(0, 16).toString()).toBe("ACADEMY-BACKUP-1");
  await checkBackup(join(folder, left[1] ?? ""), passphrase);
  const said = api.logLines.join("");
  expect(said).toContain("a backup was restored on trial");
  expect(said).not.toContain(passphrase);
  expect(said).not.toContain(readOrMakeSecret(api.settings.dataDir, undefined));
});

test("without a passphrase no copy leaves the machine; threads of their own make and try it", async () => {
  const s3 = await startS3Server();
  const { news, names, folder } = await scheduled({ S3_URL: s3.url }, true);

  // Each thread reads the program anew.
  await eventually(news, ({ trial }) => trial === "restored");

  expect([...s3.objects.keys()]).toEqual([]);
  const [name = ""] = names();
  const { manifest } = await checkBackup(join(folder, name), undefined);
  expect(manifest.tables.users?.rows).toBeGreaterThan(1);
});

test("a backup that can't be restored is told at /readyz and in the log", async () => {
  const { api, clock, news, names, folder } = await scheduled();
  await eventually(news, ({ trial }) => trial === "restored");
  const [file = ""] = names();
  truncateSync(join(folder, file), 1000);
  const { settings, database } = api;
  const logged: string[] = [];
  const note = (_fields: object, message: string) => void logged.push(message);
  const log = { info: note, warn: note, error: note } as never;
  const store = await openFileStore(settings);
  const keptApart = async () => [];
  const deps = { database, store, secret: "s", settings, now: clock.now, log, keptApart };
  const handler = backupJobHandlers(deps).find(({ kind }) => kind === "backups.try-out");

  await handler?.run({ file }, { id: "1", attempt: 1, signal: new AbortController().signal });

  expect(await news()).toMatchObject({ trial: "failed" });
  expect(logged).toEqual(["a backup could not be restored on trial"]);
  expect(readdirSync(settings.dataDir).filter((name) => name.startsWith("trial"))).toEqual([]);
});

test("a demo makes none by itself", async () => {
  const api = await startApi({ makesBackups: true });

  expect(await (await api.get("/readyz")).json()).not.toHaveProperty("backup");
  expect(readdirSync(api.settings.dataDir)).not.toContain("backups");
});

test("the owner’s schedule counts in place of the host’s from its next hour on, and so does how many are kept", async () => {
  const { api, clock, news, names } = await scheduled({ BACKUP_EVERY_HOURS: "0" });
  const owner = await signedIn(api, "owner");
  const daily = { everyHours: 24, hour: 3, keeping: { days: 2, weeks: 0, months: 0 }, was: null };
  expect((await owner.send("PUT", "/api/studio/settings/backups/schedule", daily)).status).toBe(204);
  const looked = async () =>
    (await api.db.selectFrom("jobs").select("state").where("kind", "=", "backups.look").execute()).every(
      ({ state }) => state === "done",
    );

  clock.moveMinutes(60);
  await eventually(looked, Boolean);
  expect(existsSync(api.settings.backup.folder), "three o’clock of today was before it").toBe(false);
  for (const day of [17, 18, 19]) {
    // To six minutes past three.
    clock.moveMinutes(day === 17 ? 15 * 60 : 24 * 60);
    await eventually(news, (told) => told?.made_at?.startsWith(`2026-11-${day}T03:05`));
    await eventually(looked, Boolean);
  }
  const kept = (day: number) => `academy-2026-11-${day}T03-05-41Z.tar.gz`;
  await eventually(names, (present) => present.join() === [kept(18), kept(19)].join());
});
