import { buyingHelp } from "@academy/content/buying-help";
import { formatPrice } from "@academy/content/format-price";
import { helpArticles, safeAnswers } from "@academy/content/help";
import { alumniGroup, blueprintTiers, subscribePackage } from "@academy/content/offers";
import { aboutPage } from "@academy/content/pages/about-page";
import { alumniPage } from "@academy/content/pages/alumni-page";
import { blueprintFaq } from "@academy/content/pages/blueprint/faq";
import * as blueprintPage from "@academy/content/pages/blueprint/page";
import { contactPage } from "@academy/content/pages/contact-page";
import { homePage } from "@academy/content/pages/home-page";
import { privacyPage } from "@academy/content/pages/privacy-page";
import * as quizPage from "@academy/content/pages/quiz/quiz-page";
import { subscribePage } from "@academy/content/pages/subscribe-page";
import { termsPage } from "@academy/content/pages/terms-page";
import { claimIds } from "@academy/content/proof/claim-ids";
import { claims } from "@academy/content/proof/claims";
import { profiles } from "@academy/quiz/texts/profiles";
import { afterAll, expect, test } from "vitest";
import { answerQuestion } from "../answer-question.ts";
import { makeKnowledgeBase } from "../knowledge-base.ts";
import { makeEmbedder } from "../understanding/meaning/embedder.ts";
import { allPassages } from "./all.ts";

const known = makeKnowledgeBase([]);
const embedder = makeEmbedder();
afterAll(() => embedder.close());
const meaningOf = async (message: string) => (await embedder.embed([message]))[0];
const { statTiles } = blueprintPage;
const content = [
  aboutPage,
  alumniPage,
  blueprintFaq,
  blueprintPage,
  contactPage,
  homePage,
  privacyPage,
  quizPage,
  subscribePage,
  termsPage,
  alumniGroup,
  blueprintTiers,
  subscribePackage,
  profiles,
];
const outcome = async (message: string) => {
  const reply = await answerQuestion(
    { message, vector: await meaningOf(message), lessons: async () => undefined },
    known,
  );
  return { ...reply, passageId: reply.passageIds[0] ?? null };
};

test("every passage has words, a place on a page and a way of asking that leads to it", async () => {
  expect(new Set(allPassages.map(({ id }) => id)).size).toBe(allPassages.length);
  for (const { id, title, url, text, asks, followUp } of allPassages) {
    expect([title, text, asks], id).not.toContain("");
    expect(`${title} ${text}`, id).not.toMatch(/undefined|null|\{\w*\}|\s\s|\.\./);
    expect(url, id).toMatch(/^\/[\w-]*(\/[\w-]+)*(#[\w-]+)?$/);
    expect((await outcome(asks)).passageId, asks).toBe(id);
    const next = (await outcome(followUp ?? "")).passageId;
    expect(next, followUp ?? id).not.toBeNull();
    expect(next).not.toBe(id);
  }
});

test("every sum of money in a passage is one that the content asks or states", () => {
  const { statedValues, perDayLabel } = alumniGroup;
  const cents = [
    subscribePackage.priceCents,
    alumniGroup.priceCents,
    ...blueprintTiers.flatMap(({ priceCents, twoPayments }) => [priceCents, twoPayments?.priceCents ?? 0]),
    ...statedValues.map(({ valueCents }) => valueCents),
    statedValues.reduce((sum, { valueCents }) => sum + valueCents, 0),
  ];
  const sums = new Set([
    ...cents.map(formatPrice),
    ...(`${perDayLabel} ${statTiles.tiles[2].value}`.match(money) ?? []),
  ]);

  for (const { id, text } of allPassages) {
    for (const sum of text.match(money) ?? []) expect(sums, `${id}: ${sum}`).toContain(sum);
  }
});

const money = /\$[\d,]+(?:\.\d\d)?/g;

test("each offer's passages name its own prices and its own guarantee", () => {
  const textOf = (id: string) => allPassages.find((passage) => passage.id === id)?.text ?? "";
  const days = (text: string) => [...text.matchAll(/(\d+)[- ]days?/g)].map(([, number]) => Number(number));

  expect(textOf("package-price")).toContain(formatPrice(subscribePackage.priceCents));
  expect(new Set(days(textOf("package-price") + textOf("package-refund")))).toEqual(
    new Set([subscribePackage.moneyBackDays]),
  );
  expect(textOf("alumni-price")).toContain(
    `${formatPrice(alumniGroup.priceCents)} ${alumniGroup.billingLabel}`,
  );
  expect(days(textOf("alumni-price"))).toEqual([alumniGroup.moneyBackDays]);
  for (const [index, id] of ["tier-self-guided", "tier-guided", "tier-deep-dive"].entries()) {
    const tier = blueprintTiers[index];
    expect(textOf(id)).toContain(formatPrice(tier?.priceCents ?? 0));
    expect(textOf(id)).toContain(tier?.twoPayments?.label);
    // No word about the tiers promises money back.
    expect(textOf(id)).not.toMatch(/money.?back|refund|guarantee/i);
  }
});

test.each([
  ["Can I pay the complete academy in two parts?", "package-price"],
  ["can I pay the 997 in two payments", "package-price"],
  ["Can I pay for the alumni group in two parts?", "alumni-price"],
  ["Is there a refund for the Blueprint?", "blueprint-refund"],
  ["Is there a refund for the alumni group?", "alumni-refund"],
  ["I've finished the Blueprint, how do I join the group?", "alumni-who-may-join"],
  ["I did the Blueprint in spring, what does the circle for graduates cost a month?", "alumni-price"],
  ["after the Blueprint, are the live calls recorded?", "alumni-recordings"],
])("no offer is promised what belongs to another: %s", async (question, id) => {
  expect((await outcome(question)).passageId).toBe(id);
});

test.each([
  ["Does my card number end up on your server?", "paying"],
  ["Where can I download the receipt for last month?", "receipts"],
  ["my new credit card arrived, where do i tell you", "receipts"],
  ["I accidentally paid for the same course two times", "payment-trouble"],
  ["I missed a payment, do I lose my progress?", "payment-trouble"],
  ["Can I give the Blueprint to my niece for her birthday?", "gifts"],
  ["I have a coupon, where do I put it?", "codes"],
  ["Do you have a student discount?", "codes"],
  ["I have Self-Guided and would like Guided. What will it cost me?", "move-up"],
  ["If I have the Blueprint, do I pay less for the complete academy?", "package-vs-blueprint"],
  ["I cancelled the alumni group by mistake, can I undo that?", "alumni-cancel"],
  ["Will the price of the membership rise while I am a member?", "alumni-price"],
  ["My invitation to the alumni group no longer works", "alumni-who-may-join"],
  ["Do you warn me before the second payment?", "blueprint-two-payments"],
  ["I got my money back for the academy. When does it close?", "package-refund"],
  ["If I delete my account, am I still charged for the membership?", "delete-account"],
])("what people ask about paying is found: %s", async (question, id) => {
  expect((await outcome(question)).passageId).toBe(id);
});

test.each([
  ["do you offer refunds", "refunds"],
  ["I signed up but have no courses", "no-courses-yet"],
  ["how many seats are left", "seats"],
  ["is it limited", "seats"],
  ["is there a fixed schedule", "schedule"],
  ["what results do people get", "outcome"],
  ["who else has done this", "others"],
  ["do you have it in Spanish", "language"],
  ["is sales tax added", "taxes"],
  ["can I try it first", "free-lesson"],
  ["are there live calls", "live-calls"],
  ["is there a community", "community"],
  ["do the videos have sound", "film-sound"],
  ["how do I cancel", "cancel"],
  ["can you invoice my company", "company"],
  ["do you have a payment plan for the package", "package-price"],
  ["what is your refund policy for the package", "package-refund"],
])("what people ask before they buy is found: %s", async (question, id) => {
  expect((await outcome(question)).passageId).toBe(id);
});

test("how long one has access is said of the Blueprint and of the package, and that the package is paid once", async () => {
  const access = (await outcome("how long do I have access")).text;
  expect(access).toContain("The Blueprint, in each of its tiers, and the complete academy");
  expect((await outcome("do you have a payment plan for the package")).text).toContain("no payment plan");
});

test("a promise names what it is about", () => {
  const textOf = (id: string) => allPassages.find((passage) => passage.id === id)?.text ?? "";

  expect(textOf("package-refund")).toContain("complete academy");
  expect(textOf("package-access")).toContain("complete academy");
  expect(textOf("alumni-refund")).toContain("alumni group");
  expect(textOf("blueprint-refund")).toContain("Blueprint");
  expect(textOf("blueprint-two-payments")).toContain("Blueprint");
});

test("figures with a unit and dates are the pages' own, word for word", () => {
  const figures =
    /\b\d+(?:-\d+)?[- ](?:days?|minutes?|min|hours?|weeks?|months?|years?|payments?|members?)\b|\b\d{1,2} \w+ 20\d\d\b/gi;
  const pages = JSON.stringify(content);
  const own = Object.values({ ...helpArticles, ...buyingHelp, ...safeAnswers })
    .map((each) => (typeof each === "string" ? each : each.text))
    .join(" ");

  for (const { id, text } of allPassages) {
    for (const [figure] of text.matchAll(figures)) expect(pages, `${id}: ${figure}`).toContain(figure);
  }
  // What the helper says in words of its own has figures of the pages only.
  for (const [figure] of own.matchAll(figures)) expect(pages, figure).toContain(figure);
  expect(own).not.toMatch(/\$\d|\d\s?%|\b20\d\d\b/);
});

test("what the helper keeps for so long, the privacy page says", () => {
  expect(allPassages.find(({ id }) => id === "sage-what")?.text).toContain("kept for 30 days");
});

test("nothing is claimed that the owner has to confirm first", () => {
  const said = allPassages.map(({ text }) => text).join("\n");

  for (const id of claimIds.filter((each) => each !== "home-addresses")) {
    for (const words of claims[id].words) expect(said, id).not.toContain(words);
  }
});
