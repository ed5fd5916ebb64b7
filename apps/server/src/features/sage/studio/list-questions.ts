import type { PageQuery } from "@academy/contract/paging";
import type { OpenQuestionPage } from "@academy/contract/sage";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { keptSince } from "../exchanges/exchanges.rules.ts";
import { listOpenQuestions } from "./open-questions.queries.ts";

export function listQuestions(db: Db, query: PageQuery, now: Date): Promise<OpenQuestionPage> {
  // What should be gone already is not shown, even where the job that forgets it is late.
  const since = keptSince(now);
  return readPage(query, (request) => listOpenQuestions(db, { ...request, since }), {
    cursorOf: ({ cursor }) => cursor,
    toItem: ({ cursor, ...question }) => ({ ...question, lastAskedAt: cursor.at.toISOString() }),
  });
}
