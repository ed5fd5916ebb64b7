import { expect, test } from "vitest";
import { crisisPhrases } from "./crisis-phrases.rules.ts";
import { crisisPhrasesIn, safetyTopicIn } from "./safety.rules.ts";

test.each(crisisPhrases.map(([pattern, example], index) => ({ pattern, example, index })))(
  "one line of the crisis phrases recognizes, and is needed for: $example",
  ({ example, index }) => {
    expect(crisisPhrasesIn(example)).toEqual([index]);
    expect(safetyTopicIn(example)).toBe("crisis");
  },
);

test.each([
  ["crisis", "i want to kill myself"],
  ["crisis", "I don’t want to live anymore"],
  ["crisis", "everyone would be better off without me"],
  ["crisis", "I keep cutting myself"],
  ["crisis", "my husband beats me"],
  ["crisis", "I took too many pills"],
  ["crisis", "pienso en el suicidio"],
  ["crisis", "I took 30 paracetamol"],
  ["crisis", "I keep cutting"],
  ["crisis", "I have the pills in my hand"],
  ["crisis", "I can't go on"],
  ["crisis", "I can't go on any more"],
  ["crisis", "nobody would care if I was gone"],
  ["crisis", "I want to disappear"],
  ["crisis", "life has no meaning any more"],
  ["crisis", "life isn't worth living"],
  ["crisis", "I just want it to stop"],
  ["crisis", "I am tired of life"],
  ["crisis", "I am standing on the bridge"],
  ["crisis", "my friend isn't moving"],
  ["crisis", "I don't want to be here any more"],
  ["crisis", "emergency"],
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
])("%s: %s", (topic, message) => {
  expect(safetyTopicIn(message)).toBe(topic);
});

test.each([
  "I'm dying to start",
  "I'm afraid of my husband's reaction when he hears the price",
  "my partner reads everything I write, is that a good idea",
  "if he sees the price he never books, what do I change",
  "I can't go on to the next lesson, the button is grey",
  "I can't go on with module 2, it says locked",
  "my answers could disappear, are they saved?",
  "nobody would care about my offer, how do I find clients?",
  "I want this to stop, you mail me every day",
  "will this take my life to the next level",
  "I don't want to be here forever, how long is it",
  "I want to build a life worth living",
  "I'm tired of my life in the office, is the blueprint for me?",
  "I am standing at the edge of a new career",
  "my friend isn't moving forward with her business",
  "I don't want to live from hand to mouth as a healer",
  "no",
  "not now",
  "never mind",
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
  expect(safetyTopicIn(message)).toBeUndefined();
});
