import type { Db } from "../../../platform/db/database.ts";
import { findUnansweredKey } from "./exchanges.queries.ts";
import { questionKey } from "./question-key.rules.ts";

/**
 * The key of a question that Sage support could not answer, where this message passes on just that one: what it says
 * below its first line. Whoever has made something else of it is answered by a person.
 */
export async function findAskedKey(db: Db, exchangeId: string, message: string): Promise<string | null> {
  const [, question] = /^[^\n]*\n\s*\n([\s\S]+)$/.exec(message) ?? [];
  const key = question === undefined ? undefined : await findUnansweredKey(db, exchangeId);
  return key !== undefined && questionKey(question ?? "") === key ? key : null;
}
