import type { Db } from "../../../platform/db/database.ts";
import { searchKey } from "../lead-keys.rules.ts";

/** Of all code points the last: whatever begins with the key stands before the key followed by it. */
const last = "\u{10ffff}";

/** A few whose name, last name or address begins so: each a stretch of its own index. */
export async function findLeadsBeginning(db: Db, search: string, most: number) {
  const key = searchKey(search);
  const found = new Map<string, { id: string; name: string; email: string }>();
  for (const column of ["name_key", "last_name_key", "email"] as const) {
    if (key === "" || found.size >= most) break;
    const leads = await db
      .selectFrom("leads")
      .select(["id", "name", "email"])
      .where(column, ">=", key)
      .where(column, "<", key + last)
      .orderBy(column)
      .limit(most)
      .execute();
    for (const lead of leads) found.set(lead.id, lead);
  }
  return [...found.values()].slice(0, most);
}
