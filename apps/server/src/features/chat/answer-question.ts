import { helperTalk, safeAnswers } from "@academy/content/help";
import type { ChatOutcome } from "./chat.tables.ts";
import { composeAnswer } from "./compose-answer.ts";
import { normaliseQuestion } from "./exchanges/public-to-chat.ts";
import type { Knowledge } from "./knowledge.ts";
import { elsewhere } from "./learnt.ts";
import type { FoundLesson } from "./lessons/lesson-search.ts";
import type { Passage } from "./passages/passage.ts";
import {
  asksAboutAcademy,
  isCrisis,
  type SafeIntent,
  safeIntentOf,
  safeIntents,
} from "./safe/safe-intents.rules.ts";
import type { Found, Search } from "./search/finder.ts";
import { isSmall, plainWords, stemOf } from "./search/words.ts";
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

/** Below it the helper says that it does not know. */
const leastScore = 0.28;
/** Words that nobody has ever asked with speak against an answer, however likely it is. */
const strangeness = 0.5;
/** From here on a passage answers, whatever a lesson has to say. */
const sureScore = 0.75;
/** A lesson that has nearly every word of the question goes before a page that is not sure. */
const nearlyAll = 0.85;
/** How like a question that the owner has answered it must be: by itself, and where no passage is sure. */
const surelyTaught = 0.9;
const likelyTaught = 0.6;
/** Rather one caring answer too many than one too few. */
const leastSafeScore = 0.25;
const leastCrisisScore = 0.2;
const storyScore = 0.6;

const silent = { passageId: null, sources: [], followUp: null, evidence: [] } as const;

/** The answer as it can be given without a model. */
export async function answerQuestion(
  message: string,
  { finder, nearestTaught, passages, byKey }: Knowledge,
  findLesson: () => Promise<FoundLesson | undefined>,
): Promise<Reply> {
  if (isCrisis(message)) return safeReply("crisis");
  const asked = byKey.get(normaliseQuestion(message));
  const courtesy = asked ? undefined : smallTalkAnswer(message);
  if (courtesy) {
    const followUp = courtesy === helperTalk.greeting ? (passages.get("blueprint-what")?.asks ?? null) : null;
    return { ...silent, outcome: "small-talk", text: courtesy, followUp };
  }
  const search = finder.find(message);
  if (asked && !safeIntentOf(message)) return passageReply(asked, search, passages);

  const [best = { id: elsewhere, score: 1 }] = search.found;
  const intent = safeIntentIn(message, search);
  if (intent) return safeReply(intent);
  const taught = nearestTaught(search.terms);
  const taughtPassage = taught && passages.get(taught.id);
  const isSure = best.id !== elsewhere && best.score - strangeness * search.unheard >= sureScore;
  if (taughtPassage && taught.likeness >= (isSure ? surelyTaught : likelyTaught)) {
    return passageReply(taughtPassage, search, passages);
  }
  const isKnown = best.score - strangeness * search.unheard >= leastScore;
  const passage = isKnown ? passages.get(best.id) : undefined;
  if (passage && isSure) return passageReply(passage, search, passages);
  const lesson = await findLesson();
  if (lesson && (!passage || lesson.coverage >= nearlyAll)) return lessonReply(lesson, search);
  if (passage) return passageReply(passage, search, passages);
  return {
    ...silent,
    outcome: "unknown",
    text: helperTalk.unknown,
    followUp: passages.get("contact")?.asks ?? null,
  };
}

/** The professional that a message calls for: by what is said in so many words, or by what it is like. */
function safeIntentIn(message: string, { found }: Search): SafeIntent | undefined {
  const [best] = found;
  const scoreOf = (id: string) => found.find((each) => each.id === id)?.score ?? 0;
  const isPassage = best && best.id !== elsewhere && !best.id.startsWith("safe-");
  const isEnough = isSayingSomething(message);
  // A life may be at stake: half a suspicion is enough, unless it is plainly about something of ours.
  if (isEnough && scoreOf("safe-crisis") >= leastCrisisScore && !(isPassage && best.score >= storyScore))
    return "crisis";
  const alike = safeIntents.find((intent) => best?.id === `safe-${intent}`);
  if (isEnough && alike && scoreOf(`safe-${alike}`) >= leastSafeScore && !asksAboutAcademy(message))
    return alike;
  // An illness or a lawyer may stand in the story around a question that is plainly about the academy.
  return isPassage && best.score >= storyScore ? undefined : safeIntentOf(message);
}

/** "No", "not now", "life": too little to guess from. What is plain in one word is found by its rule. */
function isSayingSomething(message: string): boolean {
  const stems = plainWords(message)
    .filter((word) => !isSmall(word))
    .map(stemOf);
  return new Set(stems.filter((stem) => stem !== "not")).size > 1;
}

const safeReply = (intent: SafeIntent): Reply => ({ ...silent, outcome: "safe", text: safeAnswers[intent] });

function passageReply(passage: Passage, search: Search, passages: ReadonlyMap<string, Passage>): Reply {
  const { id, title, url, text, followUp, isExact = false } = passage;
  const isTaught = id.startsWith("taught-");
  return {
    outcome: "answered",
    text: isTaught || isExact ? text : composeAnswer(text, search.terms),
    passageId: id,
    sources: [{ title, url }],
    followUp,
    evidence: isWordForWord(passage) ? [] : evidenceFor(passage, search.found, passages),
  };
}

/** One changed word or one price in another's place would be a false promise: a model never gets these. */
const isWordForWord = ({ isExact = false, text }: Passage) => isExact || /\$\d/.test(text);

function evidenceFor(passage: Passage, found: readonly Found[], passages: ReadonlyMap<string, Passage>) {
  const others = found
    .filter(({ id, score }) => id !== passage.id && score >= leastScore)
    .flatMap(({ id }) => passages.get(id) ?? [])
    .filter((other) => !isWordForWord(other));
  return [passage, ...others].slice(0, mostEvidence).map(({ title, url, text }) => ({ title, url, text }));
}

function lessonReply({ piece: { id, title, url, text } }: FoundLesson, search: Search): Reply {
  return {
    outcome: "answered",
    text: composeAnswer(text, search.terms),
    passageId: `lesson-${id}`,
    sources: [{ title, url }],
    followUp: null,
    evidence: [{ title, url, text, isLesson: true }],
  };
}
