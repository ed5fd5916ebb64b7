import { expect, test } from "vitest";
import { coveredBy } from "./sage-panel.tsx";

test("a keyboard covers what of the window is not seen below, and zooming is no keyboard", () => {
  expect(coveredBy(844, { height: 844, offsetTop: 0, scale: 1 })).toBe(0);
  expect(coveredBy(844, { height: 508.4, offsetTop: 0, scale: 1 })).toBe(336);
  expect(coveredBy(844, { height: 508, offsetTop: 336, scale: 1 })).toBe(0);
  expect(coveredBy(844, { height: 422, offsetTop: 0, scale: 2 })).toBe(0);
  expect(coveredBy(844, { height: 850, offsetTop: 0, scale: 1 })).toBe(0);
});
