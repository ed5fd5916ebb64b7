import type { Clock } from "../../platform/clock.ts";
import { removeFile } from "../../platform/files/remove-file.ts";
import type { PersonalData } from "../../platform/personal-data.ts";

export const makeBookingPersonalData = (now: Clock): PersonalData => ({
  name: "bookedSessions",

  async collect(db, { id }) {
    const sessions = await db
      .selectFrom("bookings")
      .innerJoin("benefits", "benefits.id", "bookings.benefit_id")
      .select(["bookings.id", "benefits.name", "bookings.starts_at", "bookings.minutes", "bookings.zone"])
      .select(["bookings.state", "bookings.canceled_by", "bookings.reason", "bookings.intake"])
      .select(["bookings.has_reminders", "bookings.created_at", "bookings.changed_at"])
      .where("bookings.user_id", "=", id)
      .orderBy("bookings.starts_at")
      .execute();
    const shared = await db
      .selectFrom("booking_shares")
      .innerJoin("bookings", "bookings.id", "booking_shares.booking_id")
      .innerJoin("courses", "courses.id", "booking_shares.course_id")
      .select(["bookings.id as session", "courses.title as course"])
      .select([
        "booking_shares.kind",
        "booking_shares.book",
        "booking_shares.part",
        "booking_shares.shared_at",
      ])
      .where("bookings.user_id", "=", id)
      .orderBy("booking_shares.shared_at")
      .execute();
    const madeForYou = await db
      .selectFrom("made_items")
      .leftJoin("files", "files.id", "made_items.file_id")
      .select(["made_items.title", "made_items.note", "files.name as file", "made_items.created_at"])
      .where("made_items.user_id", "=", id)
      .orderBy("made_items.created_at")
      .execute();
    return { sessions, shared, madeForYou };
  },

  /** Hours that were to come are free again; files go with their bytes. */
  async remove(tx, { id }) {
    const made = await tx.deleteFrom("made_items").where("user_id", "=", id).returning("file_id").execute();
    for (const { file_id } of made) if (file_id) await removeFile(tx, file_id, now());
    await tx.deleteFrom("bookings").where("user_id", "=", id).execute();
  },

  /** It is the person's own, whatever their address. */
  async keepThroughEmailChange() {},
});
