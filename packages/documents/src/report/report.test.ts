import { reportDocumentKey } from "@academy/content/mails/document-keys";
import { maxOnDocument, type ReportWords, reportWords } from "@academy/content/mails/document-words";
import { quizPage, resultPage } from "@academy/content/pages/quiz/quiz-page";
import { archetypeKeys, archetypes } from "@academy/quiz/archetypes";
import { inSupport } from "@academy/quiz/in-support";
import { scoreQuiz } from "@academy/quiz/scoring/score";
import { allTexts, roomFor, type TextKind } from "@academy/quiz/texts/all-texts";
import { profiles } from "@academy/quiz/texts/profiles";
import { expect, test } from "vitest";
import { paper } from "../pdf/paper.ts";
import { readPdf, squeeze } from "../testing/read-pdf.ts";
import { renderOnce } from "../testing/render-once.ts";
import { sampleResult } from "../testing/sample-result.ts";
import { type ReportInput, renderReport } from "./index.tsx";

const resultUrl = "https://academy.example.com/test-results?r=Zk3v9QmX2LwYt8RbN5cHdA";
const input: ReportInput = {
  result: sampleResult("teacher"),
  isCareless: false,
  takenAt: new Date("2025-11-15T23:30:00Z"),
  resultUrl,
};
const read = renderOnce(async (report: ReportInput) => readPdf(await renderReport(report)));
const render = (more: Partial<ReportInput> = {}) => read({ ...input, ...more });
const name = "Maria Lindqvist";

test.each(archetypeKeys)("the report of %s says everything, on five whole pages", async (primary) => {
  const result = sampleResult(primary);
  const { pages } = await render({ result, name });

  expect(pages).toHaveLength(5);
  const [cover, first, reminders, second, all] = pages.map(({ letters }) => letters);
  const { title, subtitle } = archetypes[primary];
  const profile = profiles[primary];
  for (const words of [title, subtitle, name, resultPage.badge, "November 15, 2025"])
    expect(cover).toContain(squeeze(words));
  for (const words of [title, profile.description, ...profile.gifts, ...profile.businessModels]) {
    expect(first).toContain(squeeze(words));
  }
  for (const words of [profile.development, profile.shadow, ...profile.realWorldExamples.split(", ")]) {
    expect(reminders).toContain(squeeze(words));
  }
  const { archetype } = result.secondary;
  const { gifts, businessModels } = profiles[archetype];
  const { title: secondTitle, essence } = archetypes[archetype];
  for (const words of ["73% Strength", secondTitle, essence, inSupport[archetype], ...gifts.slice(0, 3)]) {
    expect(second).toContain(squeeze(words));
  }
  for (const words of businessModels.slice(0, 3)) expect(second).toContain(squeeze(words));
  for (const words of [...gifts.slice(3), ...businessModels.slice(3)])
    expect(second).not.toContain(squeeze(words));
  for (const key of archetypeKeys) expect(all).toContain(squeeze(archetypes[key].title));
  for (const words of ["16.4", "11.3", "4.0", resultUrl, quizPage.disclaimer])
    expect(all).toContain(squeeze(words));
});

test.each(archetypeKeys)(
  "nothing in the report of %s runs off its page or into the foot",
  async (primary) => {
    const { pages } = await render({ result: sampleResult(primary), name });

    for (const { width, height, lines } of pages) {
      expect([Math.round(width), Math.round(height)]).toEqual([
        Math.round(paper.width),
        Math.round(paper.height),
      ]);
      for (const { text, x, y } of lines) {
        const isFoot = y > paper.height - 52;
        expect(x, text).toBeGreaterThanOrEqual(61);
        expect(x, text).toBeLessThan(paper.width - 55);
        expect(y, text).toBeGreaterThan(40);
        if (isFoot) expect(text).toMatch(/^(\d|Lightworker Academy)$/);
        else expect(y, text).toBeLessThan(paper.height - 64);
      }
    }
    // In one piece, or it would reach into the drawing above.
    expect(pages[0]?.lines.map(({ text }) => text)).toContain(archetypes[primary].title);
  },
);

test("the title, the language and the links are those of the report", async () => {
  const { source } = await render();

  expect(source).toMatch(/^%PDF-/);
  expect(source).toContain("(The Sacred Teacher: your archetype report)");
  expect(source).toContain("(Lightworker Academy)");
  expect(source).toContain("/Lang (en)");
  expect(source).toContain(`/URI (${resultUrl})`);
  expect(source).toContain("/URI (https://academy.example.com/healers-roadmap?archetype=teacher)");
});

test("a report is small, and the same one comes out the same", async () => {
  const [one, other] = [await renderReport(input), await renderReport(input)];

  expect(one.length).toBeLessThan(250_000);
  expect(readPdf(one).pages).toEqual(readPdf(other).pages);
});

test("the margin is told as it is", async () => {
  const clear = await render();
  const blend = await render({ result: sampleResult("teacher", 16) });
  const careless = await render({ isCareless: true });

  expect(clear.pages[1]?.letters).toContain(squeeze("Your answers point clearly to the Sacred Teacher"));
  expect(blend.pages[1]?.letters).toContain(
    squeeze("You are a blend of the Sacred Teacher and the Divine Mother"),
  );
  expect(careless.pages[1]?.letters).toContain(squeeze("Take this as a first sketch"));
});

test("a result without answers is a report too, and claims nothing", async () => {
  const { pages } = await render({ result: scoreQuiz({ phase1: [], phase2: {}, phase3: {} }) });

  expect(pages[1]?.letters).toContain(squeeze("You answered too little for a profile"));
  expect(pages[3]?.letters).toContain(squeeze("0% Strength"));
});

test.each([
  ["Latin", "Zoë Nguyễn Thị Hạnh"],
  ["Cyrillic", "Анна Каренина"],
  ["Japanese", "山田 花子"],
  ["mixed", "Maria 山田"],
  ["marked-up", "=7*7<b>Ann</b><script>"],
])("a %s name stands on the cover", async (_script, name) => {
  const { pages } = await render({ name });

  expect(pages[0]?.letters).toContain(squeeze(name));
});

test("an Arabic name is there with every letter", async () => {
  const { pages } = await render({ name: "نور الهدى" });

  for (const letter of "نور الهدى") expect(pages[0]?.letters).toContain(squeeze(letter));
  expect(pages[0]?.letters).not.toContain(squeeze("\ufffd"));
});

test("emoji are left out of a name, and a name no font can print is left out whole", async () => {
  const [withEmoji, onlyEmoji, ancient, without] = await Promise.all(
    ["Ann 🌿", "🌿✨", "𓀀𓀁", undefined].map((name) => render(name ? { name } : {})),
  );

  expect(withEmoji?.pages[0]?.letters).toContain(squeeze("Ann November"));
  expect(onlyEmoji?.pages[0]?.letters).toBe(without?.pages[0]?.letters);
  expect(ancient?.pages[0]?.letters).toBe(without?.pages[0]?.letters);
});

test.each([
  ["one word of 160 letters", "Wolfeschlegelstein".repeat(9).slice(0, 160)],
  ["160 Japanese letters", "山田花子".repeat(40)],
  ["160 letters in words", "Anna-Maria Josefina ".repeat(8).trim()],
])("%s take two lines, and nothing is pushed off its place", async (_what, name) => {
  const usual = (await render({ name: "Ann" })).pages[0];
  const cover = (await render({ name })).pages[0];

  const rows = new Set(
    cover?.lines
      .filter(({ text, y }) => y > paper.height - 107 && !text.startsWith("November"))
      .map(({ y }) => Math.round(y)),
  );
  expect(rows.size).toBe(2);
  const titleAt = (page: typeof cover) =>
    page?.lines.find(({ text }) => text === "The Sacred Teacher")?.y ?? 0;
  expect(Math.abs(titleAt(cover) - titleAt(usual))).toBeLessThan(15);
});

test("a result of another version is told in its words, on five pages as long as they keep to their room", async () => {
  const ofRoom = (kind: TextKind) => "words ".repeat(Math.floor(roomFor[kind] / 6)).trim();
  const own = allTexts.filter(({ place }) => place === "teacher" || place === "mother");
  const texts = Object.fromEntries(
    own.map(({ id, kind }) => [id, `${id} ${ofRoom(kind)}`.slice(0, roomFor[kind])]),
  );
  const { pages } = await render({ texts });

  expect(pages).toHaveLength(5);
  const letters = pages.map((page) => page.letters).join("");
  for (const part of ["description", "gift-4", "model-5", "shadow", "development"]) {
    expect(letters).toContain(squeeze(`teacher-${part} words`));
  }
  const { archetype } = input.result.secondary;
  expect(archetype).toBe("mother");
  for (const part of ["support", "gift-3", "model-3"]) {
    expect(letters).toContain(squeeze(`${archetype}-${part} words`));
  }
});

test("the owner's words stand on it, and the longest run off no page", async () => {
  const longest = maxOnDocument[reportDocumentKey] ?? 0;
  const words = Object.fromEntries(
    Object.entries(reportWords).map(([key, text]) => [
      key,
      `${text} ${"and words ".repeat(9)}`.slice(0, longest).trim(),
    ]),
  ) as ReportWords;
  const { pages, source } = await render({ words, name });

  expect(pages).toHaveLength(5);
  expect(source).toContain("(The Sacred Teacher: your archetype report an");
  const [, , reminders, second, all] = pages.map(({ letters }) => letters);
  expect(reminders).toContain(squeeze("TO KEEP IN MIND AND WORDS"));
  expect(second).toContain(squeeze("73% Strength and words"));
  expect(all).toContain(squeeze(`Your result stays at ${resultUrl} and words`));
  for (const { lines } of pages) {
    for (const { text, x, y } of lines) {
      expect(x, text).toBeLessThan(paper.width - 55);
      if (!/^(\d|Lightworker Academy)$/.test(text)) expect(y, text).toBeLessThan(paper.height - 52);
    }
  }
});
