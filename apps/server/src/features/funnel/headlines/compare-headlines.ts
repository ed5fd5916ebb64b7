import { randomUUID } from "node:crypto";
import { quizPage } from "@academy/content/pages/quiz/quiz-page";
import type { HeadlineArm } from "@academy/contract/visitors/headlines";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordAudit } from "../../audit/public.ts";
import { endAlternative, type Publisher, startAlternative, type Words } from "../../words/public.ts";
import { endExperiment, insertExperiment } from "../experiments.queries.ts";

type Deps = { db: Db; words: Words | undefined };

const page = "quiz";
const part = "quiz-page";
const subject = { kind: "page", id: page };

/** Half of the visitors read these words from the same commit on in which they begin to be counted. */
export async function compareHeadlines(
  deps: Deps,
  { heading, opening }: { heading: string; opening?: string | undefined },
  { by, now }: Publisher,
): Promise<void> {
  const original = { heading: quizPage.heading as string, opening: quizPage.opening as string };
  const changes = {
    ...(heading === original.heading ? {} : { heading }),
    ...(opening === undefined || opening === original.opening ? {} : { opening }),
  };
  if (Object.keys(changes).length === 0) {
    throw new AppError("BAD_REQUEST", { field: "heading", message: "That’s what the page says already." });
  }
  const experiment = randomUUID();
  const texts = { original, alternative: { ...original, ...changes } };
  const edits = { [part]: { heading, ...changes } };
  await startAlternative(deps, { page, edits, experiment }, { by, now }, async (tx) => {
    await insertExperiment(tx, { id: experiment, kind: "headline", texts }, now());
    await recordAudit(tx, { by, action: "headline.compared", subject, detail: { heading } }, now());
  });
}

export async function endHeadlines(
  deps: Deps,
  { experiment, chosen }: { experiment: string; chosen: HeadlineArm },
  { by, now }: Publisher,
): Promise<void> {
  const isChosen = chosen === "alternative";
  const id = experiment.toLowerCase();
  await endAlternative(deps, { page, experiment: id, isChosen }, { by, now }, async (tx) => {
    await endExperiment(tx, id, chosen, now());
    await recordAudit(tx, { by, action: "headline.chosen", subject, detail: { chosen } }, now());
  });
}
