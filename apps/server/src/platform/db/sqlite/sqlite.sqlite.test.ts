import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../../testing/servers/test-database.ts";

test("every commit is on disk before it is acknowledged, and references hold", async () => {
  const { db } = await testDatabase();
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] as object)[0];

  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  expect(await pragma("busy_timeout")).toBe(5000);
});

test("no statement of an open academy makes a file of its own to be undone with", async () => {
  const { db } = await testDatabase();

  const { rows } = await sql<{ temp_store: number }>`pragma temp_store`.execute(db);

  expect(rows).toEqual([{ temp_store: 2 }]);
});

test("a row whose owner does not exist is refused", async () => {
  const { db } = await testDatabase();
  const now = new Date();

  const orphan = db
    .insertInto("sessions")
    .values({
      id: "s",
      token: "t",
      user_id: "nobody",
      ip_address: null,
      user_agent: null,
      expires_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();

  await expect(orphan).rejects.toThrow(/FOREIGN KEY/);
});

test("finding the next job uses the index made for it", async () => {
  const { db } = await testDatabase();

  const plan = await sql<{ detail: string }>`
    explain query plan select id from jobs where state = 'waiting' and run_at <= '2026' order by run_at limit 4`.execute(
    db,
  );

  expect(plan.rows.map(({ detail }) => detail).join()).toMatch(/USING INDEX jobs_waiting/);
});
