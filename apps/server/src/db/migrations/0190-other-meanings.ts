import type { Migration } from "kysely/migration";

/**
 * Another model reads what texts mean, and its numbers can't be compared with those of the one before. What the academy
 * says is read again by itself, and a question with the next one who asks it.
 */
export const otherMeanings = (): Migration => ({
  async up(db) {
    await db.deleteFrom("question_meanings").execute();
    await db.deleteFrom("text_meanings").execute();
  },
});
