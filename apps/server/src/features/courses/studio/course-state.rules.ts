import type { CourseState } from "@academy/contract/studio/courses";

type CourseColumns = { is_published: boolean; publish_from: Date | null; archived_at: Date | null };

/** What the three columns come to at a moment. */
export function stateOf({ is_published, publish_from, archived_at }: CourseColumns, now: Date): CourseState {
  if (is_published) return publish_from && publish_from > now ? "scheduled" : "published";
  return archived_at ? "archived" : "draft";
}
