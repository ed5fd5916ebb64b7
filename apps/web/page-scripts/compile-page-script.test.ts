import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { compilePageScript } from "./compile-page-script.ts";
import type { AppStart } from "./start-app.ts";

test("a script needs nothing beside the page and leaves no name behind", async () => {
  const script = await compilePageScript("lay-out-in-parts");
  const dataset: { inParts?: string } = { inParts: "" };
  const page = {
    document: { documentElement: { dataset }, currentScript: null },
    performance: { getEntriesByType: () => [] },
    location: { hash: "#place" },
  };
  const names = Object.keys(page);
  runInNewContext(script(undefined), page);
  expect(dataset).toEqual({});
  expect(Object.keys(page)).toEqual(names);
});

test("what it is given can't end the script", async () => {
  const script = await compilePageScript<AppStart>("start-late");
  const text = script({ preloads: [], manifest: "/</script>.js", routes: {}, entry: "/e.js" });
  expect(text).not.toContain("</");
  expect(text).toContain('"/\\u003c/script>.js"');
});
