import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerQuestion } from "../../answer-question.ts";
import type { TaughtPassage } from "../../find-taught.ts";
import { makeKnowledgeBase, textsToRead } from "../../knowledge-base.ts";
import { embedAll } from "../meaning/embed-all.ts";
import { readQuestions } from "../practice/read-questions.ts";

const taught = (id: string, asks: string): TaughtPassage => ({
  ...{ id: `taught-${id}`, title: "From the academy itself", url: "/contact", text: `About ${id}.` },
  ...{ asks, alsoAskedAs: [], followUp: null, isExact: true },
});

/** One question that the owner answered, and ten ways in which others ask it. */
const wordings: [TaughtPassage, string[]][] = [
  [
    taught("pets", "Are pets allowed at the retreat?"),
    [
      "May I take my puppy along?",
      "can i bring my dog to the retreat",
      "do you allow animals at the retreat",
      "is it ok if my cat comes with me",
      "my dog goes everywhere with me, could she come to the retreat too?",
      "are dogs welcome?",
      "retreat with a dog possible?",
      "what about my dog, can he stay with me during the retreat",
      "would my little terrier be a problem at your retreat",
      "are animals permitted",
    ],
  ],
  [
    taught("parking", "Is there parking at the studio?"),
    [
      "where can i park",
      "do you have a parking lot",
      "can I leave my car near the studio",
      "is there a place for my car when I come to you?",
      "how is the parking situation",
      "any free parking around your place?",
      "coming by car, where do i leave it",
      "is parking available",
      "do i find a parking space at the studio",
      "parking at the studio??",
    ],
  ],
  [
    taught("vegan", "Is the food at the retreat vegetarian?"),
    [
      "do you serve vegan food",
      "im vegetarian, will there be something for me to eat at the retreat",
      "is there meat in the meals",
      "what kind of food is served at the retreat",
      "are the meals meat free",
      "can vegetarians eat there",
      "I don't eat meat, is that a problem at the retreat?",
      "is the retreat food vegan or vegetarian",
      "do you cook vegetarian",
      "will the food be plant based",
    ],
  ],
];

const elsewhere = [
  "What does the Blueprint cost?",
  "how do i reset my password",
  "can I get my money back",
  "what is the capital of Australia",
  "is the quiz free",
  "do I get a certificate",
  "which archetype am I",
  "how long do I have access",
];

/** A teacher's answers, together as they would be, and ten wordings of each by somebody who had not seen what Sage looks at. */
const ofOthers = [
  ...Map.groupBy(
    readFileSync(join(import.meta.dirname, "taught.tsv"), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split("\t") as [string, string]),
    ([question]) => question,
  ),
].map(([question, rows], index): [TaughtPassage, string[]] => [
  taught(String(index), question),
  rows.map(([, wording]) => wording),
]);

/** From which passage each question is answered where these were taught. */
async function answeredFrom(passages: readonly TaughtPassage[], questions: readonly string[]) {
  const texts = [...textsToRead(passages), ...questions];
  const vectorOf = await embedAll(texts);
  const known = texts.flatMap((text) => {
    const vector = vectorOf(text);
    return vector ? [[text, vector] as const] : [];
  });
  const base = makeKnowledgeBase(passages, new Map(known));
  return Promise.all(
    questions.map(async (message) => {
      const question = { message, vector: vectorOf(message), lessons: async () => undefined };
      return (await answerQuestion(question, base)).passageIds[0] ?? "";
    }),
  );
}

async function countFound(asked: readonly [TaughtPassage, string[]][]): Promise<number[]> {
  const found = await answeredFrom(
    asked.map(([passage]) => passage),
    asked.flatMap(([, wordings]) => wordings),
  );
  return asked.map(
    ([{ id }], index) => found.slice(10 * index, 10 * index + 10).filter((each) => each === id).length,
  );
}

test("what the owner taught once is found in other wordings, and nothing else is", async () => {
  const first = await countFound(wordings);
  expect(Math.min(...first), first.join()).toBeGreaterThanOrEqual(8);
  const counts = await countFound(ofOthers);
  process.stdout.write(`Taught once, found of ten other wordings: ${counts.join(", ")}\n`);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(89);
  expect(Math.min(...counts), counts.join()).toBeGreaterThanOrEqual(8);

  const passages = [...wordings, ...ofOthers].map(([passage]) => passage);
  for (const from of await answeredFrom(passages, elsewhere)) expect(from).not.toMatch(/^taught-/);
  const exam = readQuestions(join(import.meta.dirname, "questions.tsv")).map(({ question }) => question);
  const caught = (await answeredFrom(passages, exam)).filter((id) => id.startsWith("taught-"));
  expect(caught.length, "of questions about other things").toBeLessThanOrEqual(exam.length / 50);
}, 300_000);
