import { archetypeKeys } from "@academy/quiz/archetypes";
import { cardFormatNames, cardFormats } from "@academy/quiz/card-formats";
import sharp from "sharp";
import { expect, test } from "vitest";
import { renderOnce } from "../testing/render-once.ts";
import { drawResultCard, type ResultCardInput } from "./index.ts";
import { layouts } from "./layouts.ts";

const input: ResultCardInput = {
  format: "square",
  primary: "mystic",
  secondary: { archetype: "artist", margin: "clear" },
};
const drawOnce = renderOnce(drawResultCard);
const draw = (more: Partial<ResultCardInput> = {}) => drawOnce({ ...input, ...more });

test.each(cardFormatNames)("a %s has its size, and not too many bytes for a phone", async (format) => {
  const card = await draw({ format });

  expect(await sharp(card).metadata()).toMatchObject({ format: "png", ...cardFormats[format] });
  expect(card.length).toBeLessThan(450_000);
});

test("each archetype has a card of its own", async () => {
  const cards = await Promise.all(archetypeKeys.map((primary) => draw({ format: "wide", primary })));

  expect(new Set(cards.map((card) => card.toString("base64"))).size).toBe(archetypeKeys.length);
});

test("how near the second comes, an address and a name change the card; without them it is always the same", async () => {
  const cards = await Promise.all([
    draw(),
    draw({ secondary: { archetype: "artist", margin: "blend" } }),
    draw({ name: "Maya" }),
    draw({ address: "academy.example/quiz" }),
    drawResultCard({ format: "square", primary: "mystic" }),
  ]);

  expect(new Set(cards.map((card) => card.toString("base64"))).size).toBe(cards.length);
  expect(await drawResultCard(input)).toEqual(cards[0]);
});

test.each([
  ["long", "Maximiliana-Alexandrina Featherstonehaugh-Wolverhampton", cardFormatNames],
  ["in another script", "نور الهدى", ["wide"]],
  ["in a third one", "山田 花子", ["wide"]],
] as const)("a name that is %s keeps to its place", async (_what, name, formats) => {
  for (const format of formats) {
    const { column, name: line, frame } = layouts[format];
    const [bare, named] = await Promise.all([pixels(format), pixels(format, name)]);
    const { width } = cardFormats[format];
    const changed = [...named.keys()].filter((at) => Math.abs((named[at] ?? 0) - (bare[at] ?? 0)) > 40);
    const columns = changed.map((at) => at % width);
    const rows = changed.map((at) => Math.floor(at / width));

    expect(changed.length).toBeGreaterThan(200);
    expect(Math.min(...columns)).toBeGreaterThan(Math.max(frame + 9, column.center - column.width / 2 - 8));
    expect(Math.max(...columns)).toBeLessThan(column.center + column.width / 2 + 8);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(line.top - 6);
    expect(Math.max(...rows)).toBeLessThan(layouts[format].title.top + 12);
  }
});

const pixels = async (format: ResultCardInput["format"], name?: string) =>
  sharp(await draw({ format, ...(name && { name }) }))
    .greyscale()
    .raw()
    .toBuffer();
