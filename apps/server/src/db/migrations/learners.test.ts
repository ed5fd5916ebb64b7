import { expect, test } from "vitest";
import { databaseAfter } from "../../testing/servers/database-after.ts";

test("people from before get what they are found by", async () => {
  const { db, migrateTo } = await databaseAfter("0015-audit");
  const at = new Date("2031-05-01T10:00:00.000Z");
  // More than are filled in at once.
  const users = Array.from({ length: 703 }, (_, index) => ({
    id: `user${String(index).padStart(5, "0")}`,
    name: "Zoë O’Brien ÅSTRÖM",
    first_name: "Zoë",
    last_name: "O’Brien ÅSTRÖM",
    email: `n${index}@example.org`,
    is_email_verified: true,
    role: "learner" as const,
    created_at: at,
    updated_at: at,
  }));
  for (let from = 0; from < users.length; from += 300) {
    await db
      .insertInto("users")
      .values(users.slice(from, from + 300))
      .execute();
  }

  await migrateTo("0017-learners");

  const found = await db.selectFrom("users").select(["name_key", "last_name_key"]).execute();
  expect(found).toEqual(Array(703).fill({ name_key: "zoe o’brien astrom", last_name_key: "o’brien astrom" }));
});
