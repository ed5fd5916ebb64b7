import type { BookmarkView, SavedBookmark } from "@academy/contract/learning/bookmarks";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { countBookmarksIn, findBookmark, maxKept, writeBookmark } from "./bookmarks.queries.ts";

type Change = BookmarkView & { userId: string; lessonId: string; isRemoved: boolean; now: Date };

/** What arrives twice changes nothing, and an older change nothing either: the answer is what stands. A removed one keeps no words. */
export async function saveBookmark(db: Db, { now, ...change }: Change): Promise<SavedBookmark> {
  const at = new Date(Math.min(Date.parse(change.at), now.getTime()));
  const words = change.isRemoved ? { excerpt: "", note: "" } : {};
  return inTransaction(db, async (tx) => {
    const known = await findBookmark(tx, change);
    if (!known && (await countBookmarksIn(tx, change)) >= maxKept) {
      throw new AppError("BAD_REQUEST", { message: "There are too many bookmarks in this lesson." });
    }
    await writeBookmark(tx, { ...change, ...words, at });
    const saved = await findBookmark(tx, change);
    // Its id is that of a bookmark in another lesson.
    if (!saved) throw new AppError("NOT_FOUND");
    return saved;
  });
}
