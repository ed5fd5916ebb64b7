import type { Db, Tx } from "../../platform/db/database.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import { hasSomething } from "./resources.queries.ts";

type Click = { userId: string; resourceId: string; clickId: string; now: Date };

/** Once per click: the same one again changes nothing. */
export async function insertDownload(db: Db, { userId, resourceId, clickId, now }: Click): Promise<void> {
  await db
    .insertInto("downloads")
    .values({
      id: orderedId(now),
      user_id: userId,
      resource_id: resourceId,
      click_id: clickId,
      downloaded_at: now,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "click_id"]).doNothing())
    .execute();
}

type Page = { limit: number; before?: string | undefined };

/** The newest first. Ids begin with their time. */
export async function listDownloads(db: Db, userId: string, { limit, before }: Page) {
  return db
    .selectFrom("downloads")
    .innerJoin("resources", "resources.id", "downloads.resource_id")
    .innerJoin("courses", "courses.id", "resources.course_id")
    .select([
      "downloads.id",
      "downloads.downloaded_at as downloadedAt",
      "resources.id as resourceId",
      "resources.title",
      "resources.file_type as fileType",
      "courses.id as courseId",
      "courses.title as courseTitle",
      "courses.archetype",
      "resources.position",
      "resources.module_id as moduleId",
    ])
    .select(hasSomething.as("isThere"))
    .where("downloads.user_id", "=", userId)
    .$if(before !== undefined, (query) => query.where("downloads.id", "<", before ?? ""))
    .orderBy("downloads.id", "desc")
    .limit(limit)
    .execute();
}

/** Each once. */
export async function listDownloadedResources(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("downloads")
    .select("resource_id")
    .distinct()
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ resource_id }) => resource_id);
}

/** How many different ones. */
export async function countDownloadedResources(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("downloads")
    .select((select) => select.fn.count<number>("resource_id").distinct().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}
