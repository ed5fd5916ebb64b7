import { safeAnswers, sageTalk } from "@academy/content/help";
import { composeAnswer } from "./compose-answer.ts";
import { normalizeQuestion } from "./exchanges/question-key.rules.ts";
import { redact } from "./exchanges/redact.rules.ts";
import type { KnowledgeBase } from "./knowledge-base.ts";
import type { FoundLesson } from "./lessons/lesson-search.ts";
import type { Passage } from "./passages/passage.ts";
import { type SafetyTopic, safetyTopicIn, safetyTopics } from "./safety/safety.rules.ts";
import type { ExchangeOutcome } from "./sage.tables.ts";
import { smallTalkAnswer } from "./small-talk.ts";
import type { Classification, ScoredClass } from "./understanding/classifier.ts";
import { contentStems } from "./understanding/tokens.ts";
import { offTopic, safetyClass } from "./understanding/training-data.ts";

/** What is said, and why; `evidence` are the passages that a model may say it from. */
export type Reply = {
  outcome: ExchangeOutcome;
  text: string;
  /** What is kept with the question in the place of `text`, where that says something about a person. */
  kept?: string;
  passageId: string | null;
  sources: readonly { title: string; url: string }[];
  followUp: string | null;
  evidence: readonly { title: string; url: string; text: string; isLesson?: boolean }[];
};

const maxEvidence = 4;

/** How likely it must be that a question is for us at all, whichever passage answers it, or Sage says that it does not know. */
const minOurs = 0.65;
/** How likely the likeliest passage must be then. */
const minPassage = 0.15;
/** How likely a further passage must be for a model to see it. */
const minEvidence = 0.28;
/** Words that nobody has ever asked with speak against an answer, however likely it is. */
const unknownWordPenalty = 0.7;
/** From here on a passage answers, whatever a lesson has to say, and whatever illness stands in the story around it. */
const sureScore = 0.75;
/** A lesson that has nearly every word of the question goes before a page that is not sure. */
const sureCoverage = 0.85;
/** How like a question that the owner has answered it must be: by itself, and where no passage is sure. */
const sureSimilarity = 0.9;
const minSimilarity = 0.6;
/** Rather one caring answer too many than one too few. */
const minCrisisScore = 0.2;

const silent = { passageId: null, sources: [], followUp: null, evidence: [] } as const;

/** The answer as it can be given without a model. */
export async function answerQuestion(
  message: string,
  { isTrained, classifier, findSimilarTaught, passages, byKey }: KnowledgeBase,
  findLesson: () => Promise<FoundLesson | undefined>,
): Promise<Reply> {
  const statedTopic = safetyTopicIn(message);
  if (statedTopic === "crisis") return safeReply("crisis");
  const exact = byKey.get(normalizeQuestion(message));
  const courtesy = exact ? undefined : smallTalkAnswer(message);
  if (courtesy) {
    const followUp = courtesy === sageTalk.greeting ? (passages.get("blueprint-what")?.asks ?? null) : null;
    return { ...silent, outcome: "small-talk", text: courtesy, followUp };
  }
  const classification = classifier.classify(withoutPersonal(message));
  if (exact && !statedTopic) return passageReply(exact, classification, passages);

  const topic = safetyTopicOf(message, statedTopic, classification);
  if (topic) return safeReply(topic);
  // Nothing that the owner would have to answer.
  if (!isTrained) return { ...silent, outcome: "small-talk", text: sageTalk.gettingReady };
  const { best, ours } = weigh(classification, passages);
  const penalty = unknownWordPenalty * classification.unknownShare;
  const isSure = best.probability - penalty >= sureScore;
  const similar = findSimilarTaught(classification.features);
  const taught = similar && passages.get(similar.id);
  if (taught && similar.similarity >= (isSure ? sureSimilarity : minSimilarity)) {
    return passageReply(taught, classification, passages);
  }
  const isAnswered = ours - penalty >= minOurs && best.probability >= minPassage;
  const passage = isAnswered ? passages.get(best.id) : undefined;
  if (passage && isSure) return passageReply(passage, classification, passages);
  const lesson = await findLesson();
  if (lesson && (!passage || lesson.coverage >= sureCoverage)) return lessonReply(lesson, classification);
  if (passage) return passageReply(passage, classification, passages);
  return {
    ...silent,
    outcome: "unknown",
    text: sageTalk.unknown,
    followUp: passages.get("contact")?.asks ?? null,
  };
}

/** Who asks, and how to reach them, says nothing about what is asked. */
const withoutPersonal = (message: string) => redact(message).text.replace(/\[[a-z]+\]/g, " ");

/** The likeliest passage, and how likely it is that any of them is right: a question may be near to several. */
function weigh({ ranked }: Classification, passages: ReadonlyMap<string, Passage>) {
  const best = ranked.find(({ id }) => passages.has(id)) ?? { id: offTopic, probability: 0 };
  const others = ranked.filter(({ id }) => !passages.has(id));
  return { best, ours: others.reduce((rest, { probability }) => rest - probability, 1) };
}

/** The professional that a message calls for: by what is said in so many words, or by what it is like. */
function safetyTopicOf(
  message: string,
  statedTopic: SafetyTopic | undefined,
  { ranked }: Classification,
): SafetyTopic | undefined {
  const [best] = ranked;
  const likely = safetyTopics.find((topic) => best?.id === safetyClass(topic));
  const isOurs = best && !likely && best.id !== offTopic && best.probability >= sureScore;
  if (isOurs) return undefined;
  // "No", "not now", "life": too little to guess from. What is plain in one word is found by its rule.
  if (contentStems(message).filter((stem) => stem !== "not").length < 2) return statedTopic;
  // A life may be at stake: half a suspicion is enough.
  const crisis = ranked.find(({ id }) => id === safetyClass("crisis"));
  if (crisis && crisis.probability >= minCrisisScore) return "crisis";
  return likely ?? statedTopic;
}

const safeReply = (topic: SafetyTopic): Reply => ({ ...silent, outcome: "safe", text: safeAnswers[topic] });

function passageReply(
  passage: Passage,
  { features, ranked }: Classification,
  passages: ReadonlyMap<string, Passage>,
): Reply {
  const { id, title, url, text, followUp, isExact = false } = passage;
  return {
    outcome: "answered",
    text: isExact ? text : composeAnswer(text, features),
    passageId: id,
    sources: [{ title, url }],
    followUp,
    evidence: isWordForWord(passage) ? [] : evidenceFor(passage, ranked, passages),
  };
}

/** One changed word or one price in another's place would be a false promise: a model never gets these. */
const isWordForWord = ({ isExact = false, text }: Passage) => isExact || /\$\d/.test(text);

function evidenceFor(
  passage: Passage,
  ranked: readonly ScoredClass[],
  passages: ReadonlyMap<string, Passage>,
) {
  const others = ranked
    .filter(({ id, probability }) => id !== passage.id && probability >= minEvidence)
    .flatMap(({ id }) => passages.get(id) ?? [])
    .filter((other) => !isWordForWord(other));
  return [passage, ...others].slice(0, maxEvidence).map(({ title, url, text }) => ({ title, url, text }));
}

function lessonReply({ piece, isLater }: FoundLesson, { features }: Classification): Reply {
  const { id, title, url, text } = piece;
  return {
    outcome: "answered",
    text: isLater ? text : composeAnswer(text, features),
    passageId: `lesson-${id}`,
    sources: [{ title, url }],
    followUp: null,
    // A day is said as it is.
    evidence: isLater ? [] : [{ title, url, text, isLesson: true }],
  };
}
