import { expect, test } from "vitest";
import { openFaces } from "./faces.ts";
import type { Stroke } from "./lay-out.ts";
import { layOutPart } from "./lay-out-part.ts";

const part = {
  title: "A part",
  items: [
    { id: "a.report", kind: "question", text: "What?", lines: 3, strikes: true },
    {
      id: "a.week",
      kind: "table",
      columns: ["Day", "Who"],
      firstColumn: ["Monday", "Tuesday"],
      rows: 2,
      keys: { columns: ["day", "who"], rows: ["monday", "tuesday"] },
      strikes: true,
      choices: { who: ["Me", "You"] },
    },
    { id: "a.screen", kind: "text", text: "Counted for you:", paper: "", shows: [] },
  ],
} as const;

async function print(written: Record<string, string>) {
  const faces = await openFaces([part, written]);
  const [page] = layOutPart(faces, part, {
    number: 1,
    hue: "black",
    written: (address) => written[address] ?? "",
  });
  return {
    texts: (page?.layout.texts ?? []).map(({ words }) => words.text),
    strokes: page?.layout.strokes ?? [],
  };
}
const isNew = (stroke: Stroke, before: readonly Stroke[]) =>
  !before.some((each) => JSON.stringify(each) === JSON.stringify(stroke));

test("what is struck out has a line through it, as long as its words", async () => {
  const report = "She sat down. He felt better at once.";
  const struck = { "a.report/struck": "He felt better at once.", "a.week/monday.struck": "yes" };
  const plain = await print({ "a.report": report.replace(". ", ".\n") });
  const { strokes, texts } = await print({ "a.report": report, ...struck });

  const lines = strokes.filter((stroke) => isNew(stroke, plain.strokes));
  expect(lines).toHaveLength(2);
  const [sentence, row] = lines.map(({ from, to }) => to[0] - from[0]);
  expect(sentence).toBeGreaterThan(80);
  expect(sentence).toBeLessThan(row ?? 0);
  expect(texts.join("\n")).toContain("She sat down.\nHe felt better at once.");
});

test("on paper there is something to circle, and nothing that only a screen can do", async () => {
  const { texts } = await print({ "a.week/tuesday.who": "You" });
  expect(texts.filter((text) => text.replace(/\s+/g, "") === "Me·You")).toHaveLength(1);
  expect(texts).toContain("You");
  expect(texts.join()).not.toContain("Counted for you");
});
