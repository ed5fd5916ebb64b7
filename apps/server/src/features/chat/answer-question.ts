import { helperTalk, safeAnswers } from "@academy/content/help";
import type { ChatOutcome } from "../../db/tables.ts";
import { composeAnswer } from "./compose-answer.ts";
import { normaliseQuestion } from "./exchanges/public-to-chat.ts";
import type { Knowledge } from "./knowledge.ts";
import type { FoundLesson } from "./lessons/lesson-search.ts";
import type { Passage } from "./passages/passage.ts";
import {
  asksAboutAcademy,
  isAboutLearning,
  isCrisis,
  type SafeIntent,
  safeIntentOf,
  safeIntents,
} from "./safe/safe-intents.rules.ts";
import { leastEvidence, type ReadWords } from "./search/evidence.ts";
import type { Found, Search } from "./search/finder.ts";
import { type Reading, readMessage } from "./search/read-message.ts";
import { smallTalkAnswer } from "./small-talk.ts";

/** What is said, and why; `evidence` are the passages that a model may say it from. */
export type Reply = {
  outcome: ChatOutcome;
  text: string;
  passageId: string | null;
  sources: readonly { title: string; url: string }[];
  followUp: string | null;
  evidence: readonly { title: string; url: string; text: string; isLesson?: boolean }[];
};

const mostEvidence = 4;
/** How near another passage must come to the best to be shown to a model as well. */
const nearEnough = 0.4;
/** A lesson that says nearly all of it goes before a page that is half sure. */
const sureEvidence = 1.6;
const nearlyAll = 0.85;
const clearEvidence = 2.6;

/** Rather one caring answer too many than one too few. */
const leastSafeScore = 0.7;

const silent = { passageId: null, sources: [], followUp: null, evidence: [] } as const;

/** The answer as it can be given without a model. */
export async function answerQuestion(
  message: string,
  { finder, passages, byKey }: Knowledge,
  findLesson: () => Promise<FoundLesson | undefined>,
): Promise<Reply> {
  if (isCrisis(message)) return safeReply("crisis");
  const asked = byKey.get(normaliseQuestion(message));
  const courtesy = asked ? undefined : smallTalkAnswer(message);
  if (courtesy) {
    const followUp = courtesy === helperTalk.greeting ? (passages.get("blueprint-what")?.asks ?? null) : null;
    return { ...silent, outcome: "small-talk", text: courtesy, followUp };
  }
  if (asked && !safeIntentOf(message)) return passageReply(asked, finder.find(message), passages);

  const reading = readMessage(message, finder, isPlausible);
  const evidence = reading?.evidence ?? 0;
  const mentioned = safeIntentOf(message);
  const intent =
    mentioned && reading && isStory(mentioned, reading) ? safeIntentOf(reading.clause) : mentioned;
  if (intent) return safeReply(intent);
  const safe = safeIntents.find((each) => reading?.best.id === `safe-${each}`);
  if (safe && (reading?.best.score ?? 0) >= leastSafeScore && !asksAboutAcademy(message))
    return safeReply(safe);
  const passage = reading && evidence >= leastEvidence ? passages.get(reading.best.id) : undefined;
  if (passage && reading && evidence >= sureEvidence) return passageReply(passage, reading.search, passages);
  const lesson = await findLesson();
  if (lesson && (!passage || lesson.coverage >= nearlyAll)) {
    return lessonReply(lesson, reading?.search ?? finder.find(message));
  }
  if (passage && reading) return passageReply(passage, reading.search, passages);
  return {
    ...silent,
    outcome: "unknown",
    text: helperTalk.unknown,
    followUp: passages.get("contact")?.asks ?? null,
  };
}

/** An illness or a lawyer may stand in the story around a question. Where health is concerned, that must be plain. */
const isStory = (intent: SafeIntent, { clause, evidence }: Reading) =>
  (evidence >= sureEvidence && isAboutLearning(clause)) ||
  (intent !== "medical" && evidence >= clearEvidence);

/** Nobody is sent to a professional unless a word of theirs gives a reason. */
const isPlausible = (id: string, { isPerilous }: ReadWords) => isPerilous || !id.startsWith("safe-");

const safeReply = (intent: SafeIntent): Reply => ({ ...silent, outcome: "safe", text: safeAnswers[intent] });

function passageReply(passage: Passage, search: Search, passages: ReadonlyMap<string, Passage>): Reply {
  const { id, title, url, text, followUp, isExact = false } = passage;
  const isTaught = id.startsWith("taught-");
  return {
    outcome: "answered",
    text: isTaught ? text : composeAnswer(text, search.features),
    passageId: id,
    sources: [{ title, url }],
    followUp,
    evidence: isExact ? [] : evidenceFor(passage, search.found, passages),
  };
}

function evidenceFor(passage: Passage, found: readonly Found[], passages: ReadonlyMap<string, Passage>) {
  const least = (found[0]?.score ?? 0) * nearEnough;
  const others = found
    .filter(({ id, score }) => id !== passage.id && score >= least)
    .flatMap(({ id }) => passages.get(id) ?? []);
  return [passage, ...others].slice(0, mostEvidence).map(({ title, url, text }) => ({ title, url, text }));
}

function lessonReply({ piece: { id, title, url, text } }: FoundLesson, search: Search): Reply {
  return {
    outcome: "answered",
    text: composeAnswer(text, search.features),
    passageId: `lesson-${id}`,
    sources: [{ title, url }],
    followUp: null,
    evidence: [{ title, url, text, isLesson: true }],
  };
}
