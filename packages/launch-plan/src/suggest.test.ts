import { expect, test } from "vitest";
import { isFilledIn } from "./plan.ts";
import { type KnownAnswers, type Suggestions, suggestThings } from "./suggest.ts";
import { aPlan } from "./testing/a-plan.ts";

const eleven = (text: string) => Array.from({ length: 11 }, () => text);
const suggestions: Suggestions = {
  things: {
    found: eleven("Run your channel: {channel}"),
    invite: eleven("Invite three people to {door}"),
    house: eleven("Order the second set of sheets"),
  },
  names: { door: "your smaller door", offer: "your signature offer" },
  onItsDay: "{channel}, on {day}",
};
const nothing: KnownAnswers = { channel: null, channelDay: null, door: null, offer: null };

function suggest(answers: Partial<KnownAnswers>, archetypeThings: string[] = []) {
  let count = 0;
  return suggestThings({
    plan: aPlan(),
    suggestions,
    answers: { ...nothing, ...answers },
    archetypeThings,
    newId: () => String(count++),
  });
}

test("every box outside the empty weeks gets a suggestion", () => {
  const things = suggest({});
  expect(isFilledIn(aPlan({ things }))).toBe(true);
  expect(things.some(({ week }) => week === 6 || week === 9)).toBe(false);
});

test("what the workbooks say stands in the boxes", () => {
  const [found, invite] = suggest({
    channel: "cards at the clinic.",
    channelDay: "Tuesday",
    door: "The Half Hour",
  });
  expect(found?.text).toBe("Run your channel: cards at the clinic, on Tuesday");
  expect(invite?.text).toBe("Invite three people to The Half Hour");
  expect(suggest({})[0]?.text).toBe("Run your channel");
});

test("three of the eleven suit the archetype", () => {
  const found = suggest({}, ["One", "Two", "Three"]).filter(({ column }) => column === "found");
  expect(found.map(({ text }) => text).filter((text) => text !== "Run your channel")).toEqual([
    "One",
    "Two",
    "Three",
  ]);
  expect(found.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13]);
});

test("a long answer is cut between two words, and its second line left out", () => {
  const door = `${"a quiet half hour ".repeat(6)}\nand more`;
  const text = suggest({ door }).find(({ column }) => column === "invite")?.text ?? "";
  expect(text).toMatch(/^Invite three people to a quiet half hour a quiet .*\S…$/);
  expect(text.length).toBeLessThan(90);
  expect(suggest({ door: "$& and $1" }).find(({ column }) => column === "invite")?.text).toBe(
    "Invite three people to $& and $1",
  );
});
