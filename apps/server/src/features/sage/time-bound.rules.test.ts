import { maxMessageCharacters, sageQuestionBody } from "@academy/contract/sage";
import { beforeAll, expect, test } from "vitest";
import { listSlowTexts } from "../../testing/data/slow-texts.ts";
import { processorPace } from "../../testing/pace.ts";
import { answerQuestion } from "./answer-question.ts";
import { questionKey } from "./exchanges/question-key.rules.ts";
import { type KnowledgeBase, makeKnowledgeBase } from "./knowledge-base.ts";
import type { LessonCourse } from "./lessons/lesson-passages.ts";
import { makeLessonSearch } from "./lessons/lesson-search.ts";
import { givesOrders } from "./model/guardrails/instructions.rules.ts";
import { maxAnswerCharacters, readAnswer, Unusable } from "./model/guardrails/read-answer.ts";
import { buildPrompt } from "./model/prompt.ts";
import { safetyTopicIn } from "./safety/safety.rules.ts";
import { loadHead } from "./understanding/head/head.ts";
import type { Meanings } from "./understanding/meaning/meanings.ts";
import { shippedVectors } from "./understanding/meaning/shipped-vectors.ts";

/** There is one thread for everybody: no question may hold it longer. */
const maxMs = 20;

/**
 * The quickest of several runs, by the time this thread had a processor to itself: what else the machine does can only
 * make one slower. One that was quick enough is all that is wanted.
 */
async function quickest(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 7 && least > maxMs; run++) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

async function listTooSlow(works: readonly [why: string, work: () => unknown][]): Promise<string[]> {
  const slow: string[] = [];
  for (const [why, work] of works) {
    const ms = await quickest(work);
    // What this machine's pace allows on top is looked up only for one that needs it: that takes longer than all runs of one.
    if (ms > maxMs && ms > maxMs * processorPace()) slow.push(`${why}: ${ms.toFixed(1)} ms`);
  }
  return slow;
}

let base: KnowledgeBase;
let vocabulary: readonly string[];
let slowTexts: [why: string, text: string][];
// What a text means is worked out in a thread of its own: any vector takes the same time from there on.
const [vector] = shippedVectors().values();

beforeAll(() => {
  base = makeKnowledgeBase([]);
  vocabulary = loadHead().words;
  slowTexts = listSlowTexts(vocabulary);
});

test("texts made to be slow are texts that somebody may send", () => {
  for (const [why, text] of slowTexts) {
    expect(sageQuestionBody.safeParse({ message: text }).success, why).toBe(true);
    expect(text.length, why).toBeGreaterThan(maxMessageCharacters - 70);
  }
});

test("no text takes longer to answer, to prompt a model with and to keep", async () => {
  // Nothing of this waits for anything, so the whole of it is one hold of the thread.
  const workFor = async (text: string) => {
    await answerQuestion({ message: text, vector, lessons: async () => undefined }, base);
    givesOrders(text);
    buildPrompt(text, [], "fence");
    questionKey(text);
  };

  expect(await listTooSlow(slowTexts.map(([why, text]) => [why, () => workFor(text)]))).toEqual([]);
});

test("no text takes longer to search a course for", async () => {
  const lines = Array.from({ length: 400 }, (_, at) => vocabulary.slice(at * 10, at * 10 + 60).join(" "));
  const lesson = {
    ...{ id: "l1", title: "A lesson", slug: null, url: "/course/c1/lesson/l1" },
    text: lines.join("\n\n"),
  };
  const course: LessonCourse = { id: "c1", version: "1", later: new Map(), read: async () => [lesson] };
  const meanings: Meanings = {
    ofQuestion: async () => vector,
    ofTexts: async (texts) => new Map(texts.flatMap((text) => (vector ? [[text, vector]] : []))),
    revision: () => 0,
  };
  const readLessons = makeLessonSearch(meanings);
  const search = async (text: string) => (await readLessons(text, vector, [course])).find();
  await search("how do I price a session");

  expect(await listTooSlow(slowTexts.map(([why, text]) => [why, () => search(text)]))).toEqual([]);
});

test("no answer of a model takes longer to check, in one piece or letter by letter", async () => {
  const passages = [1, 2, 3, 4].map((number) => ({
    ...{ number, title: "The course", url: "/course" },
    text: `The course has twelve lessons and a certificate, step ${number}. `.repeat(30),
  }));
  const check = (answer: string, pieceLength: number) => {
    const reader = readAnswer(passages);
    try {
      for (let at = 0; at < answer.length; at += pieceLength) reader.take(answer.slice(at, at + pieceLength));
      reader.end();
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
    }
  };
  const filledWith = (unit: string) => unit.repeat(maxAnswerCharacters).slice(0, maxAnswerCharacters - 10);
  const answers = [
    ...["course[1]", "course[1,2,3,4] ", "a[1]", "[1]", "[", "1,"].map(filledWith),
    `]x${filledWith("[1]").slice(9)}`,
    `course] ${filledWith(" ").slice(9)}`,
    ...["a", "ä", "a-", "a.", "a@", "/a", "ﷺ", "\u0344\u0316", "one hundred "].map(
      (unit) => `${filledWith(unit)}[1]`,
    ),
  ];
  const works = answers.flatMap((answer) =>
    [maxAnswerCharacters, 1].map(
      (length) =>
        [`${answer.slice(0, 12)} by ${length}`, () => check(answer, length)] as [string, () => void],
    ),
  );

  expect(await listTooSlow(works)).toEqual([]);
});

test("a life at stake is seen wherever it stands in a text made to be slow", () => {
  const phrase = " I want to kill myself ";
  for (const [why, text] of slowTexts) {
    for (const at of [0, text.length / 2, text.length - phrase.length]) {
      const start = Math.floor(at);
      const hiding = `${text.slice(0, start)}${phrase}${text.slice(start + phrase.length)}`;
      expect(safetyTopicIn(hiding), why).toBe("crisis");
    }
  }
});
