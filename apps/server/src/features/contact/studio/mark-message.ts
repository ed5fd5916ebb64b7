import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordAudit } from "../../audit/public.ts";
import { hasMessage, setAnswered } from "./messages.queries.ts";

type Mark = { id: string; isAnswered: boolean };

/** Said again it changes nothing. */
export function markMessage(db: Db, { id, isAnswered }: Mark, by: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await setAnswered(tx, id, isAnswered ? now : null))) {
      if (!(await hasMessage(tx, id))) throw new AppError("NOT_FOUND");
      return;
    }
    const action = isAnswered ? "message.answered" : "message.reopened";
    await recordAudit(tx, { by, action, subject: { kind: "message", id } }, now);
  });
}
