import { expect, test } from "vitest";
import { detailInWords } from "./audit-detail.ts";
import { actionInWords, placeOf, subjectInWords } from "./audit-words.ts";

test("an action is said in words, also one that nobody wrote any for", () => {
  expect(actionInWords("lead.noted")).toBe("Notes about a lead changed");
  expect(actionInWords("saved-view.made")).toBe("Saved view made");
  expect(actionInWords("sign-in-link.sent")).toBe("Sign in link sent");
});

const said = (action: string, detail: Parameters<typeof detailInWords>[0]["detail"]) =>
  detailInWords({ action, detail }, (key) => (key === "alumniGroup" ? "Alumni group" : "A course"));

test("details are said with their names, and what is empty is left out", () => {
  expect(said("x.y", { stage: "contacted", count: 2, filters: null, isGift: true, reason: "" })).toBe(
    "Stage: Contacted · Count: 2 · Is gift: yes",
  );
});

test("amounts, times, offers, roles and choices are said as the studio says them, and ids are not said at all", () => {
  const id = "265f7265-08dc-4237-a4ca-ca7872ac85b0";
  expect(said("order.refund-asked", { amountCents: 19_700, reason: "guarantee", receipt: "LA-1" })).toBe(
    "Amount: $197 · Reason: Within the guarantee · Receipt: LA-1",
  );
  expect(said("certificate.revoked", { reason: "other", certificate: id })).toBe("Reason: other");
  expect(said("access.given", { offer: "alumniGroup" })).toBe("Offer: Alumni group");
  expect(said("offer.changed", { from: 29_700, to: 19_700, version: 2 })).toBe(
    "From: $297 · To: $197 · Version: 2",
  );
  expect(said("quiz-order.chosen", { from: "split", to: "interleaved" })).toBe(
    "From: Compare both · To: Mixed",
  );
  expect(said("role.given", { from: "learner", to: "editor" })).toBe("From: No role · To: Editor");
  expect(said("coupon.made", { code: "A", centsOff: 2000, percentOff: null })).toBe(
    "Code: A · Takes off: $20",
  );
  expect(said("webhook.made", { events: "lead.created order.paid" })).toBe(
    "Events: A new lead who asked for news, A payment came in",
  );
  expect(said("mail.retried", { mail: "contact-reply" })).toBe("Email: Your reply to a message");
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
