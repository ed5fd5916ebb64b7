import type { FunnelOfOrder } from "@academy/contract/studio/today";
import { type StepOrder, stepsInOrder, totalSteps } from "@academy/quiz/steps";
import { questions } from "@academy/quiz/texts/questions";
import { rankingSets } from "@academy/quiz/texts/ranking-sets";
import { statements } from "@academy/quiz/texts/statements";
import { noTexts, type QuizTexts, questionIn, setIn, statementIn } from "@academy/quiz/texts/texts";

export type Funnel = Omit<FunnelOfOrder, "order">;

/** All orders together, or one of them. */
export function funnelIn(funnels: readonly FunnelOfOrder[], order: StepOrder | undefined): Funnel {
  const own = funnels.filter((each) => order === undefined || each.order === order);
  const sum = (read: (funnel: FunnelOfOrder) => number) => own.reduce((total, each) => total + read(each), 0);
  return {
    seen: sum(({ seen }) => seen),
    started: sum(({ started }) => started),
    steps: Array.from({ length: totalSteps }, (_, index) => sum(({ steps }) => steps[index] ?? 0)),
    finished: sum(({ finished }) => finished),
    leads: sum(({ leads }) => leads),
  };
}

/** How many of those who reached each step went no further. Whoever came back on another day can make it look like less than none. */
export const lostAt = ({ steps, finished }: Funnel): number[] =>
  steps.map((reached, index) => Math.max(0, reached - (steps[index + 1] ?? finished)));

/** With fewer people than these, which step loses most may be chance, and is said so. */
const fewestStarted = 50;
/** So many leave at a step that is named; of few people, two, and more than anywhere else. */
const fewestLost = { ofMany: 5, ofFew: 2 };
/** From this share of the most on, a second step is worth naming as well. */
const closeShare = 0.8;

type Loss = { step: number; lost: number; reached: number };
export type WorstStep = Loss & { runnerUp: Loss | undefined; isOfFew: boolean };

/** Where most people leave the quiz, if some step stands out. */
export function worstStep(funnel: Funnel): WorstStep | "too-few" | "none" {
  const losses = lostAt(funnel)
    .map((lost, index): Loss => ({ step: index + 1, lost, reached: funnel.steps[index] ?? 0 }))
    .toSorted((one, other) => other.lost - one.lost || one.step - other.step);
  const [worst, second] = losses;
  if (!worst) return "none";
  if ((funnel.steps[0] ?? 0) < fewestStarted) {
    const standsOut = worst.lost >= fewestLost.ofFew && worst.lost > (second?.lost ?? 0);
    return standsOut ? { ...worst, runnerUp: undefined, isOfFew: true } : "too-few";
  }
  if (worst.lost < fewestLost.ofMany) return "none";
  const isClose = second !== undefined && second.lost >= closeShare * worst.lost;
  return { ...worst, runnerUp: isClose ? second : undefined, isOfFew: false };
}

/** What a step asks, in the words people see; `texts` are those of the version that attempts begin with. */
export function askedAt(order: StepOrder, number: number, texts: QuizTexts = noTexts): string | undefined {
  const step = stepsInOrder(order)[number - 1];
  if (!step) return undefined;
  const same = ({ id }: { id: number }) => id === step.id;
  const inWords = <Item>(item: Item | undefined, read: (item: Item) => string) => item && read(item);
  const asked =
    step.phase === 1
      ? inWords(questions.find(same), (question) => questionIn(texts, question).question)
      : step.phase === 2
        ? inWords(rankingSets.find(same), (set) => setIn(texts, set).instruction)
        : inWords(statements.find(same), (statement) => statementIn(texts, statement).statement);
  // The texts of the quiz carry a bold phrase.
  return asked?.replaceAll("**", "");
}

/** Of a whole, in words: nothing where there is none. */
export const shareOf = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((100 * part) / whole)}%` : "";
