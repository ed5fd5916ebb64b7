import { expect, test } from "vitest";
import { safeIntentOf } from "./safe-intents.rules.ts";

test.each([
  ["crisis", "i want to kill myself"],
  ["crisis", "I don’t want to live anymore"],
  ["crisis", "everyone would be better off without me"],
  ["crisis", "I keep cutting myself"],
  ["crisis", "my husband beats me"],
  ["crisis", "I took too many pills"],
  ["crisis", "pienso en el suicidio"],
  ["medical", "should I stop taking my antidepressants"],
  ["medical", "Can reiki cure cancer?"],
  ["medical", "my chest hurts"],
  ["medical", "is breathwork safe when I am pregnant"],
  ["medical", "which herb helps against high blood pressure"],
  ["medical", "I have been diagnosed with diabetes, what can I do"],
  ["legal", "can I sue my landlord"],
  ["legal", "do I need a licence to practise massage in Florida"],
  ["legal", "should I open an LLC"],
  ["legal", "can you check my contract with a client"],
  ["financial", "should I invest in bitcoin"],
  ["financial", "should I take out a loan for the course"],
  ["financial", "can I deduct it from my taxes"],
  ["financial", "I am in debt"],
])("%s: %s", (intent, message) => {
  expect(safeIntentOf(message)).toBe(intent);
});

test.each([
  "I'm dying to start",
  "this deadline is killing me",
  "how do I end my membership",
  "can I cut myself some slack in week two",
  "tell me about the Medicine Keeper",
  "is the quiz diagnostic?",
  "is this medical advice?",
  "do you give legal advice",
  "is the certificate a licence?",
  "can I get my money back",
  "can I pay in two parts",
  "I can't afford the full amount right now",
  "what do I do with grief in a group of clients",
  "will I earn money with this",
  "what is the shadow of the alchemist",
  "can I share my login with my sister",
  "are there terms and conditions",
  "my laptop died in the middle of the test",
  "do you teach how to set prices",
  "which insurance? no, which tier is right for me",
])("nobody is sent to a professional for: %s", (message) => {
  expect(safeIntentOf(message)).toBeUndefined();
});
