import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BackupsView } from "@academy/contract/studio/settings";
import { expect, onTestFinished, test } from "vitest";
import { writeOrder } from "../platform/backups/by-button/restore-order.ts";
import { createLogs } from "../platform/log/log.ts";
import { findSetting, saveSetting } from "../platform/settings/academy-settings.queries.ts";
import { parseSettings } from "../platform/settings/settings.ts";
import type { Browser } from "../testing/browser.ts";
import { cheapHashing } from "../testing/data/cheap-hashing.ts";
import { eventually } from "../testing/eventually.ts";
import { documentsOfTests } from "../testing/servers/documents-of-tests.ts";
import { freePort } from "../testing/servers/free-port.ts";
import { signInAt } from "../testing/servers/owner-process.ts";
import { programEnv } from "../testing/servers/program-env.ts";
import { samplePages } from "../testing/servers/sample-pages.ts";
import { killableServer, startServerProcess } from "../testing/servers/server-process.ts";
import { noLimits } from "../testing/servers/start-api.ts";
import { type DatabaseEnv, seededDatabase, testDatabase } from "../testing/servers/test-database.ts";
import { keepRunning } from "./keep-running.ts";

const base = "/api/studio/settings/backups";
const viewOf = async (owner: Browser) => (await (await owner.get(base)).json()) as BackupsView;
const order = (owner: Browser, name = "") => owner.post(`${base}/${name}/restore`, { confirm: "restore" });

/** Here rather than in a process of its own: none of them is killed. One that can't go on would end the test. */
async function open(env: Record<string, string>) {
  const running = await keepRunning(parseSettings(env), createLogs("silent"), {
    limits: noLimits,
    shedding: { maxEventLoopDelayMs: 0, maxHeapBytes: 0 },
    pages: samplePages(),
    documents: documentsOfTests,
    pollMs: 20,
    checksData: false,
    readsInThreads: false,
    makesBackups: false,
    hasHourlyJobs: false,
    hasSampleHistory: false,
    passwordHashing: cheapHashing,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= running.stop());
  onTestFinished(stop);
  const { address, sampleSignIns } = running.current();
  const { email, password } = sampleSignIns.find(({ role }) => role === "owner") ?? {};
  return { url: address, person: { email, password }, stop };
}

/** With a backup of it, made after `prepare`. */
async function academy(prepare: (env: DatabaseEnv) => Promise<void> = async () => {}) {
  const PORT = String(await freePort());
  const env = { ...(await seededDatabase()), HOST: "127.0.0.1", BASE_URL: `http://localhost:${PORT}`, PORT };
  const start = () => open(env);
  const first = await start();
  const signIn = () => signInAt(first.url, first.person);
  const owner = await signIn();
  await prepare(env);
  await owner.post(base);
  const { items } = await eventually(
    () => viewOf(owner),
    ({ items: [item] }) => item?.trial?.outcome === "restored",
  );
  const lead = (email: string) => owner.post("/api/subscribe-lead", { name: "Ann", email });
  return { env, start, first, signIn, owner, backup: items[0]?.name, lead };
}

const emailsOf = async (owner: Browser) => {
  const { items } = (await (await owner.get("/api/studio/leads")).json()) as { items: { email: string }[] };
  return items.map(({ email }) => email);
};
/** Between the one and the other there is a moment in which nobody listens. */
const untilClosed = (url: string) =>
  eventually(
    () => fetch(`${url}/home`, { headers: { accept: "text/html" } }).catch(() => undefined),
    (answer) => answer?.status === 503,
  );
const isBack = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;

test("a restore by button closes the academy for everybody, brings back what was there, says who did it, and can be undone", async () => {
  const { first, signIn, owner, backup, lead } = await academy();
  expect((await lead("after@example.org")).status).toBeLessThan(300);
  expect(await emailsOf(owner)).toEqual(["after@example.org"]);

  expect((await order(owner, backup)).status).toBe(204);
  const closed = await untilClosed(first.url);
  expect(closed?.headers.get("retry-after")).toBe("10");
  expect(await closed?.text()).toContain("We’ll be right back");
  await eventually(() => isBack(first.url), Boolean);

  expect(await owner.who(), "sessions of then open nothing").toBe(401);
  const again = await signIn();
  expect(await emailsOf(again)).toEqual([]);
  const { restore, items, underWay } = await viewOf(again);
  expect(underWay, "what was under way then is not begun again").toBeNull();
  expect(items.find(({ name }) => name === backup)?.trial?.proof).toMatchObject({ people: 2, leads: 0 });
  expect(restore).toMatchObject({ state: "restored", file: backup, by: "Elena Marlowe", failure: null });
  const audit = (await (await again.get("/api/studio/settings/audit")).json()) as {
    items: { action: string }[];
  };
  expect(audit.items.map(({ action }) => action)).toEqual(["backup.restored", "backup.asked"]);

  // What was there before is a backup of its own.
  const safety = items.find(({ madeAt }) => madeAt === restore?.safetyAt);
  expect((await order(again, safety?.name)).status).toBe(204);
  await untilClosed(first.url);
  const whoIsThere = () => again.who().catch(() => undefined);
  await eventually(whoIsThere, (who) => who === 401);
  await eventually(() => isBack(first.url), Boolean);
  expect(await emailsOf(await signIn())).toEqual(["after@example.org"]);
});

test("killed in the middle of a restore, at its first rename or its last, whoever starts next carries it out", async () => {
  const { env, start, first, signIn, owner, backup } = await academy();
  await first.stop();
  for (const moment of ["1", "3"]) {
    const dying = await startServerProcess(
      {
        ...programEnv,
        ...env,
        NODE_OPTIONS: `--import ${join(import.meta.dirname, "../testing/processes/die-at-rename-process.ts")}`,
        DIE_AT_RENAME: moment,
      },
      { program: killableServer },
    );
    const before = moment === "1" ? owner : await signIn();
    await before.post("/api/subscribe-lead", { name: "Ann", email: "after@example.org" });
    expect(await emailsOf(before), moment).toEqual(["after@example.org"]);
    expect((await order(before, backup)).status, moment).toBe(204);
    await dying.ended;
    const left = readFileSync(join(env.DATA_DIR, "backups/restore-order/order.json"), "utf8");
    expect(JSON.parse(left), moment).toMatchObject({
      state: "ordered",
      tries: 1,
      safety: expect.any(String),
    });

    const next = await start();

    expect(await emailsOf(await signIn()), moment).toEqual([]);
    expect((await viewOf(await signIn())).restore, moment).toMatchObject({ state: "restored" });
    await next.stop();
  }
});

test("a restore that can't be done leaves everything as it was, and says so", async () => {
  const { env, start, first, signIn, owner, backup, lead } = await academy();
  await lead("kept@example.org");
  await first.stop();
  const folder = join(env.DATA_DIR, "backups");
  // Found whole when it was asked for, and gone when its turn came.
  writeOrder(folder, {
    id: crypto.randomUUID(),
    file: "academy-2020-01-01T00-00-00Z.tar.gz",
    by: crypto.randomUUID(),
    askedAt: new Date().toISOString(),
    proof: { people: 2, leads: 0, orders: 0, courses: 4, files: 0, missing: 0 },
    state: "ordered",
    tries: 0,
    safety: null,
    failure: null,
    isTakenBack: false,
  });

  await start();

  expect(await owner.who(), "nobody is signed out").not.toBe(401);
  expect(await emailsOf(await signIn())).toEqual(["kept@example.org"]);
  const { restore, items } = await viewOf(owner);
  expect(restore).toMatchObject({ state: "failed", failure: "unknown", by: null });
  expect(items.map(({ name }) => name)).toContain(backup);
});

test("what the academy can't start on is taken back", async () => {
  let check: unknown;
  const setCheck = async (env: DatabaseEnv, value: unknown) => {
    const { db } = await testDatabase(env);
    check ??= await findSetting(db, "secret-check");
    await saveSetting(db, "secret-check", value, new Date());
    await db.destroy();
  };
  // Whole, and of an academy with another secret.
  const { env, signIn, owner, backup, lead } = await academy((where) => setCheck(where, "another"));
  await setCheck(env, check);
  await lead("kept@example.org");

  expect((await order(owner, backup)).status).toBe(204);

  const news = async () => (await viewOf(owner).catch(() => undefined))?.restore;
  const told = await eventually(news, (restore) => restore?.state === "failed");
  expect(told).toMatchObject({ file: backup, failure: "unknown", by: "Elena Marlowe" });
  expect(await emailsOf(await signIn())).toEqual(["kept@example.org"]);
});
