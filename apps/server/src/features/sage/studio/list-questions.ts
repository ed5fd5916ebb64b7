import type { PageQuery } from "@academy/contract/paging";
import type { OpenQuestionPage } from "@academy/contract/sage";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { keptSince } from "../exchanges/exchanges.rules.ts";
import type { Meanings } from "../understanding/meaning/meanings.ts";
import { groupAlike } from "./group-alike.ts";
import { countOpenQuestions, listOpenQuestions } from "./open-questions.queries.ts";

export async function listQuestions(
  db: Db,
  query: PageQuery,
  now: Date,
  { ofQuestion }: Pick<Meanings, "ofQuestion">,
): Promise<OpenQuestionPage> {
  // What should be gone already is not shown, even where the job that forgets it is late.
  const since = keptSince(now);
  const page = await readPage(query, (request) => listOpenQuestions(db, { ...request, since }), {
    cursorOf: ({ cursor }) => cursor,
    toItem: ({ cursor, ...question }) => ({
      ...{ ...question, alike: [] },
      lastAskedAt: cursor.at.toISOString(),
    }),
  });
  const vectors = await Promise.all(page.items.map(({ question }) => ofQuestion(question)));
  return { ...page, items: groupAlike(page.items, vectors) };
}

/** How many wait, of those that were last asked after a moment. */
export function countQuestions(db: Db, askedAfter: Date, most: number, now: Date): Promise<number> {
  return countOpenQuestions(db, { since: keptSince(now), askedAfter, most });
}
