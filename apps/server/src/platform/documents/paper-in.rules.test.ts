import { expect, test } from "vitest";
import { paperIn } from "./paper-in.rules.ts";

test.each([
  [["12 Kitchen Table Lane", "Asheville, NC 28801", "USA"], "letter"],
  [["1 Lane", "Portland, OR 97201"], "letter"],
  [["1 Lane", "Portland", "United States of America"], "letter"],
  [["Hauptstraße 3", "10115 Berlin", "Germany"], "a4"],
  [["1 Lane", "London SW1A 1AA"], "a4"],
  [[], "a4"],
])("somebody at %j prints on %s", (address, paper) => {
  expect(paperIn(address)).toBe(paper);
});
