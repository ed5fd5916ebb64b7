import { expect, test } from "vitest";
import { isFilledIn } from "./plan.ts";
import { type KnownAnswers, type Suggestions, suggestThings } from "./suggest.ts";
import { aPlan } from "./testing/a-plan.ts";

const eleven = (text: string) => Array.from({ length: 11 }, () => text);
const suggestions: Suggestions = {
  things: {
    found: eleven("Run your channel: {channel}"),
    invite: eleven("Invite three people to {door}").map((say) => ({ say })),
    house: eleven("Order the second set of sheets"),
  },
  seldom: { runs: eleven("Run it: {channel}"), between: eleven("Say hello") },
  spare: ["Thank somebody"],
  names: { door: "your smaller door", offer: "your signature offer" },
  onItsDay: "{channel}, on {day}",
};
const nothing: KnownAnswers = {
  channel: null,
  channelDay: null,
  door: null,
  offer: null,
  firstPerson: null,
  secondPerson: null,
  thirdPerson: null,
  firstInvited: null,
  secondInvited: null,
  thirdInvited: null,
  firstSent: null,
};
type SuggestOptions = Partial<Parameters<typeof suggestThings>[0]>;

function suggest(answers: Partial<KnownAnswers>, archetypeThings: string[] = [], given: SuggestOptions = {}) {
  let count = 0;
  return suggestThings({
    plan: aPlan(),
    suggestions,
    answers: { ...nothing, ...answers },
    channel: undefined,
    pointWeeks: {},
    archetypeThings,
    ...given,
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

const invited = (things: ReturnType<typeof suggest>) =>
  things.filter(({ column }) => column === "invite").map(({ week, text }) => [week, text]);

test("a channel that runs once a month is planned for the weeks in which it runs", () => {
  const channel = { name: "a letter", small: "", rhythm: { every: "month", weekday: 4, which: 1 } as const };
  const found = suggest({ channel: "a letter", channelDay: "first Thursday" }, ["One"], { channel })
    .filter(({ column }) => column === "found")
    .map(({ week, text }) => [week, text]);
  // December 3, January 7 and February 4.
  expect(found.filter(([, text]) => text === "Run it: a letter").map(([week]) => week)).toEqual([3, 8, 12]);
  expect(found.filter(([, text]) => text === "Say hello")).toHaveLength(7);
  expect(found).toContainEqual([2, "One"]);
});

test("fixed points stand in their weeks, and what follows from them comes later", () => {
  const things = {
    ...suggestions.things,
    invite: [
      { say: "Ask" },
      { say: "Hold the door", at: "door" },
      { say: "Invite whoever came", after: "door" },
      { say: "Begin the offer", at: "offer" },
      ...eleven("Write").map((say) => ({ say })),
    ] as const,
  };
  const all = invited(
    suggest({}, [], { suggestions: { ...suggestions, things }, pointWeeks: { door: 7, offer: 4 } }),
  );
  expect(all.slice(0, 7)).toEqual([
    [1, "Ask"],
    [2, "Write"],
    [3, "Write"],
    [4, "Begin the offer"],
    [5, "Write"],
    [7, "Hold the door"],
    [8, "Invite whoever came"],
  ]);
  const both = invited(
    suggest({}, [], {
      suggestions: { ...suggestions, things: { ...things, invite: things.invite.slice(0, 12) } },
      pointWeeks: { door: 4, offer: 4 },
    }),
  );
  expect(both.filter(([week]) => week === 4)).toEqual([
    [4, "Hold the door"],
    [4, "Begin the offer"],
  ]);
  expect(new Set(both.map(([week]) => week)).size, "no week without").toBe(11);
});

test("people are called by the names that are known", () => {
  const things = {
    ...suggestions.things,
    invite: [{ say: ["Ask {firstSent} again", "Invite {firstInvited}", "Invite somebody"] }],
  };
  const first = (answers: Partial<KnownAnswers>) =>
    invited(suggest(answers, [], { suggestions: { ...suggestions, things } }))[0]?.[1];
  expect(first({})).toBe("Invite somebody");
  expect(first({ firstInvited: "Tamar" })).toBe("Invite Tamar");
  expect(first({ firstInvited: "Tamar", firstSent: "Tamar" })).toBe("Ask Tamar again");
});
