import { expect, test } from "vitest";
import { latestEnrollments } from "./learning-progress.tsx";

const enrollment = (id: string, day: number, lastActive?: number) => ({
  id,
  enrolledAt: `2026-05-0${day}T10:00:00.000Z`,
  lastActiveAt: lastActive ? `2026-06-0${lastActive}T10:00:00.000Z` : null,
});
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

test("the latest come first, however the list was sorted", () => {
  const list = [enrollment("b", 2), enrollment("d", 4), enrollment("a", 1), enrollment("c", 3)];
  expect(idsOf(latestEnrollments(list))).toEqual(["d", "c", "b"]);
});

test("of courses that came together the ones in use are shown", () => {
  const list = [enrollment("a", 1), enrollment("b", 1), enrollment("c", 1, 2), enrollment("d", 1, 3)];
  expect(idsOf(latestEnrollments(list))).toEqual(["d", "c", "a"]);
});
