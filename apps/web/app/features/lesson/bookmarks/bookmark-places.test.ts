import { expect, test } from "vitest";
import type { PendingItem } from "../../progress/public.ts";
import { excerptOf, findBlock, joinBookmarks, laterThan } from "./bookmark-places.ts";

const at = (minute: number) => `2026-05-01T10:${String(minute).padStart(2, "0")}:00.000Z`;
const inText = (id: string, block: number, note = "", minute = 0) => ({
  id,
  seconds: null,
  block,
  excerpt: `Block ${block}`,
  note,
  at: at(minute),
});
const inFilm = (id: string, seconds: number) => ({ ...inText(id, 0), block: null, seconds });
const pending = (bookmark: ReturnType<typeof inText>, isRemoved = false): PendingItem => ({
  key: `bookmark:lesson:${bookmark.id}`,
  pending: { kind: "bookmark", at: bookmark.at, lessonId: "lesson", bookmark: { ...bookmark, isRemoved } },
});

test("what is kept on this device is joined with what the account has, and the later stands", () => {
  const known = [inText("a", 7), inText("b", 3, "old", 1), inFilm("c", 40), inText("d", 5, "", 9)];
  const joined = joinBookmarks(known, [
    pending(inText("b", 3, "new", 2)),
    pending(inText("a", 7, "", 3), true),
    pending(inText("d", 5, "from before", 8)),
    pending(inText("e", 1, "", 4)),
  ]);
  expect(joined.map(({ id, note }) => `${id} ${note}`)).toEqual(["c ", "e ", "b new", "d "]);
});

test("a place is found again after the text was changed around it", () => {
  const texts = ["A", "Block 2", "B", "Block 2", "Block 9"];
  expect(findBlock(texts, { block: 2, excerpt: "Block 2" })).toBe(1);
  expect(findBlock(texts, { block: 4, excerpt: "Block 2" })).toBe(3);
  expect(findBlock(texts, { block: 30, excerpt: "gone" })).toBe(4);
  expect(findBlock(texts, { block: 2, excerpt: "gone" })).toBe(2);
  expect(findBlock([], { block: 2, excerpt: "gone" })).toBe(-1);
});

test("an excerpt is one line that the server takes, whatever stands in the text", () => {
  expect(excerptOf("  Two\n lines\u2028here ")).toBe("Two lines here");
  expect(excerptOf(`${"x".repeat(158)}🌿 and on`)).toBe(`${"x".repeat(158)}…`);
  expect(excerptOf("word ".repeat(40))).toBe(`${"word ".repeat(30)}word…`);
});

test("a clock that is behind makes no change older than what it changes", () => {
  expect(laterThan(at(5), new Date(at(1)))).toBe("2026-05-01T10:05:00.001Z");
  expect(laterThan(undefined, new Date(at(1)))).toBe(at(1));
});
