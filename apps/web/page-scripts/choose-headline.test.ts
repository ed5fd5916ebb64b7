import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { run } from "./choose-headline.ts";

const choice = { experiment: "one", key: "quiz-page", texts: { heading: "Other", opening: "Line" } };

type Element = { textContent: string; previousElementSibling?: Element };

function openPage(
  kept: Map<string, string>,
  random: number,
  { userAgent = "Firefox", isBlocked = false } = {},
) {
  const heading: Element = { textContent: "Published" };
  const opening: Element = { textContent: "Below", previousElementSibling: heading };
  const remove = vi.fn();
  vi.stubGlobal("document", { currentScript: { previousElementSibling: opening, remove } });
  vi.stubGlobal("navigator", { userAgent });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isBlocked) throw new Error("blocked");
      kept.set(key, value);
    },
  });
  vi.spyOn(Math, "random").mockReturnValue(random);
  Object.assign(globalThis, { academyHeadline: undefined });
  globalThis.academyWords = { "quiz-page": { opening: "Published below", eyebrow: "Kept" } };
  run({ ...choice, isInPage: true });
  run(choice);
  return {
    shown: [heading.textContent, opening.textContent],
    headline: globalThis.academyHeadline,
    remove,
  };
}

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.academyHeadline = undefined;
  globalThis.academyWords = undefined;
});

test("a browser keeps the headline it got, and its page and its words say the same", () => {
  const kept = new Map<string, string>();
  const first = openPage(kept, 0.9);
  expect(first.shown).toEqual(["Other", "Line"]);
  expect(globalThis.academyWords).toEqual({
    "quiz-page": { heading: "Other", opening: "Line", eyebrow: "Kept" },
  });
  expect(first.remove).toHaveBeenCalled();
  expect(openPage(kept, 0.1).shown).toEqual(["Other", "Line"]);

  const other = openPage(new Map(), 0.1);
  expect(other.shown).toEqual(["Published", "Below"]);
  expect(globalThis.academyWords).toEqual({
    "quiz-page": { opening: "Published below", eyebrow: "Kept" },
  });
});

test("a look and a lead count once for each browser, and a lead only after a look", () => {
  const kept = new Map<string, string>();
  const { headline } = openPage(kept, 0.9);
  const counted = { headline: { experiment: "one", arm: "alternative" } };
  expect(headline?.count("lead")).toBeUndefined();
  expect(headline?.count("seen")).toEqual(counted);
  expect(headline?.count("seen")).toBeUndefined();
  expect(headline?.count("step")).toBeUndefined();
  const again = openPage(kept, 0.1).headline;
  expect(again?.count("seen")).toBeUndefined();
  expect(again?.count("lead")).toEqual(counted);
  expect(again?.count("lead")).toBeUndefined();
});

test("search engines and browsers that keep nothing read what is published, and are not counted", () => {
  for (const more of [{ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }, { isBlocked: true }]) {
    const { shown, headline } = openPage(new Map(), 0.9, more);
    expect(shown).toEqual(["Published", "Below"]);
    expect(headline?.count("seen")).toBeUndefined();
  }
  const broken = new Map([["headline-experiment", '{"id":"one","arm":"neither","counted":[]}']]);
  expect(openPage(broken, 0.9).shown, "drawn anew").toEqual(["Other", "Line"]);
});
