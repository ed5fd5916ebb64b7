import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { QuizResult } from "@academy/quiz/scoring/score";
import type { Db } from "../../platform/db/database.ts";
import type { Person } from "../../platform/personal-data.ts";

export async function findArchetype(db: Db, person: Person): Promise<ArchetypeKey | null> {
  return (await findArchetypes(db, person))?.primary ?? null;
}

/** Those of the newest result. */
export async function findArchetypes(
  db: Db,
  person: Person,
): Promise<{ primary: ArchetypeKey; secondary: ArchetypeKey } | null> {
  const newest = await findNewestResult(db, person);
  if (!newest) return null;
  const { primary, secondary } = newest.result;
  return { primary: primary.archetype, secondary: secondary.archetype };
}

type NewestResult = { result: QuizResult; isCareless: boolean; version: number };

/** Sent while signed in, or mailed to the address that the person has proven. */
export async function findNewestResult(db: Db, { id, email }: Person): Promise<NewestResult | null> {
  const columns = [
    "quiz_results.result",
    "quiz_results.careless_signs as signs",
    "quiz_results.quiz_version as version",
    "quiz_results.created_at",
  ] as const;
  const newest = await db
    .selectFrom("quiz_results")
    .select(columns)
    .where("quiz_results.user_id", "=", id)
    .unionAll(
      db
        .selectFrom("quiz_results")
        .innerJoin("leads", "leads.id", "quiz_results.lead_id")
        .select(columns)
        .where("leads.email", "=", email)
        .where("quiz_results.user_id", "is", null),
    )
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest
    ? { result: newest.result, isCareless: newest.signs.length > 0, version: newest.version }
    : null;
}
