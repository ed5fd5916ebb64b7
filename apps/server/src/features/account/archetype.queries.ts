import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { Db } from "../../platform/db/database.ts";
import type { Person } from "../../platform/personal-data.ts";

export async function findArchetype(db: Db, person: Person): Promise<ArchetypeKey | null> {
  return (await findArchetypes(db, person))?.primary ?? null;
}

/** Those of the newest result: sent while signed in, or mailed to the address that the person has proven. */
export async function findArchetypes(
  db: Db,
  { id, email }: Person,
): Promise<{ primary: ArchetypeKey; secondary: ArchetypeKey } | null> {
  const columns = ["quiz_results.result", "quiz_results.created_at"] as const;
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
  if (!newest) return null;
  const { primary, secondary } = newest.result;
  return { primary: primary.archetype, secondary: secondary.archetype };
}
