import { expect, test } from "vitest";
import { runStatements } from "../../testing/data/run-statements.ts";
import { databaseAfter } from "../../testing/servers/database-after.ts";

const at = "2031-05-01T10:00:00.000Z";
const said = "2031-05-09T08:30:15.250Z";

test("that there is no recording, which the audit log knew, is carried over to the date it was said of", async () => {
  const { db, migrateTo } = await databaseAfter("0160-shelves");
  const date = (id: string) => `('${id}', 'g', '${at}', '${at}', '${at}', false, 1, '${at}')`;
  const entry = (id: string, action: string, subject: string, when: string) =>
    `('${id}', '${action}', 'gathering-date', ${subject}, '{}', '${when}')`;
  await runStatements(db, [
    `insert into gatherings (id, title, about, host, zone, starts_on, starts_time, minutes, is_sample, revision, created_at, updated_at)
      values ('g', 'Call', '', 'Elena', 'UTC', '2031-05-01', '10:00', 60, false, 1, '${at}', '${at}')`,
    `insert into gathering_dates (id, gathering_id, slot_at, starts_at, ends_at, is_by_hand, revision, updated_at)
      values ${["none", "twice", "changed", "other"].map(date)}`,
    `insert into audit_entries (id, action, subject_kind, subject_id, detail, created_at) values ${[
      entry("1", "gathering-date.unrecorded", "'none'", said),
      entry("2", "gathering-date.unrecorded", "'twice'", "2031-06-01T00:00:00.000Z"),
      entry("3", "gathering-date.unrecorded", "'twice'", said),
      entry("4", "gathering-date.change", "'changed'", said),
      entry("5", "gathering-date.unrecorded", "'gone'", said),
      entry("6", "gathering-date.unrecorded", "null", said),
    ]}`,
  ]);

  await migrateTo("0170-unrecorded-dates");

  const dates = await db
    .selectFrom("gathering_dates")
    .select(["id", "unrecorded_at"])
    .orderBy("id")
    .execute();
  expect(dates).toEqual([
    { id: "changed", unrecorded_at: null },
    { id: "none", unrecorded_at: new Date(said) },
    { id: "other", unrecorded_at: null },
    { id: "twice", unrecorded_at: new Date(said) },
  ]);
  expect(await db.selectFrom("audit_entries").select("id").execute(), "the log stays as it is").toHaveLength(
    6,
  );
});
