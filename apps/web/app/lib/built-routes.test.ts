import { expect, test } from "vitest";
import routes from "../routes.ts";
import { builtRoutes, isBuilt } from "./built-routes.ts";

test("the list of built routes is the route table's, the unknown path aside", async () => {
  const paths = (await routes).flatMap(({ path, index }) =>
    index ? "/" : path && path !== "*" ? `/${path}` : [],
  );
  expect(paths.sort()).toEqual([...builtRoutes]);
});

test("what the server answers by itself needs no page", () => {
  expect(isBuilt("/api/logout")).toBe(true);
  expect(isBuilt("/settings")).toBe(true);
  expect(isBuilt("/no-such-page")).toBe(false);
});
