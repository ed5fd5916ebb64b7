import { expect, test } from "vitest";
import { move, noPlaces, place, rankingOf, remove } from "./ranking.ts";

test("an option takes a free place and leaves the one it had", () => {
  const first = place(noPlaces, "mother", 2);
  expect(first).toEqual([null, null, "mother", null]);
  expect(place(first, "mother", 0)).toEqual(["mother", null, null, null]);
});

test("a taken place is not given away, and there is no fifth", () => {
  const places = place(noPlaces, "mother", 2);
  expect(place(places, "artist", 2)).toBe(places);
  expect(place(places, "artist", 4)).toBe(places);
  expect(place(places, "artist", -1)).toBe(places);
});

test("moving changes places with the neighbor, or goes into its empty place", () => {
  expect(move(["mother", "artist", null, null], 0, 1)).toEqual(["artist", "mother", null, null]);
  expect(move(["mother", "artist", null, null], 1, 1)).toEqual(["mother", null, "artist", null]);
  const places = place(noPlaces, "mother", 0);
  expect(move(places, 0, -1)).toBe(places);
  expect(move(places, 3, 1)).toBe(places);
});

test("a ranking is one when four are placed", () => {
  expect(rankingOf(["mother", "artist", null, "mystic"])).toBeUndefined();
  expect(rankingOf(["mother", "artist", "teacher", "mystic"])).toEqual([
    "mother",
    "artist",
    "teacher",
    "mystic",
  ]);
  expect(remove(["mother", "artist", "teacher", "mystic"], "artist")).toEqual([
    "mother",
    null,
    "teacher",
    "mystic",
  ]);
});
