import { expect, test } from "vitest";
import { accountLinksOf, currentLabel, memberLinks, visitorLinks } from "./member-links.ts";

const links = [...memberLinks, ...accountLinksOf({ role: "learner" })];

test.each([
  ["/", "Dashboard"],
  ["/subscribe", "Courses"],
  ["/profile/", "Profile"],
  ["/course/7", undefined],
])("at %s one entry is current: %s", (path, label) => {
  expect(currentLabel(links, path)).toBe(label);
});

test("a visitor at the quiz is told so", () => {
  expect(currentLabel(visitorLinks, "/quiz")).toBe("Quiz");
});
