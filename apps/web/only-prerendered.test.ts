import { expect, test } from "vitest";
import { filesOfBrowsers } from "./only-prerendered.ts";

test("only routes that are not prerendered, alone or around another, are left to browsers", () => {
  const routes = [
    { index: true, file: "dashboard.tsx" },
    { path: "home", file: "home.tsx" },
    { path: "offer", file: "shared.tsx" },
    { path: "members/offer", file: "shared.tsx", id: "again" },
    { path: "course/:id", file: "course.tsx" },
    { file: "frame.tsx", children: [{ path: "studio", file: "today.tsx" }] },
    { file: "around.tsx", children: [{ path: "terms", file: "terms.tsx" }] },
    { path: "*", file: "own-page.tsx" },
  ];
  expect([...filesOfBrowsers(routes, ["/home", "/offer", "/terms"])]).toEqual([
    "dashboard.tsx",
    "course.tsx",
    "frame.tsx",
    "today.tsx",
  ]);
});
