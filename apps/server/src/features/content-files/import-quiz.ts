import { isSameJson } from "@academy/contract/fields/same-json";
import type { Tx } from "../../platform/db/database.ts";
import { keepQuizDraft, keepQuizVersion, quizForFiles, whyNotQuiz } from "../quiz-texts/public.ts";
import { ContentRefused } from "./content-folder.ts";
import type { ImportOptions } from "./courses/importing.ts";
import type { Content } from "./read-content.ts";

/** The quiz's texts as another version of them: attempts and results keep the one they have. */
export async function importQuiz(tx: Tx, { quiz }: Content, { now, say }: ImportOptions): Promise<void> {
  if (!quiz) return;
  for (const [texts, isPublished] of [
    [quiz.published, true],
    [quiz.draft, false],
  ] as const) {
    const problem = texts && whyNotQuiz(texts, isPublished);
    if (problem) throw new ContentRefused(`quiz.json: ${problem}`);
  }
  const here = await quizForFiles(tx);
  if (!isSameJson(here.published, quiz.published)) {
    await keepQuizVersion(tx, quiz.published, now);
    say("quiz: another version");
  }
  if (quiz.draft && !isSameJson(here.draft, quiz.draft)) {
    await keepQuizDraft(tx, quiz.draft, now);
    say("quiz: another draft");
  }
}
