import { archetypeKeys } from "@academy/quiz/archetypes";
import sharp from "sharp";
import { expect, test } from "vitest";
import { renderOnce } from "../testing/render-once.ts";
import { drawLinkPreview } from "./index.ts";

const draw = renderOnce(drawLinkPreview);
const ivory = [250, 245, 234];

test("each archetype has a picture of its own, of the size that previews ask for", async () => {
  const pictures = await Promise.all(archetypeKeys.map((archetype) => draw(archetype)));

  for (const picture of pictures) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
  }
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(archetypeKeys.length);
});

test.each(archetypeKeys)("the words of %s keep clear of the edge and of the drawing", async (archetype) => {
  const picture = await draw(archetype);
  const isEmpty = async (left: number, width: number) => {
    const strip = sharp(picture).removeAlpha().extract({ left, top: 0, width, height: 630 });
    const values = await strip.raw().toBuffer();
    return values.every((value, index) => value === ivory[index % 3]);
  };

  expect(await isEmpty(1144, 56)).toBe(true);
  expect(await isEmpty(624, 36)).toBe(true);
  expect(await isEmpty(660, 300)).toBe(false);
});
