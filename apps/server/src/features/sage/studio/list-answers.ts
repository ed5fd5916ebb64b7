import type { PageQuery } from "@academy/contract/paging";
import type { TaughtAnswerPage } from "@academy/contract/sage";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { listTaughtAnswers } from "./taught-answers.queries.ts";

export function listAnswers(db: Db, query: PageQuery): Promise<TaughtAnswerPage> {
  return readPage(query, (request) => listTaughtAnswers(db, request), {
    cursorOf: ({ updatedAt, id }) => ({ at: updatedAt, id }),
    toItem: (answer) => ({ ...answer, updatedAt: answer.updatedAt.toISOString() }),
  });
}
