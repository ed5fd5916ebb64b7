import { expect, test } from "vitest";
import { endSession } from "./calls/account.ts";
import { listCourses } from "./calls/learning/courses.ts";
import { listDownloads } from "./calls/learning/resources.ts";
import { pathOf } from "./path-of.ts";

test("an address without varying parts is itself", () => {
  expect(pathOf(listCourses)).toBe("/api/courses");
});

test("what fills it in can't lead elsewhere", () => {
  expect(pathOf(endSession, { params: { id: "../x?y" } })).toBe("/api/account/sessions/..%2Fx%3Fy");
});

test("a query has what was given and nothing else", () => {
  expect(pathOf(listDownloads, { query: { limit: "5", before: undefined } })).toBe(
    "/api/my-downloads?limit=5",
  );
  expect(pathOf(listDownloads, { query: { before: "a&b" } })).toBe("/api/my-downloads?before=a%26b");
  expect(pathOf(listDownloads)).toBe("/api/my-downloads");
});
