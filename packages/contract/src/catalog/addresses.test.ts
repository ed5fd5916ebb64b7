import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { allCalls } from "./all-calls.ts";

const root = join(import.meta.dirname, "../../../..");
const sources = ["apps/server/src", "apps/web/app", "packages/content/src", "packages/documents/src"];
const isSource = /(?<!\.test)\.tsx?$/;
/** What all calls have in common: for search engines, and for paths that no call has. */
const knowsThePrefix = [
  "apps/server/src/platform/pages/search-files.ts",
  "apps/server/src/platform/pages/serving/unknown-path.ts",
];

const files = sources
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && isSource.test(entry.name))
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  .filter((file) => !file.startsWith("apps/server/src/testing/"));

const addressesIn = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/["'`](\/api\b[^"'`]*)/g)].map(([, path]) => path);

test("the address of a call is said in its definition and nowhere else", () => {
  expect(files.length).toBeGreaterThan(500);
  const elsewhere = files
    .filter((file) => !file.startsWith("packages/content/") && !knowsThePrefix.includes(file))
    .flatMap((file) => addressesIn(file).map((path) => `${file}: ${path}`));
  expect(elsewhere).toEqual([]);
});

test("where the academy's words lead to a call, it is one of ours", () => {
  const paths = Object.values(allCalls).flatMap((calls) => Object.values(calls).map(({ path }) => path));
  const links = files.filter((file) => file.startsWith("packages/content/")).flatMap(addressesIn);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !paths.includes(link ?? ""))).toEqual([]);
});
