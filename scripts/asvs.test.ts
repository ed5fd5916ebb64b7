import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeRequirements, numbersOf, type Requirement, readRequirements } from "./asvs.ts";
import { root } from "./run-program.ts";

const requirements = readRequirements();

/** How many requirements of level 1 and of level 2 each chapter of ASVS 5.0.0 has, V1 to V17. */
const standard = [
  [8, 19],
  [4, 7],
  [8, 11],
  [2, 8],
  [4, 5],
  [13, 22],
  [6, 12],
  [4, 3],
  [4, 3],
  [5, 24],
  [3, 11],
  [3, 6],
  [1, 12],
  [2, 7],
  [3, 10],
  [0, 16],
  [0, 7],
];

const textOf = (file: string) => readFileSync(join(root, file), "utf8");

/** Whatever stands where a test, a step or the tests of a table have their title. */
const titlesIn = (text: string) =>
  [...text.matchAll(/(?:\btest(?:\.\w+)?|\))\(\s*(?:"([^"\n]*)"|`([^`\n]*)`|'([^'\n]*)')/g)].map(
    ([, ...quoted]) => quoted.find((each) => each !== undefined) ?? "",
  );

const idsOf = (wrong: (each: Requirement) => boolean) => requirements.filter(wrong).map(({ id }) => id);

test("every requirement of levels 1 and 2 has its row, once and in order", () => {
  const ids = requirements.map(({ id }) => id);
  const inOrder = [...ids].sort((one, other) => {
    const [a, b] = [numbersOf(one), numbersOf(other)];
    const first = a.findIndex((number, index) => number !== b[index]);
    return (a[first] ?? 0) - (b[first] ?? 0);
  });
  const count = (chapter: number, level: number) =>
    requirements.filter((each) => numbersOf(each.id)[0] === chapter && each.level === level).length;

  expect(new Set(ids).size).toBe(ids.length);
  expect(idsOf(({ id }) => !/^V\d+\.\d+\.\d+$/.test(id))).toEqual([]);
  expect(ids).toEqual(inOrder);
  expect(standard.map((_, index) => [count(index + 1, 1), count(index + 1, 2)])).toEqual(standard);
  expect(requirements).toHaveLength(70 + 183);
});

test("what holds is shown, and what does not says why", () => {
  expect(idsOf(({ about }) => !about)).toEqual([]);
  expect(idsOf(({ verdict, shows }) => verdict === "holds" && shows.length === 0)).toEqual([]);
  expect(idsOf(({ verdict, why }) => verdict !== "holds" && !why)).toEqual([]);
});

test("every file that is named is there, and every test is in it", () => {
  const wrong = requirements.flatMap(({ id, shows }) =>
    shows.flatMap(({ file, test: title }) => {
      if (!existsSync(join(root, file))) return [`${id}: there is no ${file}`];
      const isFound = title === undefined || titlesIn(textOf(file)).some((each) => each.includes(title));
      return isFound ? [] : [`${id}: no test of ${file} is called “${title}”`];
    }),
  );

  expect(wrong).toEqual([]);
});

test("the table that is written down is the one these rows make: npm run asvs", () => {
  expect(textOf("docs/asvs.md")).toBe(describeRequirements(requirements));
});
