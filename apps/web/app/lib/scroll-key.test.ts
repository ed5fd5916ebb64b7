import { describe, expect, test } from "vitest";
import { scrollKey } from "./scroll-key.ts";

describe("the key of a place on a page", () => {
  test("is the router's own where there is one", () => {
    expect(scrollKey({ key: "x1y2" })).toBe("x1y2");
  });
  test("leaves a page that is being prerendered alone: its script finds the key in the browser", () => {
    expect(scrollKey({ key: "default" })).toBe("default");
  });
});
