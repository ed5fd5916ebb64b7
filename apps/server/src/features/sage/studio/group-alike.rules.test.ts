import { expect, test } from "vitest";
import { dimensions, toVector } from "../understanding/meaning/vectors.ts";
import { groupAlike } from "./group-alike.ts";

const towards = (axis: number) =>
  toVector(Float32Array.from({ length: dimensions }, (_, at) => (at === axis ? 1 : 0)));
const asked = (question: string, count: number, kind: "unanswered" | "badly-rated" = "unanswered") => ({
  ...{ key: question, question, kind, count, answer: null, alike: [] },
  lastAskedAt: `2030-01-0${count}T00:00:00.000Z`,
});

test("what means the same stands together, counted as one, most asked first", () => {
  const questions = [
    asked("parking?", 4),
    asked("dogs?", 3),
    asked("my puppy?", 2),
    asked("pets?", 1, "badly-rated"),
  ];
  const vectors = [towards(1), towards(2), towards(2), towards(2)];

  const groups = groupAlike(questions, vectors);
  expect(groups.map(({ question, count }) => [question, count])).toEqual([
    ["dogs?", 5],
    ["parking?", 4],
    ["pets?", 1],
  ]);
  expect(groups[0]?.alike).toEqual([{ key: "my puppy?", question: "my puppy?" }]);
});

test("what could not be understood stands alone", () => {
  const questions = [asked("dogs?", 2), asked("dog?", 1)];

  expect(groupAlike(questions, [undefined, undefined])).toEqual(questions);
});
