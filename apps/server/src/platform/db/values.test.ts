import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { asJson } from "./values.ts";

const moment = new Date("2026-02-28T23:59:59.987Z");

const aJob = {
  id: "one",
  kind: "test",
  key: null,
  payload: asJson({ list: [1, "two", null, { deep: true }], text: "naïve 🌿 عربى", none: null }),
  state: "waiting" as const,
  run_at: moment,
  attempts: 0,
  created_at: moment,
};

test("dates, JSON and nulls come back as they went in", async () => {
  const { db } = await testDatabase();
  await db.insertInto("jobs").values(aJob).execute();

  const row = await db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();

  expect(row.run_at).toEqual(moment);
  expect(row.finished_at).toBeNull();
  expect(row.payload).toEqual({ list: [1, "two", null, { deep: true }], text: "naïve 🌿 عربى", none: null });
});

test.each([[[1, 2, 3]], ["123"], [42], [true], [null], [{}]])("JSON %j keeps its type", async (value) => {
  const { db } = await testDatabase();
  await db
    .insertInto("jobs")
    .values({ ...aJob, payload: asJson(value) })
    .execute();

  const { payload } = await db.selectFrom("jobs").select("payload").executeTakeFirstOrThrow();

  expect(payload).toStrictEqual(value);
});

test("booleans come back as booleans and can be asked for", async () => {
  const { db } = await testDatabase();
  const file = {
    name: "a",
    content_type: "text/plain",
    size: 5_000_000_000,
    sha256: "x",
    created_at: moment,
  };
  await db
    .insertInto("files")
    .values([
      { ...file, id: "yes", storage_key: "1", is_public: true },
      { ...file, id: "no", storage_key: "2", is_public: false },
    ])
    .execute();

  const rows = await db.selectFrom("files").select(["id", "is_public", "size"]).orderBy("id").execute();
  const open = await db.selectFrom("files").select("id").where("is_public", "=", true).execute();

  expect(rows).toEqual([
    { id: "no", is_public: false, size: 5_000_000_000 },
    { id: "yes", is_public: true, size: 5_000_000_000 },
  ]);
  expect(open).toEqual([{ id: "yes" }]);
});

test("columns keep their types under another name, joined and returned", async () => {
  const { db } = await testDatabase();

  const returned = await db
    .insertInto("jobs")
    .values(aJob)
    .returning(["run_at as due", "payload as carried"])
    .executeTakeFirstOrThrow();

  expect(returned.due).toEqual(moment);
  expect(returned.carried).toMatchObject({ none: null });
});

test("counts and sums are numbers", async () => {
  const { db } = await testDatabase();
  await db
    .insertInto("jobs")
    .values([aJob, { ...aJob, id: "two", attempts: 4 }])
    .execute();

  const row = await db
    .selectFrom("jobs")
    .select([sql<number>`count(*)`.as("count"), sql<number>`sum(attempts)`.as("sum")])
    .executeTakeFirstOrThrow();

  expect(row).toEqual({ count: 2, sum: 4 });
});
