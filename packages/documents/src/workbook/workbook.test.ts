import { starterCourses } from "@academy/content/courses/starter-courses";
import { expect, test } from "vitest";
import { paper } from "../pdf/paper.ts";
import { readPdf, squeeze } from "../testing/read-pdf.ts";
import { renderOnce } from "../testing/render-once.ts";
import { sampleWorkbook } from "../testing/sample-workbook.ts";
import type { WorkbookInput } from "./cover.tsx";
import { renderWorkbook } from "./index.tsx";

type Part = WorkbookInput["words"]["parts"][number];
const books: WorkbookInput[] = [
  sampleWorkbook,
  ...starterCourses.flatMap(({ title, archetype, workbooks }) =>
    workbooks.map((words) => ({ words, courseTitle: title, archetype })),
  ),
];
const named = books.map((book) => [book.words.title, book] as const);
const withParts = (...parts: Part[]): WorkbookInput => ({
  ...sampleWorkbook,
  words: { ...sampleWorkbook.words, parts },
});
const read = renderOnce(async (book: WorkbookInput) => readPdf(await renderWorkbook(book)).pages);
const lettersOf = (pages: { letters: string }[]) => pages.map(({ letters }) => letters).join("");

function wordsOf({ title, lead: shown = "", paper: printed, items }: Part): string[] {
  const lead = printed ?? shown;
  // What is for a screen alone is none of it.
  const said = items.flatMap((item) => {
    if (item.paper === "") return [];
    const text = item.paper ?? item.text ?? "";
    if (item.kind === "checklist") return [text, ...item.items];
    if (item.kind === "table") return [text, ...item.columns, ...(item.firstColumn ?? [])];
    return [text];
  });
  return [title, lead, ...said].filter((words) => words !== "");
}

test.each(named)(
  "%s says everything that it has to, each part from a page of its own",
  async (_title, book) => {
    const pages = await read(book);
    const { title, subtitle, parts } = book.words;

    const [cover, ...others] = pages;
    for (const words of [title, subtitle, book.courseTitle.toUpperCase(), "Lightworker Academy"]) {
      expect(cover?.letters).toContain(squeeze(words));
    }
    const starts = parts.map((part, index) =>
      others.findIndex(({ letters }) => letters.startsWith(squeeze(`PART ${index + 1}${part.title}`))),
    );
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    for (const [index, part] of parts.entries()) {
      const printed = lettersOf(others.slice(starts[index], starts[index + 1]));
      for (const words of wordsOf(part)) expect(printed).toContain(squeeze(words));
    }
  },
);

test.each(named)("nothing in %s runs off its page or into the foot", async (_title, book) => {
  const [cover, ...pages] = await read(book);

  for (const { width, height } of [cover, ...pages].filter((page) => page !== undefined)) {
    expect([Math.round(width), Math.round(height)]).toEqual([
      Math.round(paper.width),
      Math.round(paper.height),
    ]);
  }
  for (const [index, { lines }] of pages.entries()) {
    const foot = lines.filter(({ y }) => y > paper.height - 72).map(({ text }) => text);
    expect(foot).toEqual([`${index + 2}`, book.words.title, "Lightworker Academy"]);
    for (const { text, x, y } of lines) {
      expect(x, text).toBeGreaterThanOrEqual(63);
      expect(y, text).toBeGreaterThan(60);
    }
    // A page has something to say: no heading stands alone, and nothing spills onto an empty one.
    expect(lines.length - foot.length).toBeGreaterThan(1);
  }
});

test("the title, the language and the parts are there for whoever reads it on a screen", async () => {
  const { source } = readPdf(await renderWorkbook(sampleWorkbook));

  expect(source).toContain("(The Sample Book)");
  expect(source).toContain("/Lang (en)");
  expect(source).toContain("(What you bring along)");
});

test("the same words come out as the same file, and a small one", async () => {
  const [one, other] = [await renderWorkbook(sampleWorkbook), await renderWorkbook(sampleWorkbook)];

  expect(one.length).toBeLessThan(150_000);
  expect(readPdf(one).pages).toEqual(readPdf(other).pages);
});

test("what is longer than a page goes on overleaf, and comes to an end", async () => {
  const many = Array.from({ length: 60 }, (_, index) => `The ${index + 1}th`);
  const long = "A sentence that is said over and over again. ".repeat(160).trim();
  const pages = await read(
    withParts({
      title: "Very much of everything",
      items: [
        { id: "all.text", kind: "question", text: "Everything?", lines: 90 },
        { id: "all.boxes", kind: "checklist", text: "All of them:", items: many, keys: many },
        {
          id: "all.rows",
          kind: "table",
          text: "And again.",
          columns: ["Which", "Why"],
          firstColumn: many,
          rows: 60,
          keys: { columns: ["which", "why"], rows: many },
        },
        { id: "all.read", kind: "text", text: long },
      ],
    }),
  );

  expect(pages.length).toBeGreaterThan(8);
  expect(pages.length).toBeLessThan(20);
  const printed = lettersOf(pages);
  for (const words of ["Everything?", "All of them:", "And again."]) {
    expect(printed.split(squeeze(words)).length - 1, words).toBe(1);
  }
  for (const words of many) expect(printed.split(squeeze(words)).length - 1, words).toBeGreaterThanOrEqual(2);
  expect(printed.split(squeeze("A sentence that is said over and over again.")).length - 1).toBeGreaterThan(
    150,
  );
  // Its columns are named again on every page that it goes on to.
  expect(pages.filter(({ letters }) => letters.includes("WhichWhy")).length).toBeGreaterThan(1);
  for (const { lines } of pages.slice(1)) {
    expect(lines.filter(({ y }) => y > paper.height - 72)).toHaveLength(3);
  }
});

test.each([
  ["Japanese", "あなたの贈り物は何ですか"],
  ["Cyrillic", "Что ты умеешь?"],
  ["a word without an end", "Rindfleischetikettierungs".repeat(12)],
])("an owner may write %s", async (_what, words) => {
  const pages = await read(
    withParts({
      title: words.slice(0, 40),
      items: [{ id: "one.question", kind: "question", text: words, lines: 3 }],
    }),
  );

  expect(lettersOf(pages)).toContain(squeeze(words));
  expect(lettersOf(pages)).not.toContain("\ufffd");
});

test("emoji are left out, an empty part stays a page, and a book without parts is a cover", async () => {
  const [cover, page] = await read(withParts({ title: "Rest 🌿", items: [] }));

  expect(page?.letters).toContain(squeeze("PART 1Rest"));
  expect(cover?.letters).toContain(squeeze("The Sample Book"));
  expect(await read(withParts())).toHaveLength(1);
});

test("what somebody wrote is printed where it belongs, however long and in whatever script", async () => {
  const long = Array.from({ length: 120 }, (_, line) => `sentence${line} 🌿 with a few words after it`).join(
    "\n",
  );
  const fields = {
    "bring.thanks": long,
    "bring.before/aloud": "yes",
    "bring.people/first.said": "あなたの贈り物",
    "bring.people/second.came-for": "Ноги ".repeat(300).trim(),
    "leave.list/1.no-longer": "advice at midnight",
    "leave.closed/closed.words": "the windowsill",
  };
  const written = { name: "Ann Example", fields };
  const pages = await read({ ...sampleWorkbook, written });
  const empty = await read(sampleWorkbook);

  const printed = lettersOf(pages);
  for (const words of [
    "Ann Example",
    "sentence0",
    "sentence119",
    "あなたの贈り物",
    "advice at midnight",
    "the windowsill",
  ]) {
    expect(printed, words).toContain(squeeze(words));
  }
  expect(printed.split("Ноги").length - 1).toBe(300);
  expect(printed).not.toContain("\ufffd");
  expect(pages.length).toBeGreaterThan(empty.length);
  // What is asked stands once, with the first of what was answered.
  const asked = squeeze("What do people thank you for?");
  expect(printed.split(asked)).toHaveLength(2);
  expect(printed.indexOf("sentence0")).toBe(printed.indexOf(asked) + asked.length);
});
