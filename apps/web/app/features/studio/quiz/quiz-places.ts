import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import type { BalanceProblem } from "@academy/quiz/scoring/balance";
import { type Step, stepsInOrder } from "@academy/quiz/steps";
import { allTexts, type QuizText, textById } from "@academy/quiz/texts/all-texts";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { groupBy } from "../../../lib/group-by.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";

const words = studioQuizPage;

/** Texts that stand together: a step of the quiz, or what a result says of an archetype. */
export type QuizPlace = {
  id: string;
  kind: "questions" | "sets" | "statements" | "profiles";
  title: string;
  /** Where in the quiz it stands, if it is a step. */
  step: { at: Step; number: number } | undefined;
  texts: readonly QuizText[];
};

const sequence = stepsInOrder("sequence");
const kinds = { question: "questions", set: "sets", statement: "statements" } as const;
const phases = { question: 1, set: 2, statement: 3 } as const;

function placeOf([id, texts]: [string, readonly QuizText[]]): QuizPlace {
  const first = texts[0]?.kind;
  if (first !== "question" && first !== "set" && first !== "statement") {
    const title = archetypes[id as ArchetypeKey].title;
    return { id, kind: "profiles", title, step: undefined, texts };
  }
  const number = Number(id.split("-")[1]);
  const at = { phase: phases[first], id: number };
  const index = sequence.findIndex((step) => step.phase === at.phase && step.id === at.id);
  const title = fillWords(words.places[first], { number });
  return { id, kind: kinds[first], title, step: { at, number: index + 1 }, texts };
}

export const quizPlaces: readonly QuizPlace[] = [...groupBy(allTexts, ({ place }) => place)].map(placeOf);

export const textIn = (texts: QuizTexts, id: string): string => texts[id] ?? textById.get(id)?.text ?? "";

/** The texts with another one among them; one that says what the quiz began with is no change. */
export function withText(texts: QuizTexts, id: string, text: string): QuizTexts {
  const { [id]: _, ...others } = texts;
  return text === textById.get(id)?.text ? others : { ...others, [id]: text };
}

/** Which text it is, as people call it. */
export function labelOf({ kind, mark, archetype }: QuizText): string {
  const name = words.kinds[kind];
  if (archetype && (kind === "answer" || kind === "option" || kind === "statement")) {
    const about = { kind: name, mark: mark ?? "", archetype: archetypes[archetype].title };
    return fillWords(mark ? words.countsFor : words.countsForOne, about);
  }
  return mark ? `${name} ${mark}` : name;
}

const plain = (text: string) => text.replaceAll("**", "");

/** What two sets of texts say differently, in the order of the quiz. */
export function differences(before: QuizTexts, after: QuizTexts) {
  return quizPlaces.flatMap(({ title, texts }) =>
    texts.flatMap((text) => {
      const [was, is] = [textIn(before, text.id), textIn(after, text.id)];
      return was === is ? [] : [{ id: text.id, label: `${title}: ${labelOf(text)}`, before: was, after: is }];
    }),
  );
}

export type PlaceFilter = "all" | "changed" | "problems" | QuizPlace["kind"];

type Sieve = {
  search: string;
  showing: PlaceFilter;
  texts: QuizTexts;
  published: QuizTexts;
  problems: ReadonlyMap<string, readonly BalanceProblem[]>;
  refused: Readonly<Record<string, string>>;
};

/** The places that are asked for, and the one that keeps the rest from being saved. */
export function findPlaces({ search, showing, texts, published, problems, refused }: Sieve): QuizPlace[] {
  const wanted = search.trim().toLowerCase();
  const isMeant = (place: QuizPlace) => {
    if (showing === "all" || showing === place.kind) return true;
    if (showing === "changed") {
      return place.texts.some(({ id }) => textIn(texts, id) !== textIn(published, id));
    }
    return showing === "problems" && place.texts.some(({ id }) => problems.has(id));
  };
  const isFound = ({ title, texts: own }: QuizPlace) =>
    wanted === "" ||
    title.toLowerCase().includes(wanted) ||
    own.some(({ id }) => plain(textIn(texts, id)).toLowerCase().includes(wanted));
  const isRefused = ({ texts: own }: QuizPlace) => own.some(({ id }) => refused[id] !== undefined);
  return quizPlaces.filter((place) => isRefused(place) || (isMeant(place) && isFound(place)));
}
