import { expect, test } from "vitest";
import { fullNameOf } from "./full-name.ts";

test("a full name has no empty ends, whichever part is missing", () => {
  expect(fullNameOf({ firstName: "Ada", lastName: "Marsh" })).toBe("Ada Marsh");
  expect(fullNameOf({ firstName: "Ada", lastName: "" })).toBe("Ada");
  expect(fullNameOf({ firstName: "", lastName: "Marsh" })).toBe("Marsh");
});
