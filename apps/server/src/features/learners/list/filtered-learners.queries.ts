import type { LearnerFilters } from "@academy/contract/studio/learners";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { lastCodePoint, searchKey } from "../../../platform/search-keys.rules.ts";

type LearnerOrder = "newest" | "oldest";

type Learners<Row> = SelectQueryBuilder<Tables, "users", Row>;

/** As a literal, as in its index: with a parameter SQLite would not see that it fits. */
const isLearner = sql<boolean>`users.role = ${sql.lit("learner")}`;

const stuckAfterMs = 14 * 24 * 60 * 60 * 1000;

function narrow<Row>(
  learners: Learners<Row>,
  { course, offer, progress }: LearnerFilters,
  now: Date,
): Learners<Row> {
  let found = learners.where(isLearner);
  if (offer) {
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("grants")
          .select("grants.id")
          .whereRef("grants.user_id", "=", "users.id")
          .where("grants.offer", "=", offer)
          .where("grants.revoked_at", "is", null),
      ),
    );
  }
  if (!course && !progress) return found;
  const since = new Date(now.getTime() - stuckAfterMs);
  return found.where(({ exists, not, and, selectFrom }) => {
    const places = () =>
      selectFrom("enrollments")
        .select("enrollments.id")
        .whereRef("enrollments.user_id", "=", "users.id")
        .$if(course !== undefined, (rows) => rows.where("enrollments.course_id", "=", course as string));
    const isIn = exists(places());
    const hasBegun = exists(places().where("enrollments.last_active_at", "is not", null));
    const isUnderWay = exists(
      places()
        .where("enrollments.last_active_at", "is not", null)
        .where("enrollments.completed_at", "is", null),
    );
    if (!progress) return isIn;
    // In one course there is one place: looked at once, not twice.
    if (progress === "not-begun" && course)
      return exists(places().where("enrollments.last_active_at", "is", null));
    if (progress === "not-begun") return and([isIn, not(hasBegun)]);
    if (progress === "finished") return exists(places().where("enrollments.completed_at", "is not", null));
    if (progress === "under-way") return isUnderWay;
    return and([isUnderWay, not(exists(places().where("enrollments.last_active_at", ">", since)))]);
  });
}

/** Few enough to be looked up one by one, and sorted at once. */
const fewMatches = 2000;
/** Of those who hold something, or are in a course, more are few: nobody else need be held against the other filters. */
const fewHolders = 10_000;

/**
 * Whatever singles out few is looked up, and only they are held against the rest; where there is nothing of that kind, the
 * learners are gone through in their order.
 */
async function amongFew<Row>(
  db: Db,
  learners: Learners<Row>,
  { offer, course, progress }: LearnerFilters,
): Promise<Learners<Row>> {
  const few: SelectQueryBuilder<Tables, never, { user_id: string }>[] = [];
  const places = () =>
    db
      .selectFrom("enrollments")
      .select("user_id")
      .$if(course !== undefined, (rows) => rows.where("course_id", "=", course as string))
      .limit(fewHolders + 1);
  if (offer) {
    few.push(
      db
        .selectFrom("grants")
        .select("user_id")
        .where("offer", "=", offer)
        .where("revoked_at", "is", null)
        .limit(fewHolders + 1),
    );
  }
  if (progress === "finished") few.push(places().where("completed_at", "is not", null));
  else if (course && progress === "not-begun") few.push(places().where("last_active_at", "is", null));
  else if (course) few.push(places());
  for (const found of few) {
    const { count } = await db
      .selectFrom(found.as("found"))
      .select((select) => select.fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) <= fewHolders) {
      return learners.where("users.id", "in", db.selectFrom(found.as("few")).select("few.user_id"));
    }
  }
  return learners;
}

const searched = ["email", "name_key", "last_name_key"] as const;

/** Each of the three is a stretch of its own index, looked at only so far. */
function beginningWith(db: Db, key: string, most: number) {
  const [email, name, lastName] = searched.map((column) =>
    db
      .selectFrom(
        db
          .selectFrom("users")
          .select("id")
          .where(column, ">=", key)
          .where(column, "<", key + lastCodePoint)
          .limit(most)
          .as("stretch"),
      )
      .select("id"),
  ) as [Stretch, Stretch, Stretch];
  return email.unionAll(name).unionAll(lastName);
}
type Stretch = SelectQueryBuilder<Tables, never, { id: string }>;

async function countBeginning(db: Db, key: string, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(beginningWith(db, key, most).as("found"))
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A rare beginning is looked up; a common one is met soon enough by whoever goes through the learners in their order. */
async function searchIn<Row>(db: Db, learners: Learners<Row>, search = ""): Promise<Learners<Row>> {
  const key = searchKey(search);
  if (!key) return learners;
  if ((await countBeginning(db, key, fewMatches + 1)) <= fewMatches) {
    return learners.where("users.id", "in", beginningWith(db, key, fewMatches + 1));
  }
  return learners.where((where) =>
    // Joined with nothing, so that no index of theirs is taken: all that it finds would have to be sorted.
    where.or(
      searched.map((column) => {
        const text = sql`(${sql.ref(`users.${column}`)} || '')`;
        return sql<boolean>`(${text} >= ${key} and ${text} < ${key + lastCodePoint})`;
      }),
    ),
  );
}

type LearnersRequest = PageRequest & { order: LearnerOrder; now: Date };
export type FoundLearner = Awaited<ReturnType<typeof listFilteredLearners>>[number];

export async function listFilteredLearners(
  db: Db,
  filters: LearnerFilters,
  { after, limit, order, now }: LearnersRequest,
) {
  const direction = order === "newest" ? "desc" : "asc";
  const narrowed = narrow(
    db.selectFrom("users").select(["users.id", "users.name", "users.email", "users.created_at"]),
    filters,
    now,
  );
  const found = await searchIn(db, await amongFew(db, narrowed, filters), filters.search);
  return found
    .$if(after !== undefined, (learners) =>
      learners.where((where) =>
        where(
          where.refTuple("users.created_at", "users.id"),
          order === "newest" ? "<" : ">",
          where.tuple(after?.at as Date, after?.id as string),
        ),
      ),
    )
    .orderBy("users.created_at", direction)
    .orderBy("users.id", direction)
    .limit(limit)
    .execute();
}

/** Counts no further than asked; of a common beginning only those that were looked at. */
export async function countFilteredLearners(
  db: Db,
  filters: LearnerFilters,
  { most, now }: { most: number; now: Date },
) {
  const key = searchKey(filters.search ?? "");
  const isBroad = key !== "" && (await countBeginning(db, key, most)) >= most;
  const learners = await amongFew(
    db,
    narrow(db.selectFrom("users").select("users.id"), filters, now),
    filters,
  );
  const row = await db
    .with("found", () =>
      learners
        .$if(key !== "", (learners) => learners.where("users.id", "in", beginningWith(db, key, most)))
        .limit(most),
    )
    .selectFrom("found")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), isBroad };
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
  return db
    .selectFrom("lesson_progress")
    .select(["user_id", (select) => select.fn.countAll<number | string>().as("count")])
    .where("user_id", "in", ids)
    .where("completed_at", "is not", null)
    .groupBy("user_id")
    .execute();
}
