import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findUserByEmail } from "../../account/public.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { deleteOpening, insertOpening } from "./openings.queries.ts";
import { requireWritten } from "./write-lesson.ts";

/** Opens a lesson to one learner before its time. The course itself must be theirs as for everybody. */
export async function openFor(db: Db, lessonId: string, email: string, { by, now }: Actor): Promise<void> {
  const user = await findUserByEmail(db, email);
  await inTransaction(db, async (tx) => {
    await requireWritten(tx, lessonId);
    if (!user) {
      throw new AppError("BAD_REQUEST", { field: "email", message: "There’s no account with this address." });
    }
    const { id: userId } = user;
    if (!(await insertOpening(tx, { userId, lessonId, by, now }))) return;
    const detail = { lesson: lessonId };
    await recordAudit(
      tx,
      { by, action: "lesson.opened", subject: { kind: "user", id: userId }, detail },
      now,
    );
  });
}

export function endOpening(db: Db, { id, userId }: { id: string; userId: string }, { by, now }: Actor) {
  return inTransaction(db, async (tx) => {
    if (!(await deleteOpening(tx, { userId, lessonId: id }))) throw new AppError("NOT_FOUND");
    const detail = { lesson: id };
    await recordAudit(
      tx,
      { by, action: "lesson.closed", subject: { kind: "user", id: userId }, detail },
      now,
    );
  });
}
