import type { Tx } from "../../../platform/db/database.ts";
import type { Viewing } from "./watch-time.rules.ts";

type ViewingsFilter = {
  userId: string;
  viewingId: string;
  lessonId: string;
  day: string;
  reportedAfter: Date;
};

/** This viewing, those of the same film on the same day, and those reported since this one was opened or since a moment. */
export async function listViewingsBeside(tx: Tx, filter: ViewingsFilter): Promise<Viewing[]> {
  const { userId, viewingId, lessonId, day, reportedAfter } = filter;
  return tx
    .selectFrom("viewings")
    .select(["id", "lesson_id as lessonId", "day", "seconds"])
    .select(["opened_at as openedAt", "reported_at as reportedAt"])
    .where("user_id", "=", userId)
    .where((where) =>
      where.or([
        where("id", "=", viewingId),
        where.and([where("lesson_id", "=", lessonId), where("day", "=", day)]),
        where("reported_at", ">", reportedAfter),
        where("reported_at", ">", (inner) =>
          inner
            .selectFrom("viewings as own")
            .select("own.opened_at")
            .where("own.user_id", "=", userId)
            .where("own.id", "=", viewingId),
        ),
      ]),
    )
    .execute();
}

type ViewingUpdate = {
  userId: string;
  viewingId: string;
  lessonId: string;
  day: string;
  seconds: number;
  openedAt: Date;
  now: Date;
};

export async function saveViewing(tx: Tx, viewing: ViewingUpdate): Promise<void> {
  const { userId, viewingId, lessonId, day, seconds, openedAt, now } = viewing;
  await tx
    .insertInto("viewings")
    .values({
      user_id: userId,
      id: viewingId,
      lesson_id: lessonId,
      day,
      seconds,
      opened_at: openedAt,
      reported_at: now,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doUpdateSet({ seconds, reported_at: now }))
    .execute();
}
