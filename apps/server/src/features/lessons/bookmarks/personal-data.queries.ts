import type { PersonalData } from "../../../platform/personal-data.ts";

export const bookmarkPersonalData: PersonalData = {
  name: "bookmarks",

  async collect(db, { id }) {
    const bookmarks = await db
      .selectFrom("lesson_bookmarks")
      .innerJoin("lessons", "lessons.id", "lesson_bookmarks.lesson_id")
      .select(["lessons.title as lesson", "lesson_bookmarks.seconds", "lesson_bookmarks.block"])
      .select(["lesson_bookmarks.excerpt", "lesson_bookmarks.note"])
      .select(["lesson_bookmarks.made_at", "lesson_bookmarks.changed_at", "lesson_bookmarks.removed_at"])
      .where("lesson_bookmarks.user_id", "=", id)
      .orderBy("lesson_bookmarks.made_at")
      .execute();
    return { bookmarks };
  },

  async remove(tx, { id }) {
    await tx.deleteFrom("lesson_bookmarks").where("user_id", "=", id).execute();
  },

  /** They are the person's own, whatever their address. */
  async keepThroughEmailChange() {},
};
