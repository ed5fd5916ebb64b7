import { expect, test } from "vitest";
import { answerQuestion } from "../../answer-question.ts";
import { makeKnowledgeBase, type TaughtPassage } from "../../knowledge-base.ts";
import { embedAll } from "../meaning/embed-all.ts";

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

test("what the owner taught once is found in at least eight of ten other wordings, and nothing else is", async () => {
  const passages = wordings.map(([passage]) => passage);
  const texts = [
    ...passages.map(({ asks }) => asks),
    ...wordings.flatMap(([, others]) => others),
    ...elsewhere,
  ];
  const vectorOf = await embedAll(texts);
  const base = makeKnowledgeBase(
    passages,
    new Map(
      texts.flatMap((text) => {
        const vector = vectorOf(text);
        return vector ? [[text, vector]] : [];
      }),
    ),
  );
  const answeredFrom = async (message: string) =>
    (await answerQuestion({ message, vector: vectorOf(message), lessons: async () => undefined }, base))
      .passageIds[0];

  for (const [{ id }, others] of wordings) {
    const found = await Promise.all(others.map(answeredFrom));
    const missed = others.filter((_, index) => found[index] !== id);
    expect(missed.length, `${id} missed: ${missed.join(" | ")}`).toBeLessThanOrEqual(2);
  }
  for (const question of elsewhere)
    expect((await answeredFrom(question)) ?? "", question).not.toMatch(/^taught-/);
});
