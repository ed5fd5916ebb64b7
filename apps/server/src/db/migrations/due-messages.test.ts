import { expect, test } from "vitest";
import { rankOf } from "../../features/contact/business-days.rules.ts";
import { runStatements } from "../../testing/data/run-statements.ts";
import { databaseAfter } from "../../testing/servers/database-after.ts";

test("messages from before are listed by their promised day like those from now on", async () => {
  const { db, migrateTo } = await databaseAfter("0170-unrecorded-dates");
  const [due, later] = ["2031-05-06T23:59:59.999Z", "2031-05-07T23:59:59.999Z"];
  const message = (id: string, dueAt: string, rank: number) =>
    `('${id}', '${id}', 'Ann', 'ann@example.org', 'course', 'Hello', '2031-05-01T10:00:00.000Z', false, ${dueAt}, ${rank})`;
  await runStatements(db, [
    `insert into contact_messages (id, submission_id, name, email, topic, message, created_at, is_suspect, due_at, rank)
      values ${[message("a", `'${due}'`, 1), message("b", `'${later}'`, 1), message("c", "null", 0)]}`,
  ]);

  await migrateTo("0180-due-messages");

  const rows = await db.selectFrom("contact_messages").select(["id", "rank"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: "a", rank: rankOf(new Date(due)) },
    { id: "b", rank: rankOf(new Date(later)) },
    { id: "c", rank: 0 },
  ]);
});
