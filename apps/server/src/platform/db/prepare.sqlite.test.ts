import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { insertJob } from "../jobs/jobs.queries.ts";

test("a full disk that a prepared query of a transaction meets is known", async () => {
  const { db, health } = await testDatabase();
  await sql`pragma max_page_count = 1`.execute(db);
  const now = new Date();
  // More than the pages that migrations have left free.
  const payload = "x".repeat(5_000_000);

  const written = db.transaction().execute((tx) =>
    insertJob(tx, {
      id: "one",
      kind: "test",
      key: null,
      label: null,
      recipient: null,
      payload,
      runAt: now,
      now,
    }),
  );

  await expect(written).rejects.toThrow(/full/);
  expect(health.isTroubled()).toBe(true);
});
