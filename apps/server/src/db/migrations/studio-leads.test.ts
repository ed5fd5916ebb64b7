import { expect, test } from "vitest";
import { asJson } from "../../platform/db/values.ts";
import { answers, result } from "../../testing/data/quiz-sheet.ts";
import { databaseAfter } from "../../testing/servers/database-after.ts";

const at = (minute: number) => new Date(Date.UTC(2031, 0, 1, 0, minute));

test("leads from before get what they are found by: name, origin and the newest result", async () => {
  const { db, migrateTo } = await databaseAfter("0013-payments");
  const touches = [
    { utm_source: "instagram", utm_campaign: "spring" },
    { referrer: "https://www.example.net/a" },
    null,
  ];
  // More than are filled in at once.
  const leads = Array.from({ length: 1203 }, (_, index) => ({
    id: `lead${String(index).padStart(5, "0")}`,
    email: `n${index}@example.org`,
    name: index === 0 ? "Zoë Éxample" : "Noor",
    wants_news: false,
    first_touch: touches[index % 3] ? asJson(touches[index % 3]) : null,
    mail_day: "2031-01-01",
    mails_asked: 1,
    created_at: at(index),
    updated_at: at(index),
  }));
  for (let from = 0; from < leads.length; from += 300) {
    await db
      .insertInto("leads")
      .values(leads.slice(from, from + 300) as never)
      .execute();
  }
  const taken = (id: string, minute: number, primary: string, signs: string[]) => ({
    id,
    lead_id: "lead00000",
    answers: asJson(answers),
    result: asJson(result),
    claimed: "{}",
    primary_archetype: primary,
    secondary_archetype: "teacher",
    careless_signs: asJson(signs),
    wants_news: false,
    created_at: at(minute),
  });
  await db
    .insertInto("quiz_results")
    .values([taken("new", 9, "mystic", ["equal-ratings"]), taken("old", 1, "artist", [])] as never)
    .execute();

  expect(await migrateTo("0014-studio-leads")).toEqual(["0014-studio-leads"]);

  const rows = await db
    .selectFrom("leads")
    .select(["name_key", "last_name_key", "source", "campaign", "primary_archetype", "is_careless"])
    .select(["is_suspect", "stage", "notes"])
    .orderBy("id")
    .execute();
  const untouched = { is_suspect: false, stage: "new", notes: "" };
  expect(rows[0]).toEqual({
    ...untouched,
    name_key: "zoe example",
    last_name_key: "example",
    source: "instagram",
    campaign: "spring",
    primary_archetype: "mystic",
    is_careless: true,
  });
  const noor = {
    ...untouched,
    name_key: "noor",
    last_name_key: "",
    primary_archetype: null,
    is_careless: false,
  };
  expect(rows.slice(-2)).toEqual([
    { ...noor, source: "example.net", campaign: null },
    { ...noor, source: null, campaign: null },
  ]);
  expect(rows).toHaveLength(1203);
});
