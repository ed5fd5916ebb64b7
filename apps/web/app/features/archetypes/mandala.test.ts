import { archetypeKeys } from "@academy/quiz/archetypes";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Mandala } from "./mandala.tsx";

const drawings = archetypeKeys.map((archetype) =>
  renderToStaticMarkup(createElement(Mandala, { archetype })),
);

test("a drawing stays small enough to be part of a page", () => {
  for (const drawing of drawings) expect(drawing.length).toBeLessThan(4500);
});

test("a drawing needs no style attribute, which the content security policy would refuse", () => {
  for (const drawing of drawings) expect(drawing).not.toContain("style=");
});
