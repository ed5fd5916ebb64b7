import { expect, test } from "vitest";
import { actionInWords, detailInWords, placeOf, subjectInWords } from "./audit-words.ts";

test("an action is said in words, also one that nobody wrote any for", () => {
  expect(actionInWords("lead.noted")).toBe("Notes about a lead changed");
  expect(actionInWords("saved-view.made")).toBe("Saved view made");
  expect(actionInWords("sign-in-link.sent")).toBe("Sign in link sent");
});

test("details are said with their names, and what is empty is left out", () => {
  expect(detailInWords({ stage: "contacted", count: 2, filters: null, isGift: true, reason: "" })).toBe(
    "Stage: contacted · Count: 2 · Is gift: yes",
  );
});

test("a subject leads to its page for as long as it is there", () => {
  const lead = { kind: "lead", id: "a b", name: "Ann" };
  expect([subjectInWords(lead), placeOf(lead)]).toEqual(["Ann", "/studio/leads/a%20b"]);
  expect(placeOf({ ...lead, name: null })).toBeUndefined();
  expect(placeOf({ kind: "order", id: "7", name: null }), "orders stay").toBe("/studio/orders/7");
  expect([subjectInWords({ kind: "quiz-order", id: null, name: null })]).toEqual(["Quiz"]);
  expect(subjectInWords({ kind: "saved-view", id: "1", name: null })).toBe("Saved view");
  expect(placeOf({ kind: "saved-view", id: "1", name: null })).toBeUndefined();
});
