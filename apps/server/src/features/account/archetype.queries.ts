import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { Db } from "../../platform/db/database.ts";
import type { Person } from "../../platform/personal-data.ts";

/** That of the newest result: sent while signed in, or mailed to the address that the person has proven. */
export async function findArchetype(db: Db, { id, email }: Person): Promise<ArchetypeKey | null> {
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
  return newest?.result.primary.archetype ?? null;
}
