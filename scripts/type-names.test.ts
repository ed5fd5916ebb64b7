import { expect, test } from "vitest";
import { sources, typesIn, vagueTypes } from "./type-names.ts";

test("a type is called by what it is", () => {
  const files = sources();
  expect(files.size).toBeGreaterThan(2000);
  expect(Object.fromEntries(vagueTypes(files))).toEqual({});
});

test("types are found wherever they are defined, and what only mentions one is not", () => {
  const code = `
export type Page<Item> = { items: Item[] };
type Deps = { db: Db };
  type Inner = string;
export interface Sage { answer(): void }
import { type Quote, reckon } from "./quote.ts";
export type { Order } from "./order.ts";
const type = "Text";`;
  expect(typesIn(code)).toEqual(["Page", "Deps", "Inner", "Sage"]);
});

test("a name that says nothing is one too many, a participle is where a second file uses it", () => {
  const files = new Map([
    ["a.ts", "type Asked = string;\ntype Sent = string;\ntype Counted = number;"],
    [
      "b.ts",
      "export type Counted = { people: number };\ntype QuoteRequest = string;\ntype Rendered = string;",
    ],
  ]);
  expect(Object.fromEntries(vagueTypes(files))).toEqual({ Asked: ["a.ts"], Counted: ["a.ts", "b.ts"] });
});
