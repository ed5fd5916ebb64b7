import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "../../../platform/db/database.ts";
import { plansOf } from "../../../testing/data/many-leads.ts";
import { threadMs } from "../../../testing/processor-time.ts";
import { shareDatabase } from "../../../testing/servers/test-database.ts";
import { deleteExchangesBefore, saveRating } from "../exchanges/exchanges.queries.ts";
import { keptSince } from "../exchanges/exchanges.rules.ts";
import { listQuestions } from "./list-questions.ts";

const now = new Date("2031-05-01T10:00:00.000Z");
const many = 100_000;

/** Every tenth in vain, every fiftieth rated badly, every question twenty times. Made by the database itself. */
async function fill(db: Db): Promise<void> {
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})
    insert into chat_exchanges (id, key, question, answer, outcome, passage_id, is_helpful, created_at)
    select printf('00000000-0000-4000-8000-%012d', i), 'question ' || (i % 5000), 'Question ' || (i % 5000) || '?',
      ${"Some answer. ".repeat(30)}, case when i % 10 = 0 then 'unknown' else 'answered' end, 'quiz-what',
      case when i % 50 = 1 then 0 end, ${now} from n`.execute(db);
}

const full = shareDatabase(fill);

test("among a hundred thousand exchanges every way goes through an index", async () => {
  const db = full();
  const ways: [string, (watched: Db) => Promise<unknown>][] = [
    ["the list", (watched) => listQuestions(watched, { limit: 20 }, now)],
    ["a rating", (watched) => saveRating(watched, "00000000-0000-4000-8000-000000000007", true)],
    ["forgetting", (watched) => deleteExchangesBefore(watched, keptSince(now), 500)],
  ];

  for (const [what, way] of ways) {
    const plans = (await plansOf(db, way)).join("\n");
    expect(plans, what).not.toMatch(/^SCAN (chat_exchanges|asked|newest)(?! USING (COVERING )?INDEX)/m);
    expect(plans, what).toMatch(/USING (COVERING )?INDEX/);
    if (what !== "the list") continue;
    expect(plans).toMatch(/SCAN asked USING COVERING INDEX chat_exchanges_unanswered/);
    expect(plans).toMatch(/SCAN asked USING COVERING INDEX chat_exchanges_badly_rated/);
  }
});

test("the list of a hundred thousand exchanges comes at once", async () => {
  const db = full();
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    times.push(
      await threadMs(async () => {
        const { items } = await listQuestions(db, { limit: 20 }, now);
        expect(items.map(({ count }) => count)).toEqual(Array(20).fill(20));
      }),
    );
  }

  // The quickest: whatever else the machine does only makes it slower. Sorting every row took above 400.
  expect(Math.min(...times)).toBeLessThan(150);
});
