import type { PersonalData } from "../../platform/personal-data.ts";

export const certificatePersonalData: PersonalData = {
  name: "certificates",

  async collect(db, { id }) {
    const certificates = await db
      .selectFrom("certificates")
      .select(["id", "course_title", "name", "issued_at", "ended_at", "end_reason"])
      .where("user_id", "=", id)
      .orderBy("issued_at")
      .execute();
    return { certificates };
  },

  /** Whoever checks one of them then learns that there is no such certificate, and nothing about anybody. */
  async remove(tx, { id }) {
    await tx.deleteFrom("certificates").where("user_id", "=", id).execute();
  },

  /** They are the person's own, whatever their address. */
  async keepThroughEmailChange() {},
};
