import { gatherBeginning } from "../../../platform/db/copying/gather-beginning.ts";
import type { Db } from "../../../platform/db/database.ts";
import { searchKey } from "../../../platform/search-keys.rules.ts";

const columns = ["name_key", "last_name_key", "email"] as const;

/** A few whose name, last name or address begins so. */
export function findLeadsBeginning(db: Db, search: string, most: number) {
  return gatherBeginning({ columns, key: searchKey(search), most }, (column, from, before) =>
    db
      .selectFrom("leads")
      .select(["id", "name", "email"])
      .where(column, ">=", from)
      .where(column, "<", before)
      .orderBy(column)
      .limit(most)
      .execute(),
  );
}
