import { archetypeKeys } from "@academy/quiz/archetypes";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type BadgeInput, drawBadge } from "./index.ts";

const credential = "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJ4In0.c2ln_-A";
const draw = (more: Partial<BadgeInput> = {}) =>
  drawBadge({ courseTitle: "Foundation & Mindset", archetype: "mother", credential, ...more });

test("the credential stands right behind the tag that opens the picture, once", async () => {
  const svg = await draw();

  expect(svg).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg [^>]*xmlns:openbadges="https:\/\/purl\.imsglobal\.org\/ob\/v3p0"/,
  );
  expect(svg).toMatch(
    new RegExp(`<svg [^>]*>\\s*<openbadges:credential verify="${credential}"></openbadges:credential>`),
  );
  expect(svg.match(/<openbadges:credential/g)).toHaveLength(1);
  // Nothing that a strict policy would not let be drawn, and nothing from elsewhere.
  expect(svg).not.toMatch(/style=|<style|<script|href=|<text|<image/);
});

test("each archetype has a badge of its own, which is drawn as it is written", async () => {
  const pictures = await Promise.all(
    archetypeKeys.map(async (archetype) =>
      sharp(Buffer.from(await draw({ archetype })))
        .raw()
        .toBuffer(),
    ),
  );

  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(archetypeKeys.length);
});

test.each([
  ["a short title", "Light"],
  ["a long one", "Everything That a Healer Could Possibly Want to Know About Business and Silence, Part Two"],
  ["marks that XML has taken", 'A <b>bold</b> & "quoted" title'],
  ["another script", "نور الهدى"],
  ["a third one", "山田花子の癒し"],
])("%s keeps to its place", async (_what, courseTitle) => {
  const svg = await draw({ courseTitle });
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: "#faf5ea" })
    .extract({ left: 0, top: 372, width: 600, height: 150 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = new Set<number>();
  for (const [index, value] of data.entries()) if (value < 120) columns.add(index % info.width);

  // Something is written in the middle of the disc, and nothing near its ring.
  expect(columns.size).toBeGreaterThan(10);
  const inside = [...columns].filter((x) => x > 60 && x < 540);
  expect(Math.min(...inside)).toBeGreaterThan(125);
  expect(Math.max(...inside)).toBeLessThan(475);
});
