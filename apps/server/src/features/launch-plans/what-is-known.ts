import type { KnownAnswers } from "@academy/launch-plan/suggest";
import type { Db } from "../../platform/db/database.ts";
import type { Person } from "../../platform/personal-data.ts";

/** What the learner has said of themselves already, in the workbooks and in the quiz. */
export async function whatIsKnownOf(
  _db: Db,
  _person: Person,
  _courseId: string,
): Promise<{ answers: KnownAnswers; archetypeThings: readonly string[] }> {
  return {
    answers: { channel: null, channelDay: null, door: null, offer: null },
    archetypeThings: [],
  };
}
