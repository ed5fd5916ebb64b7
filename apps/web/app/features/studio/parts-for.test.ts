import { expect, test } from "vitest";
import { mayOpen, partsFor } from "./parts-for.ts";

const labels = (role: Parameters<typeof partsFor>[0]) => partsFor(role).map(({ label }) => label);

test("everybody sees the parts that are theirs", () => {
  expect(labels("learner")).toEqual([]);
  expect(labels("editor")).toEqual(["Courses", "Media", "Sage support", "Pages", "Quiz"]);
  expect(labels("support")).toEqual(expect.arrayContaining(["Leads", "Sage support"]));
  expect(labels("support")).not.toContain("Settings");
  expect(labels("owner")).toContain("Settings");
});

test("a page that is nobody's part is the owner's", () => {
  expect(mayOpen("/studio/leads/1", "support")).toBe(true);
  expect(mayOpen("/studio/messages", "support")).toBe(true);
  expect(mayOpen("/studio/leadsomething", "support")).toBe(false);
  expect(mayOpen("/studio/leads", "editor")).toBe(false);
  expect(mayOpen("/studio/settings/people", "support")).toBe(false);
  expect(mayOpen("/studio/orders/1", "support")).toBe(true);
  expect(mayOpen("/studio/offers", "support"), "money is the owner's").toBe(false);
  expect(mayOpen("/studio/learners/import", "support")).toBe(false);
  expect(mayOpen("/studio/learners/1", "support")).toBe(true);
  expect(mayOpen("/studio/learners/1/made", "support"), "between a learner and the owner").toBe(false);
  expect(mayOpen("/studio/bookings", "support")).toBe(false);
  expect(mayOpen("/studio/anything", "owner")).toBe(true);
  expect(mayOpen("/studio/anything", "learner")).toBe(false);
});
