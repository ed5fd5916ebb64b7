import type { PersonalData } from "../../../platform/personal-data.ts";

/** The lines of files that the owner brought along, for the thirty days that they are kept. */
export const importPersonalData: PersonalData = {
  name: "imports",

  async collect(db, { email }) {
    return db
      .selectFrom("people_import_lines")
      .innerJoin("people_imports", "people_imports.id", "people_import_lines.import_id")
      .select([
        "people_import_lines.email",
        "people_import_lines.first_name",
        "people_import_lines.last_name",
        "people_imports.created_at",
      ])
      .where("people_import_lines.email", "=", email)
      .execute();
  },

  async remove(tx, { email }) {
    await tx.deleteFrom("people_import_lines").where("email", "=", email).execute();
  },

  /** A line stays as it was in the file, and is gone within thirty days. */
  async keepThroughEmailChange() {},
};
