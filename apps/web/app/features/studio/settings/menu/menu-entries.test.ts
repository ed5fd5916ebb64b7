import type { MenuEntries, OwnEntry } from "@academy/contract/fields/menu";
import { expect, test } from "vitest";
import { moveEntry, problemsOf, spotBeside, withEntry } from "./menu-entries.ts";

const ours = (to: string) => ({ kind: "ours", to }) as const;
const yoga: OwnEntry = { kind: "page", page: "own-1", label: "Yoga" };
const first: MenuEntries = {
  bar: [ours("/quiz")],
  quick: [ours("/home"), ours("/quiz")],
  academy: [ours("/subscribe")],
  support: [],
};

test("an entry goes step by step through its column and on into the next", () => {
  let entries = withEntry(first, { place: "quick", index: 0 }, yoga);
  const seen: string[] = [];
  let at = { place: "quick", index: 0 } as Parameters<typeof spotBeside>[1];
  for (;;) {
    const next = spotBeside(entries, at, 1);
    if (!next) break;
    entries = moveEntry(entries, at, next);
    at = next;
    seen.push(`${at.place} ${entries[at.place].indexOf(yoga)}`);
  }
  expect(seen).toEqual(["quick 1", "quick 2", "academy 0", "academy 1", "support 0"]);
  expect(spotBeside(entries, at, -1)).toEqual({ place: "academy", index: 1 });
  expect(moveEntry(entries, at, { place: "quick", index: 0 }).quick).toEqual([yoga, ...first.quick]);
});

test("the academy's own stay in their column, and nothing goes from the footer into the menu", () => {
  expect(spotBeside(first, { place: "quick", index: 1 }, 1)).toBeUndefined();
  expect(spotBeside(first, { place: "bar", index: 0 }, 1)).toBeUndefined();
  expect(moveEntry(first, { place: "quick", index: 0 }, { place: "academy", index: 0 })).toBe(first);
  expect(moveEntry(first, { place: "quick", index: 0 }, { place: "bar", index: 0 })).toBe(first);
  expect(moveEntry(first, { place: "quick", index: 0 }, { place: "quick", index: 1 }).quick).toEqual([
    ours("/quiz"),
    ours("/home"),
  ]);
});

test("what is wrong with an entry is said beside the field it is about", () => {
  const entries = withEntry(first, { place: "quick", index: 0 }, yoga);
  const outside = (to: string, label = "Elsewhere"): OwnEntry => ({ kind: "outside", to, label });
  const said = (entry: OwnEntry, before?: OwnEntry) => problemsOf(entries, "academy", entry, before);

  expect(said(outside("https://example.com/a", "👩‍👧 Retreats"))).toEqual({});
  expect(said(outside("javascript:alert(1)")).address).toMatch(/whole address/);
  expect(said(outside("http://example.com")).address).toMatch(/begins with https/);
  expect(said({ ...yoga, label: "Again" }).page).toMatch(/already, as “Yoga”/);
  expect(said({ ...yoga, label: "Renamed" }, yoga)).toEqual({});
  expect(said({ ...yoga, page: "", label: "" })).toEqual({
    page: expect.stringMatching("choose"),
    label: expect.stringMatching("write"),
  });
  expect(said(outside("https://example.com", "a".repeat(41))).label).toMatch(/40 characters/);
});
