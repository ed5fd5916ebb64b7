import type { LearnerFilters } from "@academy/contract/studio/learners";
import { type RawBuilder, sql } from "kysely";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { searchCondition } from "../../../platform/db/search.ts";
import { isStillTheirs } from "../../access/public.ts";
import { isWaiting } from "../../courses/public.ts";

const stuckAfterMs = 14 * 24 * 60 * 60 * 1000;

async function filterLearners(db: Db, { search, offer, course, progress }: LearnerFilters, now: Date) {
  // As a literal, as in its index: with a parameter SQLite would not see that it fits.
  let learners = db.selectFrom("users").where(sql<boolean>`users.role = 'learner'`);
  if (offer) {
    learners = learners.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("grants")
          .select("grants.id")
          .whereRef("grants.user_id", "=", "users.id")
          .where("grants.offer", "=", offer)
          .where("grants.revoked_at", "is", null),
      ),
    );
  }
  if (course || progress) {
    const since = new Date(now.getTime() - stuckAfterMs);
    const waits = progress === "stuck" ? await isWaiting(db, since) : undefined;
    learners = learners.where(({ exists, not, and, selectFrom }) => {
      const places = () =>
        selectFrom("enrollments")
          .select("enrollments.id")
          .whereRef("enrollments.user_id", "=", "users.id")
          .where(isStillTheirs())
          .$if(course !== undefined, (rows) => rows.where("enrollments.course_id", "=", course as string));
      const begun = () => places().where("enrollments.last_active_at", "is not", null);
      const isUnderWay = exists(begun().where("enrollments.completed_at", "is", null));
      switch (progress) {
        case undefined:
          return exists(places());
        case "not-begun":
          return and([exists(places()), not(exists(begun()))]);
        case "finished":
          return exists(places().where("enrollments.completed_at", "is not", null));
        case "under-way":
          return isUnderWay;
        case "stuck":
          return and([
            exists(
              begun()
                .where("enrollments.completed_at", "is", null)
                .$if(waits !== undefined, (rows) => rows.where(not(waits as RawBuilder<boolean>))),
            ),
            not(exists(places().where("enrollments.last_active_at", ">", since))),
          ]);
      }
    });
  }
  const isSearched = await searchCondition(db, "users", search);
  return isSearched ? learners.where(isSearched) : learners;
}

type LearnersRequest = PageRequest & { order: "newest" | "oldest"; now: Date };
export type FoundLearner = Awaited<ReturnType<typeof listFilteredLearners>>[number];

export async function listFilteredLearners(
  db: Db,
  filters: LearnerFilters,
  { after, limit, order, now }: LearnersRequest,
) {
  const direction = order === "newest" ? "desc" : "asc";
  let learners = await filterLearners(db, filters, now);
  if (after) {
    const behind = sql.raw(order === "newest" ? "<" : ">");
    learners = learners.where(
      sql<boolean>`(users.created_at, users.id) ${behind} (${after.at}, ${after.id})`,
    );
  }
  return learners
    .select(["users.id", "users.name", "users.email", "users.created_at"])
    .orderBy("users.created_at", direction)
    .orderBy("users.id", direction)
    .limit(limit)
    .execute();
}

/** Counts no further than asked. */
export async function countFilteredLearners(
  db: Db,
  filters: LearnerFilters,
  { max, now }: { max: number; now: Date },
): Promise<number> {
  return countUpTo(db, (await filterLearners(db, filters, now)).select("users.id"), max);
}

/** What the list says of each, for all of a page at once. */
export async function listPlaces(db: Db, ids: string[]) {
  return db
    .selectFrom("enrollments")
    .select(["user_id", "last_active_at", "completed_at"])
    .where("user_id", "in", ids)
    .execute();
}

export async function listHeld(db: Db, ids: string[]) {
  return db
    .selectFrom("grants")
    .select(["user_id", "offer"])
    .distinct()
    .where("user_id", "in", ids)
    .where("revoked_at", "is", null)
    .execute();
}

export async function countCompletedLessons(db: Db, ids: string[]) {
  return (
    db
      .selectFrom("lesson_progress")
      .select(["user_id", (select) => select.fn.countAll<number | string>().as("count")])
      .where("user_id", "in", ids)
      .where("completed_at", "is not", null)
      // To have seen a recording completes no lesson.
      .where("course_id", "not in", (courses) =>
        courses.selectFrom("courses").select("courses.id").where("courses.is_shelf", "=", true),
      )
      .groupBy("user_id")
      .execute()
  );
}
