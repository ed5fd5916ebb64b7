import { expect, test } from "vitest";
import { isNoun, sources, typesIn, vagueTypes } from "./type-names.ts";

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

test("a noun is one however it came to be, and whatever else it could be", () => {
  const nouns = [
    "QuoteRequest",
    "ItemOfKind",
    "NewSignIn",
    "LeadSort",
    "Encoding",
    "ThankYouProps",
    "MediaUse",
  ];
  expect(nouns.filter((name) => !isNoun(name))).toEqual([]);
});

test("what only says what was done, where or how is no name for a type", () => {
  const files = new Map([
    ["a.ts", "type Asked = string;\ntype Within = string;\ntype QuoteRequest = string;"],
    ["b.ts", "export type Asked = { people: number };\ntype PaidThrough = string;\ntype Said = string;"],
  ]);
  expect(Object.fromEntries(vagueTypes(files))).toEqual({
    Asked: ["a.ts", "b.ts"],
    Within: ["a.ts"],
    PaidThrough: ["b.ts"],
    Said: ["b.ts"],
  });
});
