import { sageTalk } from "@academy/content/help";
import { composeAnswer } from "./compose-answer.ts";
import { normalizeQuestion } from "./exchanges/question-key.rules.ts";
import { withoutPersonal } from "./exchanges/redact.rules.ts";
import { enoughFor, sameQuestion } from "./find-taught.ts";
import type { KnowledgeBase } from "./knowledge-base.ts";
import type { FoundLesson, OwnLessons } from "./lessons/lesson-search.ts";
import type { Passage } from "./passages/passage.ts";
import type { Reply } from "./reply.ts";
import { safeReply } from "./safety/safe-reply.ts";
import { type SafetyTopic, safetyTopicIn, safetyTopics } from "./safety/safety.rules.ts";
import { smallTalkAnswer } from "./small-talk.ts";
import type { ScoredClass } from "./understanding/head/head.ts";
import { isLessonClass, lessonClass, offTopic, safetyClass } from "./understanding/head/practice.ts";
import type { Vector } from "./understanding/meaning/vectors.ts";
import { contentStems } from "./understanding/tokens.ts";

const maxEvidence = 4;

/** How likely it must be that a question is for us at all, whichever passage answers it, or Sage says that it does not know. */
const minOurs = 0.5;
/** How likely the likeliest answer must be then. */
const minBest = 0.12;
/** How likely a further passage must be for a model to see it. */
const minEvidence = 0.2;
/** How likely each of two answers must be by its own question. */
const minPart = 0.6;
/** What a part may be about that the whole message does not sound like. */
const leastOfWhole = 0.05;
/** From here on it answers, whatever illness stands in the story around it. */
const sureScore = 0.75;
/** How likely a lesson must be to be the answer where a client's illness or contract is spoken of. */
const minTaught = 0.3;
/**
 * Practice is a visitor's: somebody who learns here asks about the lessons so much more often. Where it is weighed against
 * a professional or a life, by just this; otherwise by how near the lesson is, and how much is told. Whoever runs the
 * academy may open them all, and tries out what everybody else is told.
 */
const lessonOdds = { learner: 25, staff: 1 };
/** A lesson this near is as likely as practice says to somebody who asks in a few words. */
const usualNearness = 0.45;
const nearnessWeight = 15;
/** Who asks what a page says is short; a story is for a lesson. So many words are a story. */
const storyWords = 30;
const storyWeight = 3;
/** How much the words of a passage say beside what was learned. */
const wordsWeight = 1;
/** Rather one caring answer too many than one too few. */
const minCrisisScore = 0.1;

const silent = { passageIds: [], sources: [], followUp: null, evidence: [] } as const;

type Asking = keyof typeof lessonOdds;

export type Question = {
  message: string;
  /** What it means; undefined where that can't be had. */
  vector: Vector | undefined;
  /** Where there are several questions in it: each by itself. */
  parts?: readonly { text: string; vector: Vector | undefined }[];
  /** Nobody's, where nobody is signed in. */
  lessons: () => Promise<OwnLessons | undefined>;
  as?: Asking;
};

/** The answer as it can be given without a model. */
export async function answerQuestion(
  { message, vector, parts = [], lessons, as = "learner" }: Question,
  base: KnowledgeBase,
): Promise<Reply> {
  const { classify, passages, byKey } = base;
  const statedTopic = safetyTopicIn(message);
  if (statedTopic === "crisis") return safeReply("crisis");
  const exact = byKey.get(normalizeQuestion(message));
  const courtesy = exact ? undefined : smallTalkAnswer(message);
  if (courtesy) {
    const followUp = courtesy === sageTalk.greeting ? (passages.get("blueprint-what")?.asks ?? null) : null;
    return { ...silent, outcome: "small-talk", text: courtesy, followUp };
  }
  const own = await lessons();
  const rankFor = (text: string, meant: Vector | undefined, odds = oddsFor(message, own, as)) =>
    forWhoAsks(withWords(classify(text, meant), base.shareOfWords(text)), passages, own, odds);
  const ranked = rankFor(withoutPersonal(message), vector);
  if (exact && !statedTopic) return passageReply(exact, message, ranked, passages);

  const careful = rankFor(withoutPersonal(message), vector, () => lessonOdds[as]);
  const topic = safetyTopicOf(message, statedTopic, careful);
  const taught = base.findTaught(message, vector);
  // What the owner has answered in person needs nobody else; what somebody's words say by themselves goes on needing them.
  const isTaught = topic !== "crisis" && !statedTopic && (taught?.score ?? 0) >= enoughFor.professional;
  if (topic && !(taught && isTaught)) return safeReply(topic);
  const [best] = ranked.filter(({ id }) => isOurs(id));
  const ours = ranked.reduce((sum, { id, probability }) => sum + (isOurs(id) ? probability : 0), 0);
  const isSure = best !== undefined && best.probability >= sureScore;
  const isAnswered = best !== undefined && ours >= minOurs && best.probability >= minBest;
  if (taught) {
    const isNearer = taught.nearness >= (isSure ? base.nearnessTo(best.id, vector) : 0);
    const isEnough = taught.score >= enoughFor[isSure ? "sure" : isAnswered ? "likely" : "none"] && isNearer;
    if (topic || isEnough || taught.nearness >= sameQuestion) {
      return passageReply(taught.passage, message, ranked, passages);
    }
  }
  const replyFrom = (id: string, asked: string, part: readonly ScoredClass[]): Reply | undefined => {
    const starter = isLessonClass(id) ? own?.answerOf(id.slice(lessonClass("").length)) : undefined;
    if (starter) return lessonReply(starter);
    const passage = passages.get(id);
    return passage && passageReply(passage, asked, part, passages);
  };
  const likeliest = isAnswered ? replyFrom(best.id, message, ranked) : undefined;
  const rankPart = (part: { text: string; vector: Vector | undefined }) =>
    within(ranked, rankFor(part.text, part.vector));
  const joined = isAnswered ? joinedReply(best.id, likeliest, parts, rankPart, replyFrom) : undefined;
  if (joined) return joined;
  if (likeliest && (isSure || isLessonClass(best?.id ?? ""))) return likeliest;
  const lesson = own?.find();
  // Of a lesson of the academy's own it is known what is asked: there a page that is likelier stays so.
  if (lesson && !(likeliest && lesson.isStarter)) return lessonReply(lesson);
  if (likeliest) return likeliest;
  return {
    ...silent,
    outcome: "unknown",
    text: sageTalk.unknown,
    followUp: passages.get("contact")?.asks ?? null,
  };
}

/** Two questions, each with an answer of its own that is plain by itself. */
function joinedReply<Part extends { text: string }>(
  wholeId: string,
  wholeReply: Reply | undefined,
  parts: readonly Part[],
  rank: (part: Part) => ScoredClass[],
  replyFrom: (id: string, asked: string, ranked: readonly ScoredClass[]) => Reply | undefined,
): Reply | undefined {
  const replies = new Map<string, Reply>();
  for (const part of parts) {
    const ranked = rank(part);
    const [best] = ranked;
    const isPlain = best && isOurs(best.id) && best.probability >= minPart;
    const reply = isPlain ? replyFrom(best.id, part.text, ranked) : undefined;
    if (reply) replies.set(best?.id ?? "", reply);
  }
  // One of them is what the whole message is about, also where it says by itself too little to tell: "and how long is it?"
  const first = replies.get(wholeId) ?? (replies.size < parts.length ? wholeReply : undefined);
  const second = [...replies.values()].find((reply) => reply !== first);
  if (!first || !second) return undefined;
  return {
    ...first,
    text: `${first.text}\n\n${second.text}`,
    passageIds: [...first.passageIds, ...second.passageIds],
    sources: [...first.sources, ...second.sources],
    evidence:
      first.evidence.length > 0 && second.evidence.length > 0
        ? [...first.evidence, ...second.evidence].slice(0, maxEvidence)
        : [],
  };
}

/** A part leaves out what the rest of the message says: what is unlikely there is unlikely here. */
function within(whole: readonly ScoredClass[], part: readonly ScoredClass[]): ScoredClass[] {
  const before = new Map(whole.map(({ id, probability }) => [id, probability]));
  const both = part.map(({ id, probability }) => ({
    id,
    probability: probability * (leastOfWhole + (before.get(id) ?? 0)),
  }));
  const sum = both.reduce((all, { probability }) => all + probability, 0) || 1;
  return both
    .map(({ id, probability }) => ({ id, probability: probability / sum }))
    .sort((one, other) => other.probability - one.probability);
}

const isOurs = (id: string) => id !== offTopic && !id.startsWith("safe-");

/** Among passages, the one that has the words of the question is likelier; all together they are as likely as before. */
function withWords(classes: readonly ScoredClass[], share: ReadonlyMap<string, number>): ScoredClass[] {
  const isPassage = ({ id }: ScoredClass) => isOurs(id) && !isLessonClass(id);
  const weighed = classes.map((each) =>
    isPassage(each)
      ? { ...each, probability: each.probability * Math.exp(wordsWeight * (share.get(each.id) ?? 0)) }
      : each,
  );
  const sum = (all: readonly ScoredClass[]) =>
    all.reduce((whole, each) => whole + (isPassage(each) ? each.probability : 0), 0);
  const scale = sum(classes) / (sum(weighed) || 1);
  return weighed.map((each) => (isPassage(each) ? { ...each, probability: each.probability * scale } : each));
}

/** How much likelier a lesson is to somebody who may open it. */
function oddsFor(message: string, own: OwnLessons | undefined, as: Asking): (slug: string) => number {
  if (as === "staff") return () => lessonOdds.staff;
  const told = storyWeight * Math.min(1, message.split(/\s+/).length / storyWords);
  return (slug) => {
    const near = own?.nearnessOf(slug);
    return near === undefined ? lessonOdds[as] : Math.exp(nearnessWeight * (near - usualNearness) + told);
  };
}

/** What may be said to whoever asks, and how likely each is to them: a lesson that is not theirs is none of ours. */
function forWhoAsks(
  classes: readonly ScoredClass[],
  passages: ReadonlyMap<string, Passage>,
  own: OwnLessons | undefined,
  odds: (slug: string) => number,
): ScoredClass[] {
  let lost = 0;
  const kept = classes.flatMap(({ id, probability }) => {
    const slug = isLessonClass(id) ? id.slice(lessonClass("").length) : "";
    if (own?.slugs.has(slug)) return [{ id, probability: probability * odds(slug) }];
    if (!isOurs(id) || passages.has(id)) return [{ id, probability }];
    lost += probability;
    return [];
  });
  const whole = kept.reduce((sum, { probability }) => sum + probability, lost) || 1;
  return kept
    .map(({ id, probability }) => ({ id, probability: (probability + (id === offTopic ? lost : 0)) / whole }))
    .sort((one, other) => other.probability - one.probability);
}

/** The professional that a message calls for: by what is said in so many words, or by what it is like. */
function safetyTopicOf(
  message: string,
  statedTopic: SafetyTopic | undefined,
  ranked: readonly ScoredClass[],
): SafetyTopic | undefined {
  const [best] = ranked;
  const probabilityOf = (topic: SafetyTopic) =>
    ranked.find(({ id }) => id === safetyClass(topic))?.probability ?? 0;
  // A client's tears and a client's pills are what lessons teach: there it must be likelier than the lesson.
  const isTaught = best !== undefined && isLessonClass(best.id);
  const saysEnough = contentStems(message).filter((stem) => stem !== "not").length >= 2;
  // A life may be at stake: half a suspicion is enough.
  const crisis = probabilityOf("crisis");
  if (saysEnough && crisis >= (isTaught ? best.probability / 2 : minCrisisScore)) return "crisis";
  const likely = safetyTopics.find((topic) => best?.id === safetyClass(topic));
  const isElsewhere =
    best && !likely && isOurs(best.id) && best.probability >= (isTaught ? minTaught : sureScore);
  if (isElsewhere) return undefined;
  // "No", "not now", "life": too little to guess from. What is plain in one word is found by its rule.
  return saysEnough ? (likely ?? statedTopic) : statedTopic;
}

function passageReply(
  passage: Passage,
  message: string,
  ranked: readonly ScoredClass[],
  passages: ReadonlyMap<string, Passage>,
): Reply {
  const { id, title, url, text, followUp, isExact = false } = passage;
  return {
    outcome: "answered",
    text: isExact ? text : composeAnswer(text, message),
    passageIds: [id],
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

function lessonReply({ id, title, url, text, step, isLater }: FoundLesson): Reply {
  return {
    outcome: "answered",
    text: step ? `${text}\n\n${sageTalk.lessonStep.replace("{step}", () => step)}` : text,
    passageIds: [`lesson-${id}`],
    sources: [{ title, url }],
    followUp: null,
    // A day is said as it is.
    evidence: isLater ? [] : [{ title, url, text, isLesson: true }],
  };
}
