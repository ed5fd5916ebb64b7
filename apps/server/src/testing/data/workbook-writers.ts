import type { AnswersView, WorkbooksView } from "@academy/contract/learning/workbooks";
import type { Browser } from "../browser.ts";
import { startApi } from "../servers/start-api.ts";
import { give, signInLearner } from "./learners.ts";

/** When something was written first. */
export const early = "2026-01-05T08:00:00.000Z";

/** A learner of the Blueprint, with its workbooks to fill in. */
export async function learning(options: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(options);
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "blueprintSelfGuided");
  const { id } = await api.db
    .selectFrom("courses")
    .select("id")
    .where("starter_key", "=", "healers-business-blueprint")
    .executeTakeFirstOrThrow();
  const paths = { books: `/api/courses/${id}/workbooks`, answers: `/api/courses/${id}/answers` };
  const read = async (browser: Browser = ann) =>
    (await (await browser.get(paths.books)).json()) as WorkbooksView;
  const save = async (changes: object[], browser: Browser = ann) => {
    const response = await browser.send("PUT", paths.answers, { changes });
    return { status: response.status, ...((await response.json()) as AnswersView) };
  };
  return { api, ann, courseId: id, paths, read, save };
}

/** What the device sends of a question. */
export const text = (words: string | null, baseRevision = 0, item = "sentence.first") => ({
  item,
  baseRevision,
  fields: { "": { text: words, at: early } },
});
