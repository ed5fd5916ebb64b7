import type { LearnerFilters } from "@academy/contract/studio/learners";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "../../../platform/db/database.ts";
import { isPostgres } from "../../../platform/db/is-postgres.ts";
import { refreshStatistics } from "../../../platform/db/statistics.ts";
import { chance, drawing, oneOf, secondsFrom } from "../../../testing/data/drawn-rows.ts";
import { plansOf } from "../../../testing/data/many-leads.ts";
import { seededDatabase, testDatabase } from "../../../testing/servers/test-database.ts";
import { countFilteredLearners, listFilteredLearners } from "./filtered-learners.queries.ts";
import { describe } from "./list-learners.ts";

/** So many that some of what is searched for is looked up, and some is met on the way. */
const many = 16_000;
const names = ["Anna Stone", "Bela Rivers", "Cleo Stone", "Dora Annable"];
const start = Date.UTC(2031, 0, 1);
const now = new Date(Date.UTC(2031, 5, 1));
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const states = ["not-begun", "under-way", "finished", "stuck"] as const;

/** A common course and offer, which most have, and a rare one of each; every state of progress in both. */
async function fill(db: Db, courses: { common: string; rare: string }): Promise<void> {
  const rows = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(many)})`;
  const id = sql`cast(10000000 + i as text) || '-0000-4000-8000-100000000000'`;
  const keys = names.map((name) => name.toLowerCase());
  await sql`${rows} insert into users (id, email, first_name, last_name, name, name_key, last_name_key,
      is_email_verified, role, created_at, updated_at)
    select ${id}, ${oneOf(["eve", "anna", "finn"], 2)} || i || '@example.org', 'x', 'y', ${oneOf(names, 1)}, ${oneOf(keys, 1)},
      ${oneOf(
        keys.map((key) => key.split(" ")[1] ?? ""),
        1,
      )}, true, 'learner', ${secondsFrom(db, start, "i")}, ${now} from n`.execute(db);
  for (const [offer, share] of [
    ["subscribePackage", sql`${chance(5, 3)} < 4`],
    ["alumniGroup", sql`${chance(60, 4)} = 0`],
  ] as const) {
    await sql`${rows} insert into grants (id, user_id, offer, source, terms, granted_at, revoked_at)
      select ${sql.lit(offer)} || i, ${id}, ${sql.lit(offer)}, 'operator', '{}', ${now},
        (case ${chance(20, 5)} when 0 then ${isPostgres(db) ? sql`cast(${now} as timestamptz)` : now} end)
      from n where ${share}`.execute(db);
  }
  await sql`insert into entitlements (id, grant_id, user_id, opens, revoked_at)
    select id, id, user_id, 'all-courses', revoked_at from grants where offer = 'subscribePackage'`.execute(
    db,
  );
  for (const [course, share, salt] of [
    [courses.common, sql`${chance(6, 6)} < 5`, 7],
    [courses.rare, sql`${chance(50, 8)} = 0`, 9],
  ] as const) {
    // A fifth have not begun, the others were there last up to eighty days ago, and a twelfth of all have finished.
    const seen = secondsFrom(db, now.getTime(), `(-86400 * (i * 31 % 80))`);
    await sql`${rows} insert into enrollments (id, user_id, course_id, enrolled_at, last_active_at, completed_at)
      select ${sql.lit(course)} || i, ${id}, ${sql.lit(course)}, ${now}, (case when ${chance(5, salt)} > 0 then ${seen} end),
        (case when ${chance(5, salt)} > 0 and ${chance(12, salt + 1)} = 0 then ${seen} end) from n where ${share}`.execute(
      db,
    );
  }
  await refreshStatistics(db);
}

type Learner = Awaited<ReturnType<typeof allLearners>>[number];

async function allLearners(db: Db) {
  const users = await db
    .selectFrom("users")
    .select(["id", "email", "name_key", "last_name_key", "created_at"])
    .where("role", "=", "learner")
    .execute();
  const grants = await db.selectFrom("grants").select(["user_id", "offer", "revoked_at"]).execute();
  const places = await db
    .selectFrom("enrollments")
    .select(["user_id", "course_id", "last_active_at", "completed_at"])
    .execute();
  const held = Map.groupBy(
    grants.filter(({ revoked_at }) => revoked_at === null),
    ({ user_id }) => user_id,
  );
  const placesOf = Map.groupBy(places, ({ user_id }) => user_id);
  return users.map((user) => ({
    ...user,
    offers: (held.get(user.id) ?? []).map(({ offer }) => offer),
    places: placesOf.get(user.id) ?? [],
  }));
}

/** The same in plain words. */
function isShown(learner: Learner, { search, offer, course, progress }: LearnerFilters): boolean {
  const texts = [learner.email, learner.name_key, learner.last_name_key];
  if (search && !texts.some((text) => text.startsWith(search))) return false;
  if (offer && !learner.offers.includes(offer)) return false;
  // What was refunded is no course of theirs any more.
  const isOpen = learner.offers.includes("subscribePackage");
  const places = learner.places.filter(({ course_id }) => isOpen && (!course || course_id === course));
  if (course && places.length === 0) return false;
  const begun = places.filter(({ last_active_at }) => last_active_at !== null);
  const underWay = begun.filter(({ completed_at }) => completed_at === null);
  if (progress === "not-begun") return places.length > 0 && begun.length === 0;
  if (progress === "finished") return places.some(({ completed_at }) => completed_at !== null);
  if (progress === "under-way") return underWay.length > 0;
  if (progress === "stuck")
    return (
      underWay.length > 0 &&
      begun.every(({ last_active_at }) => last_active_at && last_active_at <= daysAgo(14))
    );
  return true;
}

test("whatever they are filtered by, the list of learners is what the filters say, page by page, and is found in an index", async () => {
  const { db } = await testDatabase(await seededDatabase());
  const [common, rare] = (await db.selectFrom("courses").select("id").orderBy("position").execute()).map(
    ({ id }) => id,
  ) as [string, string];
  await fill(db, { common, rare });
  const key = ({ created_at, id }: Learner) => `${created_at.toISOString()}\0${id}`;
  const oldest = (await allLearners(db)).toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const sorted = { oldest, newest: oldest.toReversed() };
  const draw = drawing(17);
  const maybe = <Value>(values: readonly Value[]) => (draw([0, 1]) ? draw(values) : undefined);

  for (let round = 0; round < 40; round++) {
    const order = draw(["newest", "oldest"] as const);
    const filters: LearnerFilters = {
      search: maybe(["anna", "stone", "eve", "a", "cleo", "eve1234", "zzz"]),
      offer: maybe(["subscribePackage", "alumniGroup", "blueprintGuided"] as const),
      course: maybe([common, rare]),
      progress: maybe(states),
    };
    const what = JSON.stringify({ order, ...filters });
    const wanted = sorted[order].filter((learner) => isShown(learner, filters));
    const skipped = draw([0, 0, 20, 300]);
    const last = skipped > 0 ? wanted[skipped - 1] : undefined;
    const after = last && { at: last.created_at, id: last.id };
    const begin = last ? skipped : 0;
    const list = (from: Db) => listFilteredLearners(from, filters, { limit: 20, order, after, now });

    const found = await list(db);
    expect(
      found.map(({ id }) => id),
      what,
    ).toEqual(wanted.slice(begin, begin + 20).map(({ id }) => id));
    const count = await countFilteredLearners(db, filters, { max: 5000, now });
    expect(count, what).toBe(Math.min(wanted.length, 5000));
    if (isPostgres(db)) continue;
    const plans = await plansOf(db, async (watched) => describe(watched, await list(watched)));
    expect(plans, what).toSatisfy(areFound(filters));
    // What many begin with is counted in no order.
    if (filters.search) continue;
    const counting = await plansOf(db, (watched) =>
      countFilteredLearners(watched, filters, { max: 5000, now }),
    );
    expect(counting, what).toSatisfy(areAllInIndexes);
  }
});

const areAllInIndexes = (plans: string[]) =>
  plans
    .filter((plan) => /^(SCAN|SEARCH) (users|grants|entitlements|enrollments|lesson_progress)\b/.test(plan))
    .every((plan) => / USING (COVERING )?INDEX /.test(plan));

/** Gone through in their order, unless few were searched for: those alone are sorted. */
const areFound =
  ({ search }: LearnerFilters) =>
  (plans: string[]) =>
    areAllInIndexes(plans) &&
    (search !== undefined || !plans.some((plan) => plan.includes("TEMP B-TREE FOR ORDER BY")));
