import type { PageQuery } from "@academy/contract/paging";
import type { TaughtAnswerPage } from "@academy/contract/sage";
import type { Db } from "../../../platform/db/database.ts";
import { readCursor, writeCursor } from "./cursors.ts";
import { listTaughtAnswers } from "./taught-answers.queries.ts";

export async function listAnswers(db: Db, { cursor, limit = 25 }: PageQuery): Promise<TaughtAnswerPage> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const found = await listTaughtAnswers(db, { after, limit: limit + 1 });
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((item) => ({ ...item, updatedAt: item.updatedAt.toISOString() })),
    nextCursor: last ? writeCursor({ at: last.updatedAt, id: last.id }) : null,
  };
}
