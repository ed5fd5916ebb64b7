import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPageManifest } from "./platform/pages/load-pages.ts";
import { wordsRenderer } from "./render-words.ts";

const buildDir = join(import.meta.dirname, "../../web/build");
const built = (file: string) => readFileSync(join(buildDir, "client", file), "utf8");

test("without edits every page is rendered as the build made it, byte for byte", async () => {
  const { pages, notFound, shell } = readPageManifest(buildDir);
  const rendered = await wordsRenderer(buildDir).render({ edits: {}, ownPages: {} }, undefined);
  expect(rendered.failures).toEqual([]);
  const paths = Object.keys(pages).filter((path) => !path.startsWith("/dev/"));
  expect(Object.keys(rendered.pages)).toEqual(paths);
  expect(paths.length).toBeGreaterThan(15);
  const differing = paths.filter((path) => rendered.pages[path] !== built(pages[path] ?? ""));
  expect(differing).toEqual([]);
  expect(rendered.notFound === built(notFound)).toBe(true);
  expect(rendered.shell === built(shell)).toBe(true);
  expect(JSON.parse(rendered.manifest)).toEqual(JSON.parse(built("manifest.webmanifest")));
});
