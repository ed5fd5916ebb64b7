import { sage } from "@academy/content/sage";
import { expect, test } from "vitest";
import { suggestionsFor } from "./message-list.tsx";

test("the first questions are about the page, or else for visitors or members", () => {
  expect(suggestionsFor("/alumni-group/", true)).toBe(sage.suggestions["/alumni-group"]);
  expect(suggestionsFor("/privacy", false)).toBe(sage.visitorSuggestions);
  expect(suggestionsFor("/settings", true)).toBe(sage.memberSuggestions);
  expect(suggestionsFor("/constructor", false)).toBe(sage.visitorSuggestions);
});
