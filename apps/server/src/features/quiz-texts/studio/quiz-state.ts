import { noTexts } from "@academy/quiz/texts/texts";
import type { Db } from "../../../platform/db/database.ts";
import { findDraft, findNewest } from "../quiz-texts.queries.ts";
import { firstVersion } from "../versions.ts";

/** How the quiz stands: what is published and what is being written. */
export async function stateOfQuiz(db: Db) {
  const published = await findNewest(db);
  const draft = await findDraft(db);
  const publishedTexts = published?.texts ?? noTexts;
  return {
    published,
    draft,
    publishedTexts,
    texts: draft?.texts ?? publishedTexts,
    // Where there is no draft, the version is what a first one is based on.
    state: draft?.state ?? `version-${published?.number ?? firstVersion}`,
  };
}
