import { expect, test } from "vitest";
import { shownLine, shownText } from "./shown-text.ts";

test("what was pasted loses what can't be shown, and keeps its lines", () => {
  expect(shownLine(" Ann\u0000\nLee\u2028")).toBe("Ann Lee");
  expect(shownText(" a\r\nb\u2029c\u0007\td\ud800 🌿\r\n")).toBe("a\nb\nc\td 🌿");
});
