import { sageTalk } from "@academy/content/help";
import { nextSteps } from "@academy/content/pages/quiz/result-words";
import { type ArchetypeKey, nameInSentence } from "@academy/quiz/archetypes";
import { profiles } from "@academy/quiz/texts/profiles";
import { profileIn, type QuizTexts } from "@academy/quiz/texts/texts";
import { composeAnswer } from "../compose-answer.ts";
import { normalizeQuestion } from "../exchanges/question-key.rules.ts";
import type { KnowledgeBase } from "../knowledge-base.ts";
import type { Reply } from "../reply.ts";
import { safetyTopicIn } from "../safety/safety.rules.ts";
import { taughtPassageId } from "../studio/taught-passage.rules.ts";
import { type OwnQuestion, ownQuestionIn } from "./own-question.rules.ts";

/** A learner's newest result, as far as an answer needs it. */
export type OwnResult = {
  token: string;
  primary: ArchetypeKey;
  secondary: ArchetypeKey;
  /** What its version of the quiz says differently from the first. */
  texts: QuizTexts;
};

/**
 * To a learner who asks about their own archetype. Undefined where that is not what they ask, or the owner has an
 * answer of her own. No model gets it, and of what is said only the general part is kept with the question.
 */
export async function answerOwn(
  message: string,
  { passages, byKey }: Pick<KnowledgeBase, "passages" | "byKey">,
  findResult: () => Promise<OwnResult | undefined>,
): Promise<Reply | undefined> {
  const asked = ownQuestionIn(message);
  if (!asked || safetyTopicIn(message)) return undefined;
  if (byKey.get(normalizeQuestion(message))?.id.startsWith(taughtPassageId(""))) return undefined;
  const result = await findResult();
  if (!result) return undefined;
  const { own: words } = sageTalk;
  const { primary, secondary } = result;
  const passage = passages.get(passageIdFor(asked, primary));
  if (!passage) return undefined;
  const intro = words.result
    .replace("{primary}", nameInSentence(primary))
    .replace("{secondary}", nameInSentence(secondary));
  const step = profileIn(result.texts, primary, profiles[primary]).development;
  const general = {
    meaning: () => composeAnswer(passage.text, message),
    second: () => passage.text,
    course: () => nextSteps[primary].text,
    next: () => `${words.step.replace("{step}", () => step)} ${words.dashboard}`,
    where: () => words.open,
  }[asked]();
  const more = {
    meaning: [{ title: passage.title, url: passage.url }],
    second: [{ title: passage.title, url: passage.url }],
    course: [{ title: words.courseSource, url: `/healers-business-blueprint?archetype=${primary}` }],
    next: [words.dashboardSource],
    where: [],
  }[asked];
  const source = { title: words.resultSource, url: `/test-results?r=${encodeURIComponent(result.token)}` };
  return {
    outcome: "answered",
    text: `${intro} ${general}`,
    kept: general,
    passageIds: [passage.id],
    sources: [source, ...more],
    followUp: passage.followUp,
    evidence: [],
  };
}

/** Under which passage the exchange is counted, and what is suggested after it. */
const passageIdFor = (asked: OwnQuestion, primary: ArchetypeKey) =>
  ({
    meaning: `archetype-${primary}`,
    second: "secondary-archetype",
    course: "courses",
    next: `archetype-${primary}`,
    where: "quiz-results",
  })[asked];
