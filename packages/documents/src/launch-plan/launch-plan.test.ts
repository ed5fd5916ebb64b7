import { planSuggestions } from "@academy/content/courses/healers-business-blueprint/plan-suggestions";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import { suggestThings } from "@academy/launch-plan/suggest";
import { expect, test } from "vitest";
import { paper } from "../pdf/paper.ts";
import { openPdf, readPdf, squeeze, streamOf } from "../testing/read-pdf.ts";
import { processorMs, worstWords, worstWordsMs } from "../testing/worst-words.ts";
import { type PlanInput, renderPlan } from "./index.tsx";
import { margins } from "./sheet.ts";

let count = 0;
const plan: LaunchPlan = {
  startsOn: "2026-11-16",
  emptyWeeks: [6, 9],
  deeds: "Hold the tea twice.",
  witness: "Marit, by phone",
  things: suggestThings({
    plan: { startsOn: "2026-11-16", emptyWeeks: [6, 9] },
    suggestions: planSuggestions,
    answers: {
      channel: "Cards at the clinic",
      channelDay: "Tuesday",
      door: "The February tea",
      offer: null,
      firstPerson: null,
      secondPerson: null,
      thirdPerson: null,
      firstInvited: null,
      secondInvited: null,
      thirdInvited: null,
      firstSent: null,
    },
    channel: undefined,
    pointWeeks: {},
    archetypeThings: [],
    newId: () => String(count++),
  }),
  fridays: { 1: { invited: 3, answered: 2, came: 0, line: "Rain" } },
  drawer: [{ id: "i", text: "A podcast", cameOn: "2026-11-20", verdict: null }],
};
const input: PlanInput = {
  plan,
  name: "Ann Example",
  courseTitle: "Healer’s Business Blueprint",
  archetype: "alchemist",
  dayNinety: null,
  headline: { sentence: "I wash the feet of night nurses.", offers: ["The Tea, $240", "One Cup, $25"] },
};
const read = async (more: Partial<PlanInput> = {}) => readPdf(await renderPlan({ ...input, ...more })).pages;

test("the thirteen weeks are one page, with a page for Fridays and the drawer behind it", async () => {
  const pages = await read();

  expect(pages).toHaveLength(2);
  const [weeks, notes] = pages.map(({ letters }) => letters);
  for (const words of [
    "Ann Example, November 16, 2026 to February 13, 2027",
    "I wash the feet of night nurses.",
    "The Tea, $240 · One Cup, $25",
    "Run your channel for the first time: Cards at the clinic, on Tuesday",
    "Invite three people by name to The February tea",
    "Left empty, on purpose",
    "Nov 16",
    "Feb 8",
  ]) {
    expect(weeks).toContain(squeeze(words));
  }
  for (const words of ["Hold the tea twice.", "Marit, by phone", "Rain", "A podcast"]) {
    expect(notes).toContain(squeeze(words));
  }
});

/** What is drawn on each page and written there, as operators of the file. */
async function contentOf(more: Partial<PlanInput> = {}): Promise<string[]> {
  const { objects, at } = openPdf(await renderPlan({ ...input, ...more }));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.map((body) => streamOf(at(body.match(/\/Contents (\d+) 0 R/)?.[1])));
}

test("the first page carries the drawing of its own archetype", async () => {
  const curvesOf = async (archetype: PlanInput["archetype"]) =>
    ((await contentOf({ archetype }))[0] ?? "").split("\n").filter((row) => row.endsWith(" c"));
  const [own, other] = [await curvesOf("alchemist"), new Set(await curvesOf("mother"))];
  expect(own.filter((curve) => !other.has(curve)).length).toBeGreaterThan(20);
});

test("nothing on it is smaller than eleven points, and few words are set larger", async () => {
  const sizesOf = async (more: Partial<PlanInput> = {}) =>
    (await contentOf(more)).map((content) =>
      [...content.matchAll(/ ([\d.]+) Tf/g)].map(([, size]) => Number(size)),
    );
  const [full = [], notes = []] = await sizesOf();
  expect(Math.min(...full, ...notes)).toBeGreaterThanOrEqual(11);
  const things = plan.things.map((thing) => ({ ...thing, text: "Call Marit" }));
  const [roomy = []] = await sizesOf({ plan: { ...plan, things } });
  expect(Math.min(...roomy)).toBeGreaterThanOrEqual(11);
  const [ofThings = 0] =
    [...Map.groupBy(roomy, (size) => size)].find(([, their]) => their.length >= things.length) ?? [];
  expect(ofThings).toBeGreaterThan(12);
});

test("the days that matter stand behind it, those of a channel that runs every week apart", async () => {
  const points = {
    door: { on: "2026-12-12", inviteBy: "2026-11-21" },
    offer: { on: null, inviteBy: null },
    doorAgain: { on: null, inviteBy: null },
  };
  const channel = { name: "a letter", small: "", rhythm: { every: "month", weekday: 1, which: 1 } as const };
  const monthly = (await read({ plan: { ...plan, points, channel } }))[1]?.letters;
  for (const words of [
    "Dec 7 Your channel",
    "Dec 12 The smaller door",
    "Nov 21 Invitations go out by today",
  ]) {
    expect(monthly).toContain(squeeze(words));
  }
  const weekly = { ...channel, rhythm: { every: "week", weekday: 1 } as const };
  const notes = (await read({ plan: { ...plan, points, channel: weekly } }))[1]?.letters;
  expect(notes).not.toContain(squeeze("Your channel"));
});

test("what was counted and said on day ninety stands on a page of its own, each answer below what was asked", async () => {
  const dayNinety = {
    title: "Day ninety",
    answers: [
      {
        asked: "The count.",
        columns: ["In ninety days", "How many"],
        rows: [
          ["Things checked, of thirty-three", "26"],
          ["People who came", ""],
        ],
      },
      { asked: "Where had each heard of me?", rows: [["From the midwife 🌿.\n“My feet were cold.”"]] },
      {
        asked: "One of each",
        columns: ["Next time I", "What", "Because"],
        rows: [["stop", "the flyers ".repeat(12).trim(), "nobody has ever mentioned one"]],
      },
    ],
  };
  const pages = await read({ dayNinety });
  expect(pages).toHaveLength(3);
  const { letters = "", lines = [] } = pages[2] ?? {};
  for (const words of ["Day ninety", "People who came", "From the midwife", "“My feet were cold.”"]) {
    expect(letters).toContain(squeeze(words));
  }
  expect(letters).toContain(squeeze("Things checked, of thirty-three 26"));
  expect(letters.indexOf(squeeze("Where had"))).toBeLessThan(letters.indexOf(squeeze("From the midwife")));
  for (const { text, x, y } of lines) {
    expect(x, text).toBeGreaterThanOrEqual(margins.side - 1);
    expect(x, text).toBeLessThan(paper.width - margins.side);
    expect(y, text).toBeLessThan(paper.height - 20);
  }
  const long = { asked: "Who came?", rows: [["word ".repeat(1500).trim()]] };
  const over = await read({ dayNinety: { title: "Day ninety", answers: [long] } });
  expect(over.length).toBeGreaterThan(3);
  expect(
    over
      .slice(2)
      .map((page) => page.letters)
      .join("")
      .match(/word/g),
  ).toHaveLength(1500);
});

test("a long sentence is set smaller, and leaves the weeks their one page", async () => {
  const sentence = `I lay a decision out on a table for people who have been over it too often, and nobody tells them what to do.`;
  const [weeks, notes] = await read({ headline: { ...input.headline, sentence } });
  expect(weeks?.letters).toContain(squeeze(sentence));
  expect(weeks?.letters).toContain(squeeze("Feb 8"));
  expect(notes?.letters).toContain(squeeze("Hold the tea twice."));
});

test("the longest things still all stand on paper", async () => {
  const things = plan.things.map((thing) => ({ ...thing, text: `${"ж".repeat(9)} `.repeat(20).trim() }));
  const pages = await read({ plan: { ...plan, things } });
  const letters = pages.map((page) => page.letters).join("");
  expect(letters.match(/ж/g)).toHaveLength(33 * 180);
});

test("letters of other scripts are printed, emoji left out", async () => {
  const [first] = await read({
    plan: { ...plan, things: plan.things.map((thing) => ({ ...thing, text: "Позвонить Ольге 🌿" })) },
  });
  expect(first?.letters).toContain("ПозвонитьОльге");
});

test.each(worstWords)("ten thousand characters are set in a few seconds: %s", async (_, words) => {
  const dayNinety = { title: "Day ninety", answers: [{ asked: "What worked?", rows: [[words]] }] };
  expect(await processorMs(() => renderPlan({ ...input, dayNinety }))).toBeLessThan(worstWordsMs);
});
