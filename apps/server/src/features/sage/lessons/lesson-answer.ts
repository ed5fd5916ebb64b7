import { nearness, type Vector } from "../understanding/meaning/vectors.ts";
import { sentencesOf, tellingStems } from "../understanding/tokens.ts";
import type { IndexedLesson, IndexedPiece } from "./lesson-index.ts";

const maxCharacters = 520;
/** Less than this says too little by itself. */
const fewestCharacters = 120;
/** What is asked of a part says more about it than a sentence in it that happens to be near. */
const askedWeight = 1.15;
const wordsWeight = 0.4;
/** What a learner does in a lesson is no answer to a question. */
const exercise = /^(exercise|the three questions)$/i;

type LessonQuery = { stems: readonly string[]; vector: Vector | undefined };

/** Of one lesson the part that answers: its nearest piece, and what stands around it. */
export function answerFrom(
  lesson: IndexedLesson,
  { stems, vector }: LessonQuery,
): { text: string; step: string | undefined } {
  const parts = [...Map.groupBy(lesson.pieces, ({ heading }) => heading)].filter(
    ([heading]) => !exercise.test(heading),
  );
  const scored = parts.map(([heading, pieces]) => {
    const scores = pieces.map((piece) => scoreOf(piece, { stems, vector }));
    const asked = vector
      ? lesson.asked
          .filter((each) => each.heading === heading)
          .map((each) => askedWeight * nearness(each.vector, vector))
      : [];
    return { pieces, scores, score: Math.max(0, ...scores, ...asked) };
  });
  const best = scored.sort((one, other) => other.score - one.score)[0];
  const step = lesson.pieces.find(({ heading }) => /^exercise$/i.test(heading) && !/minutes/i.test(heading));
  return { text: best ? around(best.pieces, best.scores) : "", step: step && firstStep(lesson) };
}

/** The first thing that the exercise asks for; before it stands how long it takes. */
const firstStep = ({ pieces }: IndexedLesson) =>
  sentencesOf(pieces.filter(({ heading }) => /^exercise$/i.test(heading))[1]?.text ?? "")[0];

/** A lesson is answered from again and again. */
const stemsOfPiece = new WeakMap<IndexedPiece, ReadonlySet<string>>();

function stemsOf(piece: IndexedPiece): ReadonlySet<string> {
  const known = stemsOfPiece.get(piece) ?? new Set(tellingStems(piece.text));
  stemsOfPiece.set(piece, known);
  return known;
}

function scoreOf(piece: IndexedPiece, asked: LessonQuery): number {
  const { vector } = piece;
  const words = stemsOf(piece);
  const shared = asked.stems.filter((stem) => words.has(stem)).length / Math.max(1, asked.stems.length);
  return (asked.vector && vector ? nearness(vector, asked.vector) : 0) + wordsWeight * shared;
}

/** From the nearest piece on, as much as can be read at a glance; what came before where there is room. */
function around(pieces: readonly IndexedPiece[], scores: readonly number[]): string {
  let first = scores.indexOf(Math.max(...scores));
  let last = first;
  const lengthOf = (from: number, to: number) =>
    pieces.slice(from, to + 1).reduce((sum, { text }) => sum + text.length + 1, 0);
  while (last + 1 < pieces.length && lengthOf(first, last + 1) <= maxCharacters) last += 1;
  while (first > 0 && lengthOf(first, last) < fewestCharacters) first -= 1;
  return pieces
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join("\n");
}
