import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { gatherSignedOutPages } from "./signed-out-pages.ts";

const pages = gatherSignedOutPages([
  { path: "/welcome" },
  { path: "/sample", isRouted: (query) => query.has("r") },
]);
const visibleTo = (url: string, isMember: boolean) =>
  pages.visibleTo(() => isMember)(url.split("?", 1)[0] ?? "", { url } as IncomingMessage);

test.each([
  // url, from memory for a visitor, from memory for a member, only for visitors
  ["/other", true, true, false],
  ["/welcome", true, false, true],
  ["/welcome?r=1", true, false, true],
  ["/sample", true, false, true],
  ["/sample?utm_source=x", true, false, true],
  ["/sample?r=1", false, false, false],
])("%s", (url, visitor, member, isOnlyForSignedOut) => {
  expect([visibleTo(url, false), visibleTo(url, true), pages.isOnlyForSignedOut(url)]).toEqual([
    visitor,
    member,
    isOnlyForSignedOut,
  ]);
});
