import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { commitsTogether } from "./commit-together.ts";

test("nobody is answered before the commit: one that only fails there fails alone", async () => {
  const database = await testDatabase();
  const commitTogether = commitsTogether(database);
  const now = new Date();
  const write = (id: string) =>
    commitTogether(async (tx) => {
      await tx.insertInto("academy_settings").values({ id, value: "1", updated_at: now }).execute();
    });
  const breakCommit = commitTogether(async (tx) => {
    // Looked at only when the transaction ends.
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    const session = { id: "s", token: "t", ip_address: null, user_agent: null };
    await tx
      .insertInto("sessions")
      .values({ ...session, user_id: "nobody", expires_at: now, created_at: now, updated_at: now })
      .execute();
  });

  const outcomes = await Promise.allSettled([write("a"), breakCommit, write("b")]);

  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const written = await database.db.selectFrom("academy_settings").select("id").orderBy("id").execute();
  expect(written).toEqual([{ id: "a" }, { id: "b" }]);
  expect(await database.db.selectFrom("sessions").select("id").execute()).toEqual([]);
});
