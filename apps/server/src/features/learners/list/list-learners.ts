import { isCourseOffer, type OfferKey } from "@academy/content/offers";
import type {
  LearnerFilters,
  LearnerListQuery,
  LearnerPage,
  LearnerRow,
} from "@academy/contract/studio/learners";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { offerKeys } from "../../access/public.ts";
import {
  countCompletedLessons,
  countFilteredLearners,
  type FoundLearner,
  listFilteredLearners,
  listHeld,
  listPlaces,
} from "./filtered-learners.queries.ts";

export async function listLearners(db: Db, query: LearnerListQuery, now: Date): Promise<LearnerPage> {
  const { cursor, limit, sort: order = "newest", ...filters } = query;
  const page = await readPage(
    { cursor, limit },
    (request) => listFilteredLearners(db, filters, { ...request, order, now }),
    { cursorOf: ({ created_at, id }) => ({ at: created_at, id }), toItem: (learner) => learner },
  );
  return { items: await describe(db, page.items), nextCursor: page.nextCursor };
}

/** With what they hold and how far they are: one query for each, however many they are. */
export async function describe(db: Db, learners: FoundLearner[]): Promise<LearnerRow[]> {
  if (learners.length === 0) return [];
  const ids = learners.map(({ id }) => id);
  const [places, held, completed] = await Promise.all([
    listPlaces(db, ids),
    listHeld(db, ids),
    countCompletedLessons(db, ids),
  ]);
  const placesOf = Map.groupBy(places, ({ user_id }) => user_id);
  const heldBy = Map.groupBy(held, ({ user_id }) => user_id);
  const lessonsOf = new Map(completed.map(({ user_id, count }) => [user_id, Number(count)]));
  return learners.map(({ id, name, email, created_at }) => {
    const own = placesOf.get(id) ?? [];
    const active = own.flatMap(({ last_active_at }) => last_active_at ?? []);
    return {
      id,
      name,
      email,
      offers: inOrder((heldBy.get(id) ?? []).map(({ offer }) => offer)),
      courses: {
        enrolled: own.length,
        begun: active.length,
        finished: own.filter(({ completed_at }) => completed_at !== null).length,
      },
      lessonsCompleted: lessonsOf.get(id) ?? 0,
      lastActiveAt: active.length === 0 ? null : new Date(Math.max(...active.map(Number))).toISOString(),
      createdAt: created_at.toISOString(),
    };
  });
}

/** The academy's first offers as they stand there, then courses by themselves. */
const inOrder = (held: OfferKey[]): OfferKey[] => [
  ...offerKeys.filter((key) => held.includes(key)),
  ...held.filter(isCourseOffer).toSorted(),
];

const maxCounted = 10_000;

export async function countLearners(db: Db, filters: LearnerFilters, now: Date) {
  const count = await countFilteredLearners(db, filters, { max: maxCounted + 1, now });
  return { count: Math.min(count, maxCounted), isMore: count > maxCounted };
}
