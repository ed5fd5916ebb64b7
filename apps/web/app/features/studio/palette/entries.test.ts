import type { Role } from "@academy/contract/account";
import { expect, test } from "vitest";
import { groupsFor } from "./entries.ts";

const labels = (typed: string, role: Role = "owner") =>
  groupsFor(typed, undefined, role).flatMap(({ name, entries }) =>
    entries.map(({ label }) => `${name}: ${label}`),
  );

test("nothing typed shows every page and action, a few letters those with words that begin so", () => {
  expect(labels("")).toEqual(
    expect.arrayContaining(["pages: Leads", "pages: Messages", "actions: See new leads"]),
  );
  expect(labels(" MESS ")).toEqual(["pages: Messages", "actions: Answer messages"]);
  expect(labels("new le")).toEqual(["actions: See new leads", "actions: See leads who want news"]);
  expect(labels("essages")).toEqual([]);
  expect(labels("back")).toEqual(["pages: Backups", "actions: Make or download a backup"]);
  expect(labels("audit")).toEqual(["pages: Audit log"]);
  expect(labels("refund")).toEqual(["actions: Refund an order"]);
});

test("every entry can be marked by itself, also where two lead to the same place", () => {
  const keys = groupsFor("", undefined, "owner").flatMap(({ entries }) => entries.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => /\s/.test(key))).toEqual([]);
});

test("nobody is shown the way to what is not theirs", () => {
  expect(labels("webhooks")).toEqual(["pages: Webhooks"]);
  expect(labels("webhooks", "support")).toEqual([]);
  expect(labels("", "editor")).not.toContain("pages: Leads");
  expect(labels("sage", "editor")).toEqual(["pages: Sage support", "actions: Teach Sage an answer"]);
  expect(labels("backup", "support")).toEqual([]);
});

test("courses are found by a word of their title", () => {
  const courses = [
    { id: "1", title: "Hands that listen" },
    { id: "2", title: "Advanced Healing" },
  ];
  const found = (typed: string) =>
    groupsFor(typed, undefined, "owner", courses).find(({ name }) => name === "courses")?.entries;
  expect(found("healing")).toEqual([
    { key: "/studio/courses/2-advanced-healing", label: "Advanced Healing", to: "/studio/courses/2" },
  ]);
  expect(found("")).toBeUndefined();
});

test("whoever was found stands first, with the way to their page", () => {
  const [ann, zoe] = ["ann", "zoe"].map((name) => ({ id: name, name, email: `${name}@example.org` }));
  const [leads, orders] = groupsFor(
    "an",
    {
      leads: ann ? [ann] : [],
      learners: [],
      orders: zoe ? [{ ...zoe, name: "", number: "LA-2031-00001" }] : [],
    },
    "owner",
  );

  expect(leads?.entries).toEqual([
    { key: "leads-ann", label: "ann", more: "ann@example.org", to: "/studio/leads/ann" },
  ]);
  expect(orders?.entries[0]).toMatchObject({
    label: "zoe@example.org",
    more: "Receipt LA-2031-00001",
    to: "/studio/orders/zoe",
  });
});
