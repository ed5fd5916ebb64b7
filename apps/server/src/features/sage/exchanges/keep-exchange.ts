import type { Db } from "../../../platform/db/database.ts";
import type { ExchangeOutcome } from "../sage.tables.ts";
import { insertExchange } from "./exchanges.queries.ts";
import { normalizeQuestion } from "./question-key.rules.ts";
import { redact, takeOut } from "./redact.rules.ts";

type Exchange = {
  /** Given to whoever asked, to rate the answer by. */
  id: string;
  question: string;
  answer: string;
  outcome: ExchangeOutcome;
  passageId: string | null;
  now: Date;
};

/**
 * Nothing here is linked to a person: no account, no address, no visit, and what people write about themselves is
 * taken out first. That is why this feature has nothing to say to `platform/personal-data.ts`.
 */
export async function keepExchange(db: Db, exchange: Exchange): Promise<void> {
  const { text, taken } = redact(exchange.question);
  await insertExchange(db, {
    id: exchange.id,
    key: normalizeQuestion(text),
    question: text,
    answer: takeOut(exchange.answer, taken),
    outcome: exchange.outcome,
    passage_id: exchange.passageId,
    created_at: exchange.now,
  });
}
