import { expect, test } from "vitest";
import { actionOf, type Holder, nextSpeed } from "./film-keys.ts";

const press = (key: string, holder: Holder = "film", more = {}, hasSound = true) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, { holder, hasSound });

test.each([
  [" ", { kind: "toggle" }],
  ["k", { kind: "toggle" }],
  ["K", { kind: "toggle" }],
  ["ArrowLeft", { kind: "skip", seconds: -5 }],
  ["ArrowRight", { kind: "skip", seconds: 5 }],
  ["j", { kind: "skip", seconds: -10 }],
  ["l", { kind: "skip", seconds: 10 }],
  ["ArrowUp", { kind: "volume", by: 0.1 }],
  ["c", { kind: "captions" }],
  ["m", { kind: "mute" }],
  ["f", { kind: "fullScreen" }],
  ["<", { kind: "speed", steps: -1 }],
  [">", { kind: "speed", steps: 1 }],
  ["Tab", undefined],
  ["x", undefined],
])("%j", (key, action) => {
  expect(press(key)).toEqual(action);
});

test("keys of the browser and of what has the focus stay theirs", () => {
  expect(press("f", "film", { ctrlKey: true })).toBeUndefined();
  expect(press("ArrowLeft", "film", { altKey: true })).toBeUndefined();
  expect(press("l", "film", { metaKey: true })).toBeUndefined();
  expect(press(" ", "button")).toBeUndefined();
  expect(press("k", "button")).toEqual({ kind: "toggle" });
  expect(press("ArrowDown", "select")).toBeUndefined();
  expect(press("ArrowLeft", "slider")).toEqual({ kind: "skip", seconds: -5 });
});

test.each(["m", "M", "ArrowUp", "ArrowDown"])("%s is no key of a silent film", (key) => {
  expect(press(key, "film", {}, false)).toBeUndefined();
});

test("all other keys are a silent film's as well", () => {
  for (const key of [" ", "k", "ArrowLeft", "ArrowRight", "j", "l", "<", ">", "c", "f"]) {
    expect(press(key, "film", {}, false), key).toEqual(press(key));
  }
});

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [0.75, -1, 0.75],
  [2, 1, 2],
  [1.3, 1, 1.5],
] as const)("from speed %d by %d to %d", (rate, steps, next) => {
  expect(nextSpeed(rate, steps)).toBe(next);
});
