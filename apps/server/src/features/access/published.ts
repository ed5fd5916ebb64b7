import { type RawBuilder, sql } from "kysely";

/**
 * Whether a course is there for everybody at a moment: a scheduled one opens by the clock alone, without anything having
 * to run.
 */
export const isPublishedAt = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(courses.is_published = true and (courses.publish_from is null or courses.publish_from <= ${now}))`;
