import { learningWords } from "@academy/content/learning";
import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { whyNotLoaded } from "./failed-page.tsx";

test("what the academy says is read, what a proxy or a browser says is not", () => {
  const told = JSON.stringify({ code: "INTERNAL_ERROR", message: "Something went wrong on our side." });
  expect(whyNotLoaded(new ApiError(500, told, ""))).toBe("Something went wrong on our side.");
  expect(whyNotLoaded(new ApiError(502, "<html>Bad Gateway</html>", ""))).toBe(learningWords.unreachable);
  expect(whyNotLoaded(new TypeError("Failed to fetch"))).toBe(learningWords.unreachable);
});
