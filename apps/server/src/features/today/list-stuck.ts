import type { PageQuery } from "@academy/contract/paging";
import type { StuckPage } from "@academy/contract/studio/today";
import { readPage } from "../../platform/db/cursor-paging.ts";
import type { Db } from "../../platform/db/database.ts";
import { listStuck } from "../progress/public.ts";

const idleMs = 14 * 24 * 60 * 60 * 1000;

export function listStuckLearners(db: Db, query: PageQuery, now: Date): Promise<StuckPage> {
  const idleSince = new Date(now.getTime() - idleMs);
  return readPage(query, (request) => listStuck(db, { ...request, idleSince, now }), {
    cursorOf: ({ last_active_at, id }) => ({ at: last_active_at ?? idleSince, id }),
    toItem: (row) => ({
      userId: row.user_id,
      name: row.name,
      email: row.email,
      courseId: row.course_id,
      courseTitle: row.title,
      doneLessons: Number(row.done_lessons),
      allLessons: Number(row.all_lessons),
      lastActiveAt: (row.last_active_at ?? idleSince).toISOString(),
    }),
  });
}
