import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { type Db, inTransaction, type Tx } from "./database.ts";
import { asJson } from "./values.ts";

const now = new Date("2026-01-01T00:00:00Z");

function addJob(db: Db | Tx, id: string = randomUUID()) {
  const values = {
    id,
    kind: "k",
    payload: asJson({}),
    state: "waiting" as const,
    run_at: now,
    attempts: 0,
    created_at: now,
  };
  return db.insertInto("jobs").values(values).execute();
}

const countJobs = async (db: Db) => (await db.selectFrom("jobs").select("id").execute()).length;

test("a verb with a transaction of its own joins the caller's", async () => {
  const { db } = await testDatabase();
  const verb = (target: Db | Tx) => inTransaction(target, (tx) => addJob(tx));

  await expect(
    inTransaction(db, async (tx) => {
      await verb(tx);
      throw new Error("the caller changed its mind");
    }),
  ).rejects.toThrow("the caller changed its mind");

  expect(await countJobs(db)).toBe(0);
});

test("called by itself, the verb commits by itself", async () => {
  const { db } = await testDatabase();

  await inTransaction(db, (tx) => addJob(tx));

  expect(await countJobs(db)).toBe(1);
});

test("many transactions at once all commit, none inside another", async () => {
  const { db } = await testDatabase();

  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      inTransaction(db, async (tx) => {
        await addJob(tx);
        await new Promise((resolve) => setImmediate(resolve));
        if (index % 4 === 0) throw new Error("one in four fails");
      }).catch(() => {}),
    ),
  );

  expect(await countJobs(db)).toBe(30);
});
