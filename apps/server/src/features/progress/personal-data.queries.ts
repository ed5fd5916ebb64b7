import type { PersonalData } from "../../platform/personal-data.ts";

/** Downloads and certificates are told by the features that keep them. */
export const learningPersonalData: PersonalData = {
  name: "learning",

  async collect(db, { id }) {
    const grants = await db
      .selectFrom("grants")
      .select(["offer", "source", "terms", "granted_at", "revoked_at"])
      .where("user_id", "=", id)
      .orderBy("granted_at")
      .execute();
    const entitlements = await db
      .selectFrom("entitlements")
      .leftJoin("courses", "courses.id", "entitlements.course_id")
      .select(["entitlements.opens", "courses.title as course", "entitlements.revoked_at"])
      .where("entitlements.user_id", "=", id)
      .orderBy("entitlements.id")
      .execute();
    const benefits = await db
      .selectFrom("held_benefits")
      .innerJoin("benefits", "benefits.id", "held_benefits.benefit_id")
      .select(["benefits.name as benefit", "held_benefits.from_at", "held_benefits.until_at"])
      .select("held_benefits.revoked_at")
      .where("held_benefits.user_id", "=", id)
      .orderBy("benefits.position")
      .orderBy("held_benefits.id")
      .execute();
    const enrollments = await db
      .selectFrom("enrollments")
      .innerJoin("courses", "courses.id", "enrollments.course_id")
      .select([
        "courses.title as course",
        "enrollments.enrolled_at",
        "enrollments.completed_at",
        "enrollments.completed_on",
        "enrollments.last_active_at",
      ])
      .where("enrollments.user_id", "=", id)
      .orderBy("enrollments.enrolled_at")
      .execute();
    const lessons = await db
      .selectFrom("lesson_progress")
      .innerJoin("lessons", "lessons.id", "lesson_progress.lesson_id")
      .innerJoin("courses", "courses.id", "lesson_progress.course_id")
      .select([
        "courses.title as course",
        "lessons.title as lesson",
        "lesson_progress.completed_at",
        "lesson_progress.marked_at",
        "lesson_progress.position_seconds",
        "lesson_progress.position_at",
        "lesson_progress.text_position",
        "lesson_progress.text_read_at",
        "lesson_progress.film_watched_at",
        "lesson_progress.exercise",
        "lesson_progress.last_active_at",
      ])
      .where("lesson_progress.user_id", "=", id)
      .orderBy("lesson_progress.lesson_id")
      .execute();
    const viewings = await db
      .selectFrom("viewings")
      .innerJoin("lessons", "lessons.id", "viewings.lesson_id")
      .select(["lessons.title as lesson", "viewings.day", "viewings.seconds"])
      .where("viewings.user_id", "=", id)
      .orderBy("viewings.day")
      .execute();
    const days = await db
      .selectFrom("learning_days")
      .select(["day", "seconds"])
      .where("user_id", "=", id)
      .orderBy("day")
      .execute();
    const notes = await db
      .selectFrom("lesson_notes")
      .innerJoin("lessons", "lessons.id", "lesson_notes.lesson_id")
      .select(["lessons.title as lesson", "lesson_notes.text", "lesson_notes.updated_at"])
      .where("lesson_notes.user_id", "=", id)
      .orderBy("lesson_notes.updated_at")
      .execute();
    return { grants, entitlements, benefits, enrollments, lessons, viewings, days, notes };
  },

  /** In the order in which progress is saved, so that neither waits for the other. What a grant opened goes with it. */
  async remove(tx, { id }) {
    await tx.deleteFrom("enrollments").where("user_id", "=", id).execute();
    await tx.deleteFrom("lesson_progress").where("user_id", "=", id).execute();
    await tx.deleteFrom("viewings").where("user_id", "=", id).execute();
    await tx.deleteFrom("learning_days").where("user_id", "=", id).execute();
    await tx.deleteFrom("lesson_openings").where("user_id", "=", id).execute();
    await tx.deleteFrom("lesson_notes").where("user_id", "=", id).execute();
    await tx.deleteFrom("grants").where("user_id", "=", id).execute();
  },

  /** It is the person's own, whatever their address. */
  async keepThroughEmailChange() {},
};
