import type { PersonalData } from "../../platform/personal-data.ts";

export const answerPersonalData: PersonalData = {
  name: "workbookAnswers",

  async collect(db, { id }) {
    const rows = await db
      .selectFrom("workbook_answers")
      .innerJoin("courses", "courses.id", "workbook_answers.course_id")
      .select([
        "courses.title as course",
        "workbook_answers.item_id",
        "workbook_answers.asked",
        "workbook_answers.fields",
        "workbook_answers.updated_at",
      ])
      .where("workbook_answers.user_id", "=", id)
      .orderBy("workbook_answers.course_id")
      .orderBy("workbook_answers.item_id")
      .execute();
    return { answers: rows };
  },

  async remove(tx, { id }) {
    await tx.deleteFrom("workbook_answers").where("user_id", "=", id).execute();
  },

  /** They are the person's own, whatever their address. */
  async keepThroughEmailChange() {},
};
