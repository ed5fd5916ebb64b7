import { setImmediate } from "node:timers/promises";
import type { AnswerPreview, PreviewBody } from "@academy/contract/sage";
import type { Db } from "../../../platform/db/database.ts";
import { answerQuestion } from "../answer-question.ts";
import { keptSince } from "../exchanges/exchanges.rules.ts";
import { listRecentQuestions, type RecentQuestion } from "../exchanges/question-meanings.queries.ts";
import { questionsOf } from "../find-taught.ts";
import { type KnowledgeBase, makeKnowledgeBase, textsToRead } from "../knowledge-base.ts";
import { toTaughtPassage } from "../taught-passage.ts";
import type { Meanings } from "../understanding/meaning/meanings.ts";
import { nearness, type Vector } from "../understanding/meaning/vectors.ts";
import { listAllTaughtAnswers } from "./taught-answers.queries.ts";

/** How far back it looks, and how much of that it shows. */
const mostRecent = 1000;
const mostShown = 8;
/** What is further away is not caught by anything. */
const minNearness = 0.25;
/** What is as near as that, and is not caught, may well be the same question. */
const nearlyCaught = 0.4;
/** Others have their turn between them. */
const atOnce = 10;

type Deps = { db: Db; now: Date; meanings: Pick<Meanings, "ofQuestion" | "ofTexts"> };

/** What an answer that is being written would catch of what was asked lately, right or wrong. */
export async function previewAnswer(
  { db, now, meanings }: Deps,
  { id = "new", question, alsoAskedAs }: PreviewBody,
): Promise<AnswerPreview> {
  const written = toTaughtPassage({ id, question, alsoAskedAs, answer: question });
  const others = (await listAllTaughtAnswers(db)).filter((each) => each.id !== id).map(toTaughtPassage);
  const known = new Map(await meanings.ofTexts(textsToRead([...others, written], others)));
  const ways = new Map<string, Vector>();
  for (const way of questionsOf(written)) {
    const vector = await meanings.ofQuestion(way);
    if (vector) ways.set(way, vector);
  }
  const base = makeKnowledgeBase([...others, written], new Map([...known, ...ways]));
  const recent = await listRecentQuestions(db, { since: keptSince(now), limit: mostRecent });
  const scored = recent.flatMap((each) => {
    const near = Math.max(0, ...[...ways.values()].map((way) => nearness(way, each.vector)));
    return near >= minNearness ? [{ ...each, near }] : [];
  });
  const preview: AnswerPreview = { catches: [], wrongly: [], nearly: [] };
  for (const [at, each] of scored.sort((one, other) => other.near - one.near).entries()) {
    if (at % atOnce === atOnce - 1) await setImmediate();
    const isCaught = (await answeredFrom(each, base)) === written.id;
    const wentWell = each.outcome === "answered" && each.isHelpful !== false;
    if (isCaught && wentWell && each.passageId !== written.id) {
      preview.wrongly.push({ question: each.question, answeredFrom: titleOf(each, base) });
    } else if (isCaught) preview.catches.push({ question: each.question });
    else if (!wentWell && each.near >= nearlyCaught) preview.nearly.push({ question: each.question });
  }
  const { catches, wrongly, nearly } = preview;
  return {
    catches: catches.slice(0, mostShown),
    wrongly: wrongly.slice(0, mostShown),
    nearly: nearly.slice(0, mostShown),
  };
}

/** To a visitor: what is in somebody's lessons is nobody else's to look at. */
async function answeredFrom({ question, vector }: RecentQuestion, base: KnowledgeBase) {
  const reply = await answerQuestion({ message: question, vector, lessons: async () => undefined }, base);
  return reply.passageIds[0];
}

const titleOf = ({ passageId }: RecentQuestion, { passages }: KnowledgeBase): string | null =>
  passages.get(passageId ?? "")?.title ?? null;
