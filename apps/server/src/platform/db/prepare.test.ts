import { expect, test } from "vitest";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { prepare } from "./prepare.ts";

const insert = prepare<{ id: string; key: string }>((db, given) =>
  db
    .insertInto("jobs")
    .values({
      id: given("id"),
      kind: "test",
      key: given("key"),
      label: null,
      payload: "{}",
      state: "waiting",
      run_at: new Date("2031-05-01T10:00:00.000Z"),
      attempts: 0,
      created_at: new Date("2031-05-01T10:00:00.000Z"),
    })
    .onConflict((conflict) => conflict.column("key").doNothing()),
);
const select = prepare<{ key: string }, { id: string; run_at: Date; payload: unknown }>((db, given) =>
  db.selectFrom("jobs").select(["id", "run_at", "payload"]).where("key", "=", given("key")),
);
const row = (id: string) => ({ id, run_at: new Date("2031-05-01T10:00:00.000Z"), payload: {} });

test("a prepared query answers the same in a transaction as without one", async () => {
  const { db } = await testDatabase();

  const alone = await insert(db, { id: "one", key: "a" });
  const within = await db.transaction().execute(async (tx) => {
    const made = await insert(tx, { id: "two", key: "b" });
    const again = await insert(tx, { id: "three", key: "a" });
    return {
      made,
      again,
      rows: [...(await select(tx, { key: "a" })).rows, ...(await select(tx, { key: "b" })).rows],
    };
  });

  expect(alone.numAffectedRows).toBe(1n);
  expect([within.made.numAffectedRows, within.again.numAffectedRows]).toEqual([1n, 0n]);
  expect(within.rows).toEqual([row("one"), row("two")]);
  expect((await select(db, { key: "b" })).rows).toEqual([row("two")]);
});

test("what it wrote is taken back with its transaction, and a failure fails it", async () => {
  const { db } = await testDatabase();

  const takenBack = db.transaction().execute(async (tx) => {
    await insert(tx, { id: "one", key: "a" });
    throw new Error("after all");
  });
  await expect(takenBack).rejects.toThrow("after all");
  const failed = db.transaction().execute(async (tx) => {
    await insert(tx, { id: "one", key: "a" });
    await insert(tx, { id: "one", key: "b" });
  });
  await expect(failed).rejects.toThrow(/unique/i);

  expect((await select(db, { key: "a" })).rows).toEqual([]);
});

test("a transaction that is over runs nothing any more", async () => {
  const { db } = await testDatabase();
  const ended = await db.transaction().execute(async (tx) => tx);

  await expect(insert(ended, { id: "one", key: "a" })).rejects.toThrow();

  expect((await select(db, { key: "a" })).rows).toEqual([]);
});
