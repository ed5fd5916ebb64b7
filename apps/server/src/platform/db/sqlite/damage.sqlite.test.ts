import { openSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { seededDatabase } from "../../../testing/servers/test-database.ts";
import { checkQuickly, findProblem } from "./damage.ts";

const busy = {
  status: 503,
  code: "UNAVAILABLE",
  message: "The academy is busy right now. Please try again shortly.",
};

/** Writes over the middle of the file, as a failing disk would. */
function damage(file: string): void {
  const { size } = statSync(file);
  const handle = openSync(file, "r+");
  for (let at = 8192; at < size; at += 4096) writeSync(handle, Buffer.alloc(2000, 0x5a), 0, 2000, at + 100);
}

const fileOf = ({ DATA_DIR }: { DATA_DIR: string }) => join(DATA_DIR, "academy.sqlite");

test("damage in the middle of the file stops the start with one line that names it and the way back", async () => {
  const databaseEnv = await seededDatabase();
  damage(fileOf(databaseEnv));

  const start = startApi({ databaseEnv });

  await expect(start).rejects.toThrow(
    /^\S+academy\.sqlite is damaged \(.+\)\. Stop .* restore your newest backup$/,
  );
});

test("of a file too large to be read at a start it is looked at what it says of itself, and whether it is all there", async () => {
  const file = fileOf(await seededDatabase());
  const start = () => checkQuickly(file, 0);

  expect(start).not.toThrow();
  truncateSync(file, statSync(file).size - 4096);
  expect(start).toThrow("is damaged");
});

test("a file that is no database stops the start with the same line", async () => {
  const databaseEnv = await seededDatabase();
  writeFileSync(fileOf(databaseEnv), "not a database at all ".repeat(500));

  await expect(startApi({ databaseEnv })).rejects.toThrow("is damaged (file is not a database)");
});

test("a file that was emptied beside other data is not silently made new", async () => {
  const databaseEnv = await seededDatabase();
  await (await startApi({ databaseEnv })).stop();
  truncateSync(fileOf(databaseEnv));

  await expect(startApi({ databaseEnv })).rejects.toThrow(
    /academy\.sqlite is empty, although .* belongs to an academy that had data/,
  );

  expect(statSync(fileOf(databaseEnv)).size).toBe(0);
});

test("damage that is met while it serves answers 503, and it is not ready until it is put right", async () => {
  const databaseEnv = await seededDatabase();
  const api = await startApi({ databaseEnv });
  const good = readFileSync(fileOf(databaseEnv));
  await api.db.executeQuery({ sql: "pragma wal_checkpoint(truncate)", parameters: [] } as never);
  damage(fileOf(databaseEnv));
  await api.db.executeQuery({ sql: "pragma shrink_memory", parameters: [] } as never);

  expect(await refusalOf(await api.get("/api/courses"))).toEqual(busy);

  const ready = await api.get("/readyz");
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: "unavailable", database: "damaged", migrations: "unknown" },
  ]);
  await api.stop();
  writeFileSync(fileOf(databaseEnv), good);
  for (const rest of ["-wal", "-shm"]) rmSync(fileOf(databaseEnv) + rest, { force: true });
  expect((await (await startApi({ databaseEnv })).get("/readyz")).status).toBe(200);
});

test("the whole file is looked at once a day", async () => {
  const databaseEnv = await seededDatabase();
  const api = await startApi({ databaseEnv, checksData: true });
  const isDone = async () =>
    api.db.selectFrom("jobs").select("state").where("kind", "=", "database.check").executeTakeFirst();
  expect(await eventually(isDone, (job) => job?.state === "done")).toBeDefined();
  expect(findProblem(fileOf(databaseEnv), "integrity_check")).toBeUndefined();
});

test("a full disk answers 503 until it is over, and pages are served meanwhile", async () => {
  const databaseEnv = await seededDatabase();
  const api = await startApi({ databaseEnv });
  const limit = (most: number) =>
    api.db.executeQuery({ sql: `pragma max_page_count = ${most}`, parameters: [] } as never);
  const message = () =>
    api.post("/api/contact", {
      submission_id: crypto.randomUUID(),
      name: "Ann",
      email: `ann-${crypto.randomUUID()}@example.org`,
      topic: "other",
      message: "x".repeat(4000),
    });
  expect((await message()).status).toBe(204);
  // As large as it is, and no larger.
  await limit(1);

  const refused = await eventually(message, ({ status }) => status !== 204);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refusalOf(refused)).toEqual(busy);
  expect((await api.get("/quiz")).status).toBe(200);

  await limit(1_000_000);
  expect((await api.get("/readyz")).status, "a write shows that it is over").toBe(200);
  expect((await message()).status).toBe(204);
});
