import { randomUUID } from "node:crypto";
import { subscribeLeadBody } from "@academy/contract/leads";
import { type CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import { commitsTogether } from "../../platform/db/commit-together.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { answers, result, submission } from "../../testing/quiz-sheet.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { makeKeyedHash } from "../account/public.ts";
import { findResultByToken, listResultsOf } from "../results/results.queries.ts";
import { findSubmission } from "./leads.queries.ts";
import { quizPersonalData } from "./personal-data.queries.ts";
import { subscribeLead } from "./subscribe-lead.ts";

const many = 100_000;
const person = { id: "nobody", email: "n5@example.org" };

/** Rows as they are, made by the database itself: a hundred thousand calls would take minutes. */
async function fill(db: Db): Promise<void> {
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})
    insert into leads (id, email, name, wants_news, mail_day, mails_asked, created_at, updated_at)
    select 'lead' || i, 'n' || i || '@example.org', 'Somebody', 0, '2031-01-01', 1, ${new Date()}, ${new Date()} from n`.execute(
    db,
  );
  await sql`insert into quiz_results (id, lead_id, submission_id, answers, result, claimed,
      primary_archetype, secondary_archetype, careless_signs, wants_news, created_at)
    select 'token' || id, id, 'submission' || id, ${JSON.stringify(answers)},
      ${JSON.stringify(result)}, '{}', 'mystic', 'teacher', '[]', 0, ${new Date()} from leads`.execute(db);
}

/** Runs it and answers how the engine went about each of its statements. */
async function plansOf(db: Db, work: (watched: Db) => Promise<unknown>): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  });
  const executor = watched.getExecutor();
  const compile = executor.compileQuery.bind(executor);
  executor.compileQuery = (...args: Parameters<typeof compile>) => {
    const query = compile(...args);
    queries.push(query as CompiledQuery);
    return query as never;
  };
  await work(watched);
  const plans: string[] = [];
  for (const query of queries) {
    const explained = { ...query, sql: `explain query plan ${query.sql}` };
    const { rows } = await db.executeQuery<{ detail: string }>(
      explained as CompiledQuery<{ detail: string }>,
    );
    plans.push(...rows.map(({ detail }) => detail));
  }
  return plans;
}

test("with a hundred thousand leads every way to them goes through an index", async () => {
  const { db } = await testDatabase();
  await fill(db);
  await insertUser(db, person);
  const ways: [string, (watched: Db) => Promise<unknown>][] = [
    ["a link", (watched) => findResultByToken(watched, "tokenlead7")],
    ["a submission", (watched) => findSubmission(watched, "tokenlead7")],
    ["a person's results", (watched) => listResultsOf(watched, person)],
    ["an export", (watched) => quizPersonalData.collect(watched, person)],
    ["a change of address", (watched) => quizPersonalData.keepThroughEmailChange(watched as Tx, person)],
    ["a deletion", (watched) => quizPersonalData.remove(watched as Tx, person)],
  ];

  for (const [what, way] of ways) {
    const plans = await plansOf(db, way);
    expect(plans.length, what).toBeGreaterThan(0);
    expect(plans.join("\n"), what).toMatch(/USING (COVERING )?INDEX/);
    expect(
      plans.filter((plan) => /^SCAN (leads|quiz_results)/.test(plan)),
      what,
    ).toEqual([]);
  }
});

test("the hundred thousandth lead takes no longer than the first", async () => {
  const [empty, full] = [await testDatabase(), await testDatabase()];
  await fill(full.db);
  const now = () => new Date();
  const time = async (db: Db) => {
    const body = subscribeLeadBody.parse(submission({ email: `${randomUUID()}@example.org` }));
    const started = performance.now();
    const deps = {
      db,
      commitTogether: commitsTogether({ db, engine: "sqlite" }),
      now,
      hash: makeKeyedHash("x"),
    };
    await subscribeLead({ ...deps, baseUrl: "http://localhost:5000" }, body, undefined);
    return performance.now() - started;
  };
  const times = { empty: [] as number[], full: [] as number[] };
  // In turns, so that whatever else the machine does hits both alike.
  for (let round = 0; round < 200; round++) {
    times.empty.push(await time(empty.db));
    times.full.push(await time(full.db));
  }

  expect(median(times.full) / median(times.empty)).toBeLessThan(1.6);
});

test("deleting somebody's account among a hundred thousand leads looks at theirs alone", async () => {
  const { db } = await testDatabase();
  await fill(db);
  const times: number[] = [];
  for (let round = 1; round <= 20; round++) {
    const someone = { id: `user${round}`, email: `n${round}@example.org` };
    await insertUser(db, someone);
    await db
      .updateTable("quiz_results")
      .set({ user_id: someone.id })
      .where("id", "=", `tokenlead${round}`)
      .execute();
    const started = performance.now();
    await db.transaction().execute(async (tx) => {
      await quizPersonalData.remove(tx, someone);
      await tx.deleteFrom("users").where("id", "=", someone.id).execute();
    });
    times.push(performance.now() - started);
  }

  const left = await db
    .selectFrom("leads")
    .select((select) => select.fn.countAll<number>().as("count"))
    .execute();
  expect(left[0]?.count).toBe(many - 20);
  // One look through all results takes some hundred milliseconds.
  expect(median(times)).toBeLessThan(25);
});

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function insertUser(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const now = new Date();
  const names = { name: "Ann", first_name: "Ann", last_name: "" };
  await db
    .insertInto("users")
    .values({
      id,
      email,
      ...names,
      is_email_verified: true,
      role: "learner",
      created_at: now,
      updated_at: now,
    })
    .execute();
}
