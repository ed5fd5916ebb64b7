import { expect, test } from "vitest";
import { readFridays, sumFridays } from "./fridays.ts";
import { uncounted } from "./plan.ts";

const fridaysOf = (...numbers: [invited: number, answered: number, came: number][]) => ({
  fridays: Object.fromEntries(
    numbers.map(([invited, answered, came], index) => [index + 1, { invited, answered, came, line: "" }]),
  ),
});
/** The six Fridays of the lesson. */
const emre = fridaysOf([1, 0, 0], [3, 2, 0], [2, 1, 1], [0, 1, 0], [4, 3, 1], [3, 2, 1]);

test("the lesson’s own numbers add up, and say what the lesson says", () => {
  expect(sumFridays(emre)).toEqual({ weeks: 6, invited: 13, answered: 9, came: 3 });
  expect(readFridays(emre)).toBe("few come");
});

test("nothing is read out of five Fridays, and a Friday without numbers is none", () => {
  const fridays = { ...emre.fridays, 6: uncounted };
  expect(readFridays({ fridays })).toBe("too early");
});

test("the first place where people are lost is the one that is named", () => {
  expect(readFridays(fridaysOf([0, 0, 0], [1, 1, 1], [0, 0, 0], [1, 1, 1], [1, 0, 0], [0, 0, 0]))).toBe(
    "few invited",
  );
  expect(readFridays(fridaysOf([4, 1, 1], [4, 1, 1], [4, 1, 1], [4, 1, 1], [4, 1, 1], [4, 1, 1]))).toBe(
    "few answers",
  );
  expect(readFridays(fridaysOf([2, 1, 1], [2, 1, 1], [2, 1, 1], [2, 1, 1], [2, 1, 1], [2, 1, 1]))).toBe(
    "well",
  );
});
