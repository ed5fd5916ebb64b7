import type { OpenQuestion } from "@academy/contract/sage";
import { nearness, type Vector } from "../understanding/meaning/vectors.ts";

/** How near two questions must be for one answer to do for both. */
const minNearness = 0.7;

/** Questions that mean the same stand together under the one that is asked most; most asked first. */
export function groupAlike(
  questions: readonly OpenQuestion[],
  vectors: readonly (Vector | undefined)[],
): OpenQuestion[] {
  const groups: { first: OpenQuestion; vector: Vector | undefined }[] = [];
  for (const [index, question] of questions.entries()) {
    const vector = vectors[index];
    const group = groups.find(
      (each) =>
        each.first.kind === question.kind &&
        each.vector &&
        vector &&
        nearness(each.vector, vector) >= minNearness,
    );
    if (!group) {
      groups.push({ first: question, vector });
      continue;
    }
    const { first } = group;
    group.first = {
      ...first,
      count: first.count + question.count,
      lastAskedAt: first.lastAskedAt > question.lastAskedAt ? first.lastAskedAt : question.lastAskedAt,
      alike: [...first.alike, { key: question.key, question: question.question }],
    };
  }
  return groups.map(({ first }) => first).sort((one, other) => other.count - one.count);
}
