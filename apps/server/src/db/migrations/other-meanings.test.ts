import { expect, test } from "vitest";
import { runStatements } from "../../testing/data/run-statements.ts";
import { databaseAfter } from "../../testing/servers/database-after.ts";

test("what the model before made of texts and questions is not compared with what the next one makes", async () => {
  const { db, migrateTo } = await databaseAfter("0180-due-messages");
  const at = "2031-05-01T10:00:00.000Z";
  await runStatements(db, [
    `insert into text_meanings (id, vector, created_at) values ('a', 'AA==', '${at}')`,
    `insert into question_meanings (id, vector, group_key, asked_at) values ('b', 'AA==', 'b', '${at}')`,
  ]);

  await migrateTo("0190-other-meanings");

  expect(await db.selectFrom("text_meanings").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("question_meanings").select("id").execute()).toEqual([]);
});
