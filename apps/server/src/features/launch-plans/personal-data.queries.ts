import type { PersonalData } from "../../platform/personal-data.ts";

export const launchPlanPersonalData: PersonalData = {
  name: "launchPlans",

  collect: (db, { id }) =>
    db
      .selectFrom("launch_plans")
      .innerJoin("courses", "courses.id", "launch_plans.course_id")
      .select([
        "courses.title as course",
        "launch_plans.plan",
        "launch_plans.created_at",
        "launch_plans.updated_at",
        "launch_plans.finished_at",
      ])
      .where("launch_plans.user_id", "=", id)
      .orderBy("launch_plans.created_at")
      .execute(),

  async remove(tx, { id }) {
    await tx.deleteFrom("launch_plans").where("user_id", "=", id).execute();
  },

  /** It is the person's own, whatever their address. */
  async keepThroughEmailChange() {},
};
