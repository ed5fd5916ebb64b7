import type { OpenQuestion } from "@academy/contract/sage";
import { type RawBuilder, sql } from "kysely";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { Cursor, PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";

type Kind = OpenQuestion["kind"];

/** One of its ids tells those apart that are asked as often and as lately. */
export type FoundQuestion = Omit<OpenQuestion, "lastAskedAt" | "alike"> & {
  cursor: Cursor & { count: number };
};

/** Written with literals, as in the two indexes: with parameters SQLite would not see that they fit. */
const wentWrong: Record<Kind, RawBuilder<boolean>> = {
  unanswered: sql`outcome = 'unknown'`,
  "badly-rated": sql`(is_helpful = false and outcome <> 'unknown')`,
};

/** What people asked in vain or got a bad answer to, and the owner has not dealt with since, most often first. */
export async function listOpenQuestions(
  db: Db,
  { since, after, limit }: PageRequest & { since: Date },
): Promise<FoundQuestion[]> {
  const rows = await db
    .with("counted", () => countOpen(db, "unanswered", since).unionAll(countOpen(db, "badly-rated", since)))
    // Cut to a page before anything long is read.
    .with("page", (query) =>
      query
        .selectFrom("counted")
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
        .limit(limit),
    )
    .selectFrom("page")
    .innerJoin("chat_exchanges as newest", (join) => join.on("newest.id", "=", newestOf))
    .select(["page.kind", "page.key", "page.count", "page.some_id"])
    .select(["newest.question", "newest.answer", "newest.created_at"])
    .orderBy("page.count", "desc")
    .orderBy("page.last_at", "desc")
    .orderBy("page.some_id", "desc")
    .execute();
  return rows.map(({ kind, key, count, question, answer, some_id: id, created_at: at }) => ({
    ...{ key, question, kind, count, cursor: { count, at, id } },
    answer: kind === "badly-rated" ? answer : null,
  }));
}

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
