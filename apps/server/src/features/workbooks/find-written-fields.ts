import type { Db } from "../../platform/db/database.ts";
import { type AnswersKey, listAnswers } from "./answers.queries.ts";

type FieldRef = { item: string; key: string };

/** What somebody wrote in these places, in their order; null where they wrote nothing. */
export async function findWrittenFields(
  db: Db,
  answersKey: AnswersKey,
  places: readonly FieldRef[],
): Promise<(string | null)[]> {
  const answers = await listAnswers(db, answersKey, [...new Set(places.map(({ item }) => item))]);
  return places.map(({ item, key }) => {
    const text = answers.find((answer) => answer.item === item)?.fields[key]?.text;
    return text?.trim() ? text : null;
  });
}
