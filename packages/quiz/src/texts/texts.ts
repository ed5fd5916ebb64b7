import type { ArchetypeKey } from "../archetypes.ts";
import type { Question, RankingSet, Statement } from "../items.ts";
import type { Profile } from "./profiles.ts";

/** What a version of the quiz says differently from the first, by the id of the text. The design is always the same. */
export type QuizTexts = Readonly<Record<string, string>>;

export const noTexts: QuizTexts = {};

/** How a version is called where it is served and kept: its number and what is in it. The first has no name. */
export const versionName = /^[1-9]\d{0,8}-[\da-f]{16}$/;

export const textIds = {
  question: (id: number) => `question-${id}`,
  answer: (id: number, answer: string) => `question-${id}-${answer}`,
  set: (id: number) => `set-${id}`,
  option: (id: number, archetype: ArchetypeKey) => `set-${id}-${archetype}`,
  statement: (id: number) => `statement-${id}`,
  profile: (archetype: ArchetypeKey, part: string) => `${archetype}-${part}`,
};

export const questionIn = (texts: QuizTexts, question: Question): Question => ({
  ...question,
  question: texts[textIds.question(question.id)] ?? question.question,
  answers: question.answers.map((answer) => ({
    ...answer,
    text: texts[textIds.answer(question.id, answer.id)] ?? answer.text,
  })),
});

export const setIn = (texts: QuizTexts, set: RankingSet): RankingSet => ({
  ...set,
  instruction: texts[textIds.set(set.id)] ?? set.instruction,
  options: set.options.map((option) => ({
    ...option,
    text: texts[textIds.option(set.id, option.archetype)] ?? option.text,
  })),
});

export const statementIn = (texts: QuizTexts, statement: Statement): Statement => ({
  ...statement,
  statement: texts[textIds.statement(statement.id)] ?? statement.statement,
});

export function profileIn(texts: QuizTexts, archetype: ArchetypeKey, first: Profile): Profile {
  const at = (part: string, text: string) => texts[textIds.profile(archetype, part)] ?? text;
  return {
    description: at("description", first.description),
    realWorldExamples: at("examples", first.realWorldExamples),
    gifts: first.gifts.map((gift, index) => at(`gift-${index + 1}`, gift)),
    businessModels: first.businessModels.map((model, index) => at(`model-${index + 1}`, model)),
    shadow: at("shadow", first.shadow),
    development: at("development", first.development),
  };
}

/** What an archetype brings as the second one. */
export const supportIn = (texts: QuizTexts, archetype: ArchetypeKey, first: string): string =>
  texts[textIds.profile(archetype, "support")] ?? first;

/** Of a version, what is said about these archetypes. */
export const textsAbout = (texts: QuizTexts, ...keys: readonly ArchetypeKey[]): QuizTexts =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => keys.some((key) => id.startsWith(`${key}-`))));
