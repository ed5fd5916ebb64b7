import type { PageQuery } from "@academy/contract/paging";
import type { OpenQuestionPage } from "@academy/contract/sage";
import type { Db } from "../../../platform/db/database.ts";
import { keptSince } from "../exchanges/exchanges.rules.ts";
import { readCursor, writeCursor } from "./cursors.ts";
import { listOpenQuestions } from "./open-questions.queries.ts";

export async function listQuestions(
  db: Db,
  { cursor, limit = 25 }: PageQuery,
  now: Date,
): Promise<OpenQuestionPage> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  // What should be gone already is not shown, even where the job that forgets it is late.
  const found = await listOpenQuestions(db, { since: keptSince(now), after, limit: limit + 1 });
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(({ place, ...question }) => ({ ...question, lastAskedAt: place.at.toISOString() })),
    nextCursor: last ? writeCursor(last.place) : null,
  };
}
