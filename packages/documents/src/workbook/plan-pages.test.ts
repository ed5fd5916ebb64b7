import { expect, test } from "vitest";
import type { Block } from "./blocks.ts";
import { rulings } from "./measures.ts";
import { pageHeight, planPages } from "./plan-pages.ts";

const room = { first: 600, next: 700 };
const words = (height: number) => ({ text: "x", face: "asked", height, direction: "ltr" }) as const;
const question = (lines: number): Block => ({ kind: "question", words: words(15), lines });
const note = (height: number): Block => ({ kind: "note", words: words(height) });
const counts = (blocks: Block[]) => planPages(blocks, room).map((page) => page.blocks.length);

test("a part that fits on a page has one", () => {
  expect(counts([question(3), note(50), question(4)])).toEqual([3]);
});

test("a part that is a little too long is written closer together instead of spilling over", () => {
  const blocks = [question(12), question(13)];

  const [page, ...others] = planPages(blocks, room);
  expect(others).toEqual([]);
  expect(page?.ruling.line).toBe(rulings[1].line);
});

test("two pages are filled evenly, not one to the brim and one with the rest", () => {
  expect(counts([note(150), note(150), note(150), note(150), note(60)])).toEqual([2, 3]);
});

test("what is left over becomes more lines to write on, within reason", () => {
  const [page] = planPages([question(2)], room);

  expect(page?.blocks).toEqual([question(5)]);
  expect(page?.left).toBeGreaterThan(400);
});

test("no page is fuller than it may be, whatever there is on it", () => {
  for (let size = 1; size < 60; size++) {
    const blocks = [question(size), note(size * 7), question(60 - size), note(30)];
    const pages = planPages(blocks, room);

    for (const [index, page] of pages.entries()) {
      const most = index === 0 ? room.first : room.next;
      expect(pageHeight(page.blocks, page.ruling)).toBeLessThanOrEqual(most);
    }
  }
});

test("a part without anything has no pages to plan", () => {
  expect(planPages([], room)).toEqual([]);
});
