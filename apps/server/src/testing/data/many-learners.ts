import { sql } from "kysely";
import type { Database } from "../../platform/db/database.ts";

/** As the ids of the tables, and in both engines' words: eight digits that name the learner, twelve that name the thing. */
const idOf = (thing = "0") =>
  `cast(10000000 + i as text) || '-0000-4000-8000-' || cast(100000000000 + ${thing} as text)`;
const userId = idOf();

export const manyLearnersId = (learner: number) => `${10_000_000 + learner}-0000-4000-8000-100000000000`;

/** So many that no statement takes longer than one may. */
const learnersAtOnce = 2000;
const lessonsEach = 20;
const downloadsEach = 6;
const daysEach = 30;
const answersEach = 10;
const then = "'2031-05-01T10:00:00.000Z'";
const aText = `'{"":{"text":"A few words of my own.","at":"2031-05-01T10:00:00.000Z"}}'`;
const anAsked = `'{"workbook":"a-book","part":"A part","text":"A question"}'`;

/**
 * Rows as they are, made by the database itself: people with every course, twenty lessons done, a month of days,
 * downloads, notes,
 * answers and a certificate. What one person did lies scattered, as it would after months.
 */
export async function fillWithLearners(
  { db, engine }: Pick<Database, "db" | "engine">,
  learners: number,
): Promise<void> {
  for (let first = 1; first <= learners; first += learnersAtOnce) {
    const last = Math.min(learners, first + learnersAtOnce - 1);
    for (const statement of statementsFor(first, last)) await sql.raw(statement).execute(db);
  }
  if (engine === "sqlite") return;
  // What PostgreSQL does by itself after a while must not happen in the middle of something.
  for (const table of filledTables) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

const filledTables = [
  "users",
  "grants",
  "entitlements",
  "enrollments",
  "lesson_progress",
  "viewings",
  "learning_days",
  "lesson_notes",
  "workbook_answers",
  "downloads",
  "certificates",
];

function statementsFor(first: number, last: number): string[] {
  const numbers = (name: string, column: string, from: number, to: number) =>
    `${name}(${column}) as (select ${from} union all select ${column} + 1 from ${name} where ${column} < ${to})`;
  const ranked = (table: string) =>
    `(select ${table}.*, row_number() over (order by course_id, id) as rank from ${table}) as ranked`;
  const into = (table: string, columns: string, select: string) =>
    `with recursive ${numbers("n", "i", first, last)}, ${numbers("d", "k", 1, daysEach)}
    insert into ${table} (${columns}) ${select}`;
  return [
    into(
      "users",
      "id, name, first_name, last_name, email, is_email_verified, role, created_at, updated_at",
      `select ${userId}, 'Ann Example', 'Ann', 'Example', 'n' || i || '@example.org', true, 'learner', ${then}, ${then} from n`,
    ),
    into(
      "grants",
      "id, user_id, offer, source, terms, granted_at",
      `select ${idOf()}, ${userId}, 'subscribePackage', 'operator', '{}', ${then} from n`,
    ),
    into(
      "entitlements",
      "id, grant_id, user_id, opens",
      `select ${idOf()}, ${idOf()}, ${userId}, 'all-courses' from n`,
    ),
    into(
      "enrollments",
      "id, user_id, course_id, enrolled_at, last_active_at",
      `select ${idOf("position")}, ${userId}, id, ${then}, ${then} from courses cross join n`,
    ),
    into(
      "lesson_progress",
      "user_id, course_id, lesson_id, completed_at, marked_at, position_seconds",
      `select ${userId}, course_id, id, ${then}, ${then}, 0 from ${ranked("lessons")} cross join n
      where rank <= ${lessonsEach}`,
    ),
    into(
      "viewings",
      "user_id, id, lesson_id, day, seconds",
      `select ${userId}, id, id, '2031-05-01', 60 from ${ranked("lessons")} cross join n where rank <= 5`,
    ),
    into(
      "learning_days",
      "user_id, day, seconds",
      `select ${userId}, '2031-04-' || substr(cast(100 + k as text), 2), 60 from d cross join n`,
    ),
    into(
      "lesson_notes",
      "user_id, lesson_id, text, revision, updated_at",
      `select ${userId}, id, 'A note.', 1, ${then} from ${ranked("lessons")} cross join n where rank <= 3`,
    ),
    into(
      "workbook_answers",
      "user_id, course_id, item_id, fields, asked, revision, updated_at",
      `select ${userId}, id, 'many.' || k, ${aText}, ${anAsked}, 1, ${then} from courses cross join d cross join n
      where position = 0 and k <= ${answersEach}`,
    ),
    into(
      "downloads",
      "id, user_id, resource_id, click_id, downloaded_at",
      `select ${idOf("rank")}, ${userId}, id, id, ${then} from ${ranked("resources")} cross join n
      where rank <= ${downloadsEach}`,
    ),
    into(
      "certificates",
      "id, user_id, course_id, name, course_title, email_hash, email_salt, issued_at",
      `select ${idOf()}, ${userId}, id, 'Ann Example', title, 'x', 'x', ${then} from courses cross join n
      where position = 1`,
    ),
  ];
}
