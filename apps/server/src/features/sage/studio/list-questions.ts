import type { PageQuery } from "@academy/contract/paging";
import type { OpenQuestionPage } from "@academy/contract/sage";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { keptSince } from "../exchanges/exchanges.rules.ts";
import { countOpenQuestions, listOpenQuestions } from "./open-questions.queries.ts";

export function listQuestions(db: Db, query: PageQuery, now: Date): Promise<OpenQuestionPage> {
  // What should be gone already is not shown, even where the job that forgets it is late.
  const since = keptSince(now);
  return readPage(query, (request) => listOpenQuestions(db, { ...request, since }), {
    cursorOf: ({ cursor }) => cursor,
    toItem: ({ cursor, ...question }) => ({ ...question, lastAskedAt: cursor.at.toISOString() }),
  });
}

/** How many wait, of those that were last asked after a moment. */
export function countQuestions(db: Db, askedAfter: Date, most: number, now: Date): Promise<number> {
  return countOpenQuestions(db, { since: keptSince(now), askedAfter, most });
}
