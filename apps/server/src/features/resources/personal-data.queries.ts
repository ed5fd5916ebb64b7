import type { PersonalData } from "../../platform/personal-data.ts";

export const downloadPersonalData: PersonalData = {
  name: "downloads",

  async collect(db, { id }) {
    const downloads = await db
      .selectFrom("downloads")
      .innerJoin("resources", "resources.id", "downloads.resource_id")
      .select(["resources.title", "downloads.downloaded_at"])
      .where("downloads.user_id", "=", id)
      .orderBy("downloads.id")
      .execute();
    return { downloads };
  },

  async remove(tx, { id }) {
    await tx.deleteFrom("downloads").where("user_id", "=", id).execute();
  },

  /** They are the person's own, whatever their address. */
  async keepThroughEmailChange() {},
};
