import type { SharedPart } from "@academy/contract/learning/bookings";
import type { Db, Tx } from "../../../platform/db/database.ts";

/** What a learner shares for one booking, by course and book. */
export async function listSharesOf(db: Db | Tx, bookingId: string) {
  return db
    .selectFrom("booking_shares")
    .innerJoin("courses", "courses.id", "booking_shares.course_id")
    .select([
      "booking_shares.course_id as course",
      "courses.title as courseTitle",
      "booking_shares.kind",
      "booking_shares.book",
      "booking_shares.part",
    ])
    .where("booking_id", "=", bookingId)
    .orderBy("courses.position")
    .orderBy("booking_shares.kind")
    .orderBy("booking_shares.book")
    .execute();
}

type SharedBook = { bookingId: string; course: string; kind: "workbook" | "plan"; book: string };

/**
 * Whose writing the owner may read, and which parts of it: only what is shared at this moment, for a booking that stands.
 * Nothing is read of a learner but through this.
 */
export async function findSharedParts(db: Db, { bookingId, course, kind, book }: SharedBook) {
  const rows = await db
    .selectFrom("booking_shares")
    .innerJoin("bookings", "bookings.id", "booking_shares.booking_id")
    .innerJoin("users", "users.id", "bookings.user_id")
    .select(["booking_shares.part", "users.id as userId", "users.role"])
    .where("booking_shares.booking_id", "=", bookingId)
    .where("booking_shares.course_id", "=", course)
    .where("booking_shares.kind", "=", kind)
    .where("booking_shares.book", "=", book)
    .where("bookings.state", "=", "booked")
    .execute();
  const [first] = rows;
  return (
    first && { learner: { id: first.userId, role: first.role }, parts: new Set(rows.map(({ part }) => part)) }
  );
}

type Sharing = { bookingId: string; course: string; parts: readonly SharedPart[]; now: Date };

/** What is shared of a course from now on; whatever is not among it is taken back. */
export async function replaceShares(tx: Tx, { bookingId, course, parts, now }: Sharing): Promise<void> {
  await tx
    .deleteFrom("booking_shares")
    .where("booking_id", "=", bookingId)
    .where("course_id", "=", course)
    .execute();
  if (parts.length === 0) return;
  await tx
    .insertInto("booking_shares")
    .values(parts.map((part) => ({ booking_id: bookingId, course_id: course, ...part, shared_at: now })))
    .onConflict((conflict) =>
      conflict.columns(["booking_id", "course_id", "kind", "book", "part"]).doNothing(),
    )
    .execute();
}

export async function deleteSharesOf(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom("booking_shares").where("booking_id", "=", bookingId).execute();
}

/** Of somebody's bookings, past ones too, whose benefit they hold no longer. */
export async function deleteSharesWithout(tx: Tx, userId: string, held: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("booking_shares")
    .where("booking_id", "in", (query) =>
      query
        .selectFrom("bookings")
        .select("bookings.id")
        .where("bookings.user_id", "=", userId)
        .$if(held.length > 0, (bookings) => bookings.where("bookings.benefit_id", "not in", held)),
    )
    .execute();
}
