import { expressionBuilder } from "kysely";
import type { Tables } from "../../db/tables.ts";

type Versions = Tables & { version: Tables["offer_versions"] };

/** Of an offer's versions, which the query calls `version`, the one that counts now. */
export const isNewestVersion = () => {
  const { eb, selectFrom } = expressionBuilder<Versions, "version">();
  return eb(
    "version.number",
    "=",
    selectFrom("offer_versions as newer")
      .select((select) => select.fn.max("newer.number").as("number"))
      .whereRef("newer.offer", "=", "version.offer"),
  );
};
