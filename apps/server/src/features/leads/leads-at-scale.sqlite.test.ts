import { randomUUID } from "node:crypto";
import type { LeadListQuery } from "@academy/contract/studio/leads";
import { subscribeLeadBody } from "@academy/contract/visitors/leads";
import { expect, test } from "vitest";
import { commitsTogether } from "../../platform/db/commit-together.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { fillWithLeads, insertUser, manyLeads, plansOf } from "../../testing/data/many-leads.ts";
import { submission } from "../../testing/data/quiz-sheet.ts";
import { threadMs } from "../../testing/processor-time.ts";
import { shareDatabase, testDatabase } from "../../testing/servers/test-database.ts";
import { makeKeyedHash } from "../account/public.ts";
import { makeQuizVersions } from "../quiz-texts/public.ts";
import { findSubmission } from "./leads.queries.ts";
import { quizPersonalData } from "./personal-data.queries.ts";
import { listLeads } from "./studio/list-leads.ts";
import { subscribeLead } from "./subscribe-lead.ts";

const person = { id: "nobody", email: "n50000@example.org" };
const full = shareDatabase(fillWithLeads);

test("with a hundred thousand leads every way to them goes through an index", async () => {
  const db = full();
  await insertUser(db, person);
  const ways: [string, (watched: Db) => Promise<unknown>][] = [
    ["a submission", (watched) => findSubmission(watched, "tokenlead7")],
    ["an export", (watched) => quizPersonalData.collect(watched, person)],
    ["a change of address", (watched) => quizPersonalData.keepThroughEmailChange(watched as Tx, person)],
    ["a deletion", (watched) => quizPersonalData.remove(watched as Tx, person)],
  ];

  for (const [what, way] of ways) {
    const plans = await plansOf(db, way);
    expect(plans.join("\n"), what).toMatch(/USING (COVERING )?INDEX/);
    expect(plans.join("\n"), what).not.toMatch(/^SCAN (leads|quiz_results)/m);
  }
});

test("the hundred thousandth lead takes no longer than the first", async () => {
  const { db: empty } = await testDatabase();
  const now = () => new Date();
  const time = async (db: Db) => {
    const body = subscribeLeadBody.parse(submission({ email: `${randomUUID()}@example.org` }));
    const deps = {
      db,
      commitTogether: commitsTogether({ db, engine: "sqlite" }),
      now,
      hash: makeKeyedHash("x"),
      quizVersions: makeQuizVersions(db),
    };
    return threadMs(() => subscribeLead({ ...deps, baseUrl: "http://localhost:5000" }, body, undefined));
  };
  const times = { empty: [] as number[], full: [] as number[] };
  // In turns, so that whatever else the machine does hits both alike; and so many that a system which counts in
  // hundredths of a second counts enough of them on each side: of a dozen, one more or less would be a tenth.
  for (let round = 0; round < 1500; round++) {
    times.empty.push(await time(empty));
    times.full.push(await time(full()));
  }

  // All of them together: of a single one a system may count too coarsely.
  const sum = (each: number[]) => each.reduce((total, ms) => total + ms, 0);
  expect(sum(times.full) / sum(times.empty)).toBeLessThan(1.6);
});

test("deleting somebody's account among a hundred thousand leads looks at theirs alone", async () => {
  const db = full();
  const count = async () => {
    const { leads } = await db
      .selectFrom("leads")
      .select((select) => select.fn.countAll<number>().as("leads"))
      .executeTakeFirstOrThrow();
    return leads;
  };
  const before = await count();
  const times: number[] = [];
  for (let round = 1; round <= 20; round++) {
    const someone = { id: `user${round}`, email: `n${round}@example.org` };
    await insertUser(db, someone);
    await db
      .updateTable("quiz_results")
      .set({ user_id: someone.id })
      .where("id", "=", `tokenlead${round}`)
      .execute();
    const remove = async (tx: Tx) => {
      await quizPersonalData.remove(tx, someone);
      await tx.deleteFrom("users").where("id", "=", someone.id).execute();
    };
    times.push(await threadMs(() => db.transaction().execute(remove)));
  }

  expect(await count()).toBe(before - 20);
  expect(before).toBeGreaterThanOrEqual(manyLeads - 1);
  // One look through all results takes some hundred milliseconds.
  expect(median(times)).toBeLessThan(25);
});

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test("the owner's list goes through an index, whatever it is narrowed by", async () => {
  const db = full();
  const queries: Omit<LeadListQuery, "limit">[] = [
    {},
    { sort: "oldest" },
    { archetype: "mystic", wantsNews: "yes" },
    { stage: "customer" },
    { source: "nowhere" },
    { suspect: "yes" },
    { careless: "yes", stage: "new" },
    { search: "n77777" },
    { search: "n" },
  ];

  for (const query of queries) {
    const plans = (await plansOf(db, (watched) => listLeads(watched, { ...query, limit: 20 }))).join("\n");
    const what = `${JSON.stringify(query)}\n${plans}`;
    expect(plans, what).not.toMatch(/^SCAN leads(?! USING (COVERING )?INDEX)/m);
    if (!query.search) expect(plans, what).not.toMatch(/TEMP B-TREE/);
  }
});
