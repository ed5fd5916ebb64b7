import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { makeCourse } from "../../testing/data/courses.ts";
import { runStatements } from "../../testing/data/run-statements.ts";
import { databaseAfter } from "../../testing/servers/database-after.ts";

const at = "2031-05-01T10:00:00.000Z";
const count = 1201;
const tokenOf = (number: number) => String(number).padStart(32, "a_-Z");

test("calendars that are out there are found by their hash, and nothing readable is left", async () => {
  const { db, migrateTo } = await databaseAfter("0108-renewal-terms");
  const { id: courseId } = await makeCourse(db, { lessons: 1 });
  const numbers = Array.from({ length: count }, (_, number) => number);
  const users = numbers.map(
    (number) => `('u${number}', 'Ann', '', '', 'u${number}@example.org', true, 'learner', '${at}', '${at}')`,
  );
  // Every third has no calendar.
  const plans = numbers.map((number) => {
    const token = number % 3 === 0 ? "null" : `'${tokenOf(number)}'`;
    return `('u${number}', '${courseId}', '{}', 1, '[]', ${token}, '${at}', '${at}')`;
  });
  await runStatements(db, [
    `insert into users (id, name, first_name, last_name, email, is_email_verified, role, created_at, updated_at) values ${users}`,
    `insert into launch_plans (user_id, course_id, plan, revision, applied, calendar_token, created_at, updated_at)
      values ${plans}`,
  ]);

  await migrateTo("0140-hashed-calendars");

  const rows = await db
    .selectFrom("launch_plans")
    .select(["user_id", "calendar_hash", "calendar_encrypted"])
    .execute();
  expect(rows).toHaveLength(count);
  for (const { user_id, calendar_hash, calendar_encrypted } of rows) {
    const number = Number(user_id.slice(1));
    const hash = createHash("sha256").update(tokenOf(number)).digest("hex");
    expect(calendar_hash).toBe(number % 3 === 0 ? null : hash);
    expect(calendar_encrypted).toBeNull();
  }
});
