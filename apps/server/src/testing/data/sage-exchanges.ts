import { randomUUID } from "node:crypto";
import type { ExchangeOutcome } from "../../features/sage/sage.tables.ts";
import { keepExchange } from "../../features/sage/sage.ts";
import type { Vector } from "../../features/sage/understanding/meaning/vectors.ts";
import type { Db } from "../../platform/db/database.ts";

type Exchange = {
  outcome?: ExchangeOutcome;
  passageId?: string;
  answer?: string;
  isHelpful?: boolean;
  vector?: Vector;
  now: Date;
};

/** Something that was asked, and rated if anything was said about it. Answers its id. */
export async function askedOnce(db: Db, question: string, exchange: Exchange): Promise<string> {
  const {
    outcome = "unknown",
    passageId = null,
    answer = "I don't know.",
    isHelpful,
    vector,
    now,
  } = exchange;
  const id = randomUUID();
  await keepExchange(db, { id, question, answer, outcome, passageId, vector, now });
  if (isHelpful !== undefined) {
    await db.updateTable("chat_exchanges").set({ is_helpful: isHelpful }).where("id", "=", id).execute();
  }
  return id;
}
