import type { OpenQuestion } from "@academy/contract/sage";
import { type RawBuilder, sql } from "kysely";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { Cursor, PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";

type Kind = OpenQuestion["kind"];

/** Of the newest of them; one of its ids tells those apart that are asked as often and as lately. */
export type FoundGroup = { kind: Kind; group: string; cursor: Cursor & { count: number } };

/** Written with literals, as in the two indexes: with parameters SQLite would not see that they fit. */
const wentWrong: Record<Kind, RawBuilder<boolean>> = {
  unanswered: sql`outcome = 'unknown'`,
  "badly-rated": sql`(is_helpful = false and outcome <> 'unknown')`,
};

/** What people asked in vain or got a bad answer to, and the owner has not dealt with since: what means the same as one, most often first. */
export async function listOpenGroups(
  db: Db,
  { since, after, limit }: PageRequest & { since: Date },
): Promise<FoundGroup[]> {
  const rows = await db
    .with("counted", () => countAllOpen(db, since))
    .with("grouped", (query) =>
      query
        .selectFrom("counted")
        .leftJoin("question_meanings as meaning", "meaning.id", "counted.key")
        .groupBy(["counted.kind", groupOf])
        .select(["counted.kind", groupOf.as("group")])
        .select(sql<number>`cast(sum(counted.count) as integer)`.as("count"))
        .select((select) => select.fn.max("counted.last_at").as("last_at"))
        .select((select) => select.fn.max("counted.some_id").as("some_id")),
    )
    .selectFrom("grouped")
    .selectAll()
    .$if(after !== undefined, (page) =>
      page.where((where) =>
        where(
          where.refTuple("count", "last_at", "some_id"),
          "<",
          where.tuple(after?.count ?? 0, after?.at as Date, after?.id as string),
        ),
      ),
    )
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .orderBy("some_id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ kind, group, count, last_at: at, some_id: id }) => ({
    ...{ kind, group, cursor: { count, at: new Date(at), id } },
  }));
}

export type FoundWording = Pick<OpenQuestion, "key" | "question" | "kind" | "answer"> & {
  group: string;
  wordings: number;
};

/** The questions of these groups, those asked most often first; of a group no more than are read. */
export async function listWordings(
  db: Db,
  groups: readonly string[],
  { since, most }: { since: Date; most: number },
): Promise<FoundWording[]> {
  if (groups.length === 0) return [];
  const inGroup = sql`(partition by counted.kind, ${groupOf})`;
  const rows = await db
    .with("counted", () => countAllOpen(db, since))
    // Cut to what is read before anything long is.
    .with("page", (query) =>
      query
        .selectFrom("counted")
        .leftJoin("question_meanings as meaning", "meaning.id", "counted.key")
        .where(groupOf, "in", groups)
        .select(["counted.kind", "counted.key", groupOf.as("group")])
        .select(sql<number>`cast(count(*) over ${inGroup} as integer)`.as("wordings"))
        .select(
          sql<number>`cast(row_number() over (partition by counted.kind, ${groupOf}
            order by counted.count desc, counted.last_at desc, counted.some_id desc) as integer)`.as("place"),
        ),
    )
    .selectFrom("page")
    .innerJoin("chat_exchanges as newest", (join) => join.on("newest.id", "=", newestOf))
    .where("page.place", "<=", most)
    .select(["page.kind", "page.key", "page.group", "page.wordings", "newest.question", "newest.answer"])
    .orderBy("page.place")
    .execute();
  return rows.map(({ answer, ...row }) => ({ ...row, answer: row.kind === "badly-rated" ? answer : null }));
}

const groupOf = sql<string>`coalesce(meaning.group_key, counted.key)`;

const countAllOpen = (db: Db, since: Date) =>
  countOpen(db, "unanswered", since).unionAll(countOpen(db, "badly-rated", since));

/** How many of them were asked last after a moment, counted no further than asked. */
export async function countOpenQuestions(
  db: Db,
  { since, askedAfter, most }: { since: Date; askedAfter: Date; most: number },
): Promise<number> {
  const lately = (kind: Kind) =>
    countOpen(db, kind, since).having((having) => having.fn.max("asked.created_at"), ">", askedAfter);
  const one = await countUpTo(db, lately("unanswered"), most);
  return one >= most ? one : one + (await countUpTo(db, lately("badly-rated"), most - one));
}

/** In the order of the index, one key after the other, which keeps nothing in memory. */
function countOpen(db: Db, kind: Kind, since: Date) {
  return db
    .selectFrom("chat_exchanges as asked")
    .leftJoin("settled_questions as settled", (join) =>
      join.onRef("settled.id", "=", "asked.key").on("settled.settled_at", ">", since),
    )
    .where(wentWrong[kind])
    .where("asked.created_at", ">", (where) => where.fn.coalesce("settled.settled_at", where.val(since)))
    .groupBy("asked.key")
    .select([sql<Kind>`${sql.lit(kind)}`.as("kind"), "asked.key"])
    .select((select) => select.fn.countAll<number>().as("count"))
    .select((select) => select.fn.max("asked.created_at").as("last_at"))
    .select((select) => select.fn.max("asked.id").as("some_id"));
}

const newestIn = (kind: Kind) =>
  sql`(select id from chat_exchanges where ${wentWrong[kind]} and key = page.key
    order by created_at desc, id desc limit 1)`;
const newestOf = sql<string>`case page.kind when 'unanswered' then ${newestIn("unanswered")}
  else ${newestIn("badly-rated")} end`;
