import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { allCalls } from "./all-calls.ts";
import { describeApi } from "./openapi.ts";

const every = Object.values(allCalls).flatMap((calls) => Object.values(calls));

test("every file of calls is among all calls", () => {
  const files = readdirSync(join(import.meta.dirname, "../calls"), { recursive: true, encoding: "utf8" });
  const features = files
    .filter((file) => file.endsWith(".ts"))
    // What the studio has of a feature is called by both.
    .map((file) =>
      file
        .replace(".ts", "")
        .replace(/^(learning|visitors)\//, "")
        .replace("/", "-"),
    );
  expect(Object.keys(allCalls).sort()).toEqual(features.sort());
});

test("a method and a path belong to one call", () => {
  const addresses = every.map(({ method, path }) => `${method} ${path}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test("the varying parts of a path are the params of its call", () => {
  for (const { path, params } of every) {
    const parts = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys((params as { shape?: object } | undefined)?.shape ?? {}), path).toEqual(parts);
  }
});

test("the document is OpenAPI as its authors define it", async () => {
  const result = await new Validator().validate(describeApi());
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test("the document that is written down is the one the definitions make: npm run openapi", () => {
  const written = readFileSync(join(import.meta.dirname, "../../../../docs/openapi.json"), "utf8");
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(describeApi())));
});
