import { readFileSync } from "node:fs";
import { hues } from "@academy/mandalas/hues";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { anchorOf } from "./anchor.ts";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

test("pages, pictures and documents show an archetype in the same hue", () => {
  for (const key of archetypeKeys) expect(tokens).toContain(`--color-${anchorOf(key)}: ${hues[key]};`);
});
