import { existsSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BackupsView } from "@academy/contract/studio/settings";
import { expect, test } from "vitest";
import { checkBackup } from "../../platform/backups/check-backup.ts";
import { signedIn } from "../../testing/browser.ts";
import { eventually } from "../../testing/eventually.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const base = "/api/studio/settings/backups";
const first = "academy-2031-05-01T10-00-00Z.tar.gz";
const newest = `${base}/${first}/file`;

async function academy(env: Record<string, string> = {}) {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now, env });
  const owner = await signedIn(api, "owner");
  const view = async () => (await (await owner.get(base)).json()) as BackupsView;
  const made = (count: number) =>
    eventually(view, ({ items, underWay }) => items.length === count && underWay === null);
  return { clock, api, owner, view, made };
}

test("one is made when it is asked for, and can be downloaded by whoever has just shown who they are", async () => {
  const { clock, api, owner, view, made } = await academy();
  expect(await view()).toEqual({
    schedule: {
      everyHours: 0,
      hour: 0,
      keeping: { days: 7, weeks: 4, months: 12 },
      by: "nobody",
      since: null,
    },
    isEncrypted: false,
    isCopied: false,
    underWay: null,
    isTrying: false,
    restore: null,
    items: [],
  });
  expect((await owner.get(`${newest}?plain=yes`)).status).toBe(404);
  await owner.post(base);
  await made(1);
  const { items } = await eventually(view, ({ items: [item] }) => item?.trial?.outcome === "restored");
  expect(items).toEqual([
    {
      name: first,
      madeAt: "2031-05-01T10:00:00.000Z",
      bytes: expect.any(Number),
      isEncrypted: false,
      trial: expect.anything(),
    },
  ]);

  expect(await refusalOf(await owner.get(newest))).toMatchObject({ status: 400 });
  const file = await owner.get(`${newest}?plain=yes`);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([bytes.length, file.headers.get("content-disposition")]).toEqual([
    items[0]?.bytes,
    `attachment; filename="${items[0]?.name}"`,
  ]);
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  const copy = join(api.settings.dataDir, "downloaded.tar.gz");
  writeFileSync(copy, bytes);
  await checkBackup(copy, undefined);

  clock.moveMinutes(11);
  const exports = ["leads", "learners", "orders"].map((what) => owner.get(`/api/studio/${what}/export`));
  for (const answer of [
    await owner.post("/api/studio/downloads"),
    await owner.get(`${newest}?plain=yes`),
    ...(await Promise.all(exports)),
  ])
    expect(await refusalOf(answer)).toMatchObject({ status: 403, code: "FRESH_PROOF_NEEDED" });
  const noted = await api.db.selectFrom("audit_entries").select("action").execute();
  expect(noted.map(({ action }) => action).sort()).toEqual(["backup.asked", "backup.downloaded"]);
});

test("an encrypted one is made once, however many ask at once, needs no second word, and neither its passphrase nor its folder is told", async () => {
  const passphrase = "correct horse battery staple";
  const { api, owner, view, made } = await academy({ BACKUP_PASSPHRASE: passphrase });
  const asked = await Promise.all(Array.from({ length: 5 }, () => owner.post(base)));
  expect(asked.map(({ status }) => status)).toEqual(Array(5).fill(204));
  const jobs = await api.db.selectFrom("jobs").select("id").where("kind", "=", "backups.make").execute();
  expect(jobs).toHaveLength(1);
  const { items, isEncrypted } = await made(1);
  expect([items[0]?.isEncrypted, isEncrypted]).toEqual([true, true]);

  const file = await owner.get(`${newest.replace("/file", ".sealed/file")}`);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 16)
      .toString(),
  ).toBe("ACADEMY-BACKUP-1");
  const text = JSON.stringify(await view());
  expect(text).not.toContain(passphrase);
  expect(text).not.toContain("/");
});

test("a backup is tried by button: what came back is counted, a damaged one is found out, and neither leaves anything", async () => {
  const { api, owner, view, made } = await academy();
  await owner.post(base);
  await made(1);
  const trialOf = async () => (await view()).items[0]?.trial;
  await eventually(trialOf, (trial) => trial?.outcome === "restored");
  const people = await api.db.selectFrom("users").select("id").execute();
  const courses = await api.db.selectFrom("courses").select("id").execute();
  const files = await api.db.selectFrom("files").select("id").execute();
  expect((await trialOf())?.proof).toEqual({
    people: people.length,
    leads: 0,
    orders: 0,
    courses: courses.length,
    files: files.length,
    missing: 0,
  });

  truncateSync(join(api.settings.backup.folder, first), 1000);
  expect((await owner.post(`${base}/${first}/try`)).status).toBe(204);
  await eventually(trialOf, (trial) => trial?.outcome === "failed");
  expect(readdirSync(api.settings.dataDir).filter((name) => name.startsWith("trial"))).toEqual([]);
  for (const name of ["academy-2031-05-01T10-00-01Z.tar.gz", "academy-0000-00-00T00-00-00Z.tar.gz"])
    expect((await owner.post(`${base}/${name}/try`)).status).toBe(404);
  for (const name of ["..%2Fsecret", "secret", ".."])
    expect((await owner.get(`${base}/${name}/file`)).status).toBeGreaterThanOrEqual(400);
});

test("a restore wants the word and a fresh proof, is refused beside another, and a damaged backup closes nothing", async () => {
  const { clock, api, owner, view, made } = await academy();
  const restore = `${base}/${first}/restore`;
  const means = { confirm: "restore" };
  await owner.post(base);
  await made(1);
  const trialOf = async () => (await view()).items[0]?.trial;
  await eventually(trialOf, (trial) => trial?.outcome === "restored");
  truncateSync(join(api.settings.backup.folder, first), 1000);

  expect((await owner.post(restore, { confirm: "yes" })).status).toBe(400);
  const both = await Promise.all([owner.post(restore, means), owner.post(restore, means)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  const { restore: told } = await eventually(view, (shown) => shown.restore?.state === "failed");
  expect(told).toMatchObject({ file: first, failure: "damaged", by: "Elena Marlowe", safetyAt: null });
  // Nobody was asked to close.
  expect(existsSync(join(api.settings.backup.folder, "restore-order"))).toBe(false);

  clock.moveMinutes(11);
  expect(await refusalOf(await owner.post(restore, means))).toMatchObject({ code: "FRESH_PROOF_NEEDED" });
});
