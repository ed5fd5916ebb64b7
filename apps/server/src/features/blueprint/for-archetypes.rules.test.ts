import { blueprintForArchetypes } from "@academy/content/pages/blueprint/for-archetypes";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { speakTo } from "./for-archetypes.ts";

const page = `<html><p id="for-eyebrow" class="a">For all</p><h1>Title</h1><p id="for-lead" class="b">It&#x27;s the lead</p>
<p id="for-week-1"></p><p id="for-week-2" class="c"></p><p id="for-week-3"></p><p>For all</p></html>`;

test("every line finds its place, and nothing else of the page changes", () => {
  for (const archetype of archetypeKeys) {
    const { hero, weeks } = blueprintForArchetypes.archetypes[archetype];
    const spoken = speakTo(page, archetype);
    expect(spoken).toMatch(
      /<p id="for-eyebrow" class="a">A three-week course for the \w+ \w+<\/p><h1>Title<\/h1>/,
    );
    expect(spoken).toContain(`<p id="for-lead" class="b">${hero}</p>`);
    expect(spoken).toContain(`<p id="for-week-2" class="c">${weeks[1]}</p>`);
    const emptied = (html: string) => html.replace(/(<p id="for-[^>]*>)[^<]*/g, "$1");
    expect(emptied(spoken)).toBe(emptied(page));
  }
});

test("a page that has lost a place is served as it is, not half changed", () => {
  const without = page.replace("for-week-3", "week-3");
  expect(speakTo(without, "mystic")).toBe(without);
});
