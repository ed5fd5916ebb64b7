import type { Db } from "../../platform/db/database.ts";

/** Of all code points the last: whatever begins with the text stands before the text followed by it. */
const last = "\u{10ffff}";

/** A few whose address begins so. */
export async function findUsersBeginning(db: Db, search: string, most: number) {
  const key = search.trim().toLowerCase();
  if (key === "") return [];
  return db
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("email", ">=", key)
    .where("email", "<", key + last)
    .orderBy("email")
    .limit(most)
    .execute();
}
