import type { QuizResult } from "@academy/quiz/scoring/score";
import type { Db } from "../../platform/db/database.ts";
import type { Person } from "../../platform/personal-data.ts";

export type SavedResult = {
  token: string;
  result: QuizResult;
  isCareless: boolean;
  quizVersion: number;
  takenAt: Date;
};

const columns = [
  "quiz_results.id",
  "quiz_results.result",
  "quiz_results.careless_signs",
  "quiz_results.quiz_version",
  "quiz_results.created_at",
] as const;

type Row = {
  id: string;
  result: QuizResult;
  careless_signs: string[];
  quiz_version: number;
  created_at: Date;
};

const toSavedResult = (row: Row): SavedResult => ({
  token: row.id,
  result: row.result,
  isCareless: row.careless_signs.length > 0,
  quizVersion: row.quiz_version,
  takenAt: row.created_at,
});

export async function findResultByToken(db: Db, token: string): Promise<SavedResult | undefined> {
  const row = await db.selectFrom("quiz_results").select(columns).where("id", "=", token).executeTakeFirst();
  return row && toSavedResult(row);
}

/** With the name that was given along, for the copy that goes to the lead alone. */
export async function findMailedResult(
  db: Db,
  token: string,
): Promise<(SavedResult & { name: string | null }) | undefined> {
  const row = await db
    .selectFrom("quiz_results")
    .leftJoin("leads", "leads.id", "quiz_results.lead_id")
    .select([...columns, "leads.name"])
    .where("quiz_results.id", "=", token)
    .executeTakeFirst();
  return row && { ...toSavedResult(row), name: row.name };
}

const maxShown = 50;

/** Sent while signed in, or mailed to the address that the person has proven; the newest first. */
export async function listResultsOf(db: Db, { id, email }: Person): Promise<SavedResult[]> {
  const rows = await db
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
    .limit(maxShown)
    .execute();
  return rows.map(toSavedResult);
}
