import { type CompiledQuery, sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { answers, result } from "./quiz-sheet.ts";

export const manyLeads = 100_000;

/** Rows as they are, made by the database itself: a hundred thousand calls would take minutes. */
export async function fillWithLeads(db: Db): Promise<void> {
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${manyLeads})
    insert into leads (id, email, name, wants_news, mail_day, mails_asked, created_at, updated_at)
    select 'lead' || i, 'n' || i || '@example.org', 'Somebody', false, '2031-01-01', 1, ${new Date()}, ${new Date()} from n`.execute(
    db,
  );
  await sql`insert into quiz_results (id, lead_id, submission_id, answers, result, claimed,
      primary_archetype, secondary_archetype, careless_signs, wants_news, created_at)
    select 'token' || id, id, 'submission' || id, ${JSON.stringify(answers)},
      ${JSON.stringify(result)}, '{}', 'mystic', 'teacher', '[]', false, ${new Date()} from leads`.execute(
    db,
  );
}

/** Runs it and answers how the engine went about each of its statements. */
export async function plansOf(db: Db, work: (watched: Db) => Promise<unknown>): Promise<string[]> {
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

export async function insertUser(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
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
