import { fieldsOf } from "@academy/content/courses/workbook-fields";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { examplesOf, itemsWithExamples, nearestFirst } from "./examples.rules.ts";

const first = (primary: (typeof archetypeKeys)[number], secondary: (typeof archetypeKeys)[number]) =>
  nearestFirst({ primary, secondary }).map(({ name }) => name);

test("all four are always there, the nearest first", () => {
  for (const primary of archetypeKeys) {
    for (const secondary of archetypeKeys) expect(first(primary, secondary).toSorted()).toHaveLength(4);
  }
  expect(first("architect", "mother")[0]).toBe("Keiko");
  expect(first("revolutionary", "architect").slice(0, 2)).toEqual(["Ifeoma", "Keiko"]);
  expect(first("artist", "medicineKeeper").slice(0, 2)).toEqual(["Dilnoza", "Ifeoma"]);
});

test("every example stands at a field that there is, for each archetype", () => {
  for (const primary of archetypeKeys) {
    for (const id of itemsWithExamples) {
      const view = examplesOf(id, { primary, secondary: "teacher" });
      const addresses = new Set(
        view?.parts.flatMap(({ items }) =>
          items.flatMap((item) => fieldsOf(item).map(({ address }) => address)),
        ),
      );
      const written = [...(view?.people ?? []), ...(view?.own ? [view.own] : [])];
      for (const address of written.flatMap(({ words }) => Object.keys(words))) {
        expect(addresses, address).toContain(address);
      }
    }
  }
});
