import { type ArchetypeKey, archetypeKeys } from "../archetypes.ts";
import { inSupport } from "../in-support.ts";
import { shownAnswers } from "../items.ts";
import { profiles } from "./profiles.ts";
import { questions } from "./questions.ts";
import { rankingSets } from "./ranking-sets.ts";
import { statements } from "./statements.ts";
import { textIds } from "./texts.ts";

export type TextKind =
  | "question"
  | "answer"
  | "set"
  | "option"
  | "statement"
  | "description"
  | "examples"
  | "gift"
  | "model"
  | "shadow"
  | "development"
  | "support";

/** A text of the quiz that can be changed, as the first version has it. */
export type QuizText = {
  id: string;
  kind: TextKind;
  /** What it belongs to: texts of one place stand beside one another. */
  place: string;
  /** Whose it is; what is asked belongs to nobody. */
  archetype: ArchetypeKey | undefined;
  /** Its letter or number among its likes. */
  mark: string | undefined;
  /** Half of the answers of a question are kept for later and shown to nobody. */
  isShown: boolean;
  text: string;
};

/** About how many characters a text has room for, as the first version is laid out. */
export const roomFor: Readonly<Record<TextKind, number>> = {
  question: 90,
  answer: 90,
  set: 130,
  option: 65,
  statement: 90,
  description: 760,
  examples: 95,
  gift: 80,
  model: 80,
  shadow: 380,
  development: 380,
  support: 250,
};

/** More than this is another layout, and refused. */
export const maxCharacters = (kind: TextKind): number => roomFor[kind] * 2;

type TextInput = Pick<QuizText, "id" | "kind" | "place" | "text"> & Partial<QuizText>;
const make = (made: TextInput): QuizText => ({
  archetype: undefined,
  mark: undefined,
  isShown: true,
  ...made,
});

const ofQuestions = questions.flatMap((question) => {
  const { id, answers } = question;
  const place = textIds.question(id);
  const shown = new Map(shownAnswers(question).map(({ label, answer }) => [answer.id, label]));
  return [
    make({ id: place, kind: "question", place, text: question.question }),
    ...answers.map((answer) =>
      make({
        id: textIds.answer(id, answer.id),
        kind: "answer",
        place,
        archetype: answer.archetype,
        mark: shown.get(answer.id),
        isShown: shown.has(answer.id),
        text: answer.text,
      }),
    ),
  ];
});

const ofSets = rankingSets.flatMap(({ id, instruction, options }) => {
  const place = textIds.set(id);
  return [
    make({ id: place, kind: "set", place, text: instruction }),
    ...options.map(({ archetype, text }, index) =>
      make({
        id: textIds.option(id, archetype),
        kind: "option",
        place,
        archetype,
        mark: String(index + 1),
        text,
      }),
    ),
  ];
});

const ofStatements = statements.map(({ id, archetype, statement }) =>
  make({
    id: textIds.statement(id),
    kind: "statement",
    place: textIds.statement(id),
    archetype,
    text: statement,
  }),
);

const ofProfiles = archetypeKeys.flatMap((archetype) => {
  const { description, realWorldExamples, gifts, businessModels, shadow, development } = profiles[archetype];
  const one = (kind: TextKind, part: string, text: string, mark?: string) =>
    make({ id: textIds.profile(archetype, part), kind, place: archetype, archetype, mark, text });
  return [
    one("description", "description", description),
    ...gifts.map((text, index) => one("gift", `gift-${index + 1}`, text, String(index + 1))),
    ...businessModels.map((text, index) => one("model", `model-${index + 1}`, text, String(index + 1))),
    one("development", "development", development),
    one("shadow", "shadow", shadow),
    one("examples", "examples", realWorldExamples),
    one("support", "support", inSupport[archetype]),
  ];
});

/** Every text of the quiz that can be changed, in the order of the steps, then of the archetypes. */
export const allTexts: readonly QuizText[] = [...ofQuestions, ...ofSets, ...ofStatements, ...ofProfiles];

export const textById: ReadonlyMap<string, QuizText> = new Map(allTexts.map((each) => [each.id, each]));
