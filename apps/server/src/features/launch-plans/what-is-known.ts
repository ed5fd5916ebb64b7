import { passages } from "@academy/content/courses/healers-business-blueprint/passages/passages";
import type { KnownAnswers } from "@academy/launch-plan/suggest";
import type { Db } from "../../platform/db/database.ts";
import type { Person } from "../../platform/personal-data.ts";
import { findArchetype } from "../account/public.ts";
import { findWrittenFields } from "../workbooks/public.ts";

/** Where the Blueprint's workbooks keep what a plan is made of. */
const fields = {
  channel: { item: "channel.chosen", key: "what.words" },
  channelDay: { item: "channel.chosen", key: "day.words" },
  door: { item: "door.page", key: "name.words" },
  offer: { item: "offer.page", key: "name.words" },
} as const satisfies Record<keyof KnownAnswers, { item: string; key: string }>;

/** What the learner has said of themselves already, in the workbooks and in the quiz. */
export async function whatIsKnownOf(
  db: Db,
  person: Person,
  courseId: string,
): Promise<{ answers: KnownAnswers; archetypeThings: readonly string[] }> {
  const planKey = { userId: person.id, courseId };
  const [written, archetype] = await Promise.all([
    findWrittenFields(db, planKey, Object.values(fields)),
    findArchetype(db, person),
  ]);
  const of = (name: keyof KnownAnswers) => written[Object.keys(fields).indexOf(name)] ?? null;
  return {
    answers: {
      channel: of("channel"),
      channelDay: of("channelDay"),
      door: of("door"),
      offer: of("offer"),
    },
    archetypeThings: archetype ? passages[archetype].weeks.map(({ found }) => found) : [],
  };
}
