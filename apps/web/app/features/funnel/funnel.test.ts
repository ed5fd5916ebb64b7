import { funnelBatch } from "@academy/contract/visitors/funnel";
import { firstTouch } from "@academy/contract/visitors/leads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardStorage } from "../../lib/storage/storage.ts";
import { storageInMemory } from "../../lib/testing/storage-in-memory.ts";
import { readFirstTouch, sourceOf, touchOf } from "./first-touch.ts";
import { createFunnel } from "./funnel.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const here = "https://academy.example/quiz";

test("events leave in batches the contract takes, none twice", () => {
  const sent: string[] = [];
  const funnel = createFunnel(
    (body) => sent.push(body),
    () => "instagram",
  );
  funnel.record({ event: "seen" });
  for (let step = 1; step <= 60; step++) funnel.record({ event: "step", step, variant: "sequence" });
  for (let count = 0; count < 60; count++) funnel.record({ event: "finished" });
  expect(sent).toHaveLength(0);
  vi.advanceTimersByTime(4000);
  const batches = sent.map((body) => funnelBatch.parse(JSON.parse(body)).events);
  expect(batches.map(({ length }) => length)).toEqual([100, 21]);
  expect(batches[0]?.[0]).toEqual({ event: "seen", source: "instagram" });
  funnel.flush();
  expect(sent).toHaveLength(2);
});

test("a visit is described by its campaign and the page that linked here, without its query", () => {
  const touch = touchOf({
    href: `${here}?utm_source=Insta%20Gram&utm_campaign=spring&utm_term=&other=1`,
    referrer: "https://l.example/path?secret=1#x",
  });
  expect(firstTouch.parse(touch)).toEqual({
    utm_source: "Insta Gram",
    utm_campaign: "spring",
    referrer: "https://l.example/path",
  });
});

test("what the contract would refuse is left out of a visit", () => {
  const long = encodeURIComponent(`${"x".repeat(199)}🌞\u0007\n`);
  const touch = touchOf({ href: `${here}?utm_source=%07a%0Ab&utm_medium=${long}`, referrer: "" });
  expect(firstTouch.parse(touch)).toEqual({ utm_source: "ab", utm_medium: "x".repeat(199) });
});

test.each(["", "https://academy.example/other", "android-app://com.app", "not an address"])(
  "a referrer of %j is nobody",
  (referrer) => {
    expect(touchOf({ href: here, referrer })).toEqual({});
  },
);

test.each([
  [{ utm_source: "Insta Gram!" }, "insta-gram"],
  [{ utm_source: "x".repeat(200) }, "x".repeat(60)],
  [{ referrer: "https://www.Facebook.com/groups" }, "facebook.com"],
  [{ utm_source: "mail", referrer: "https://facebook.com" }, "mail"],
  [{ utm_source: "✨" }, undefined],
  [{}, undefined],
])("the source of %j is %j", (touch, source) => {
  expect(sourceOf(touch)).toBe(source);
});

test("the first visit decides, and garbage does not", () => {
  const { kept, area } = storageInMemory();
  const storage = guardStorage(area);
  readFirstTouch({ href: `${here}?utm_source=one`, referrer: "" }, storage);
  expect(readFirstTouch({ href: `${here}?utm_source=two`, referrer: "" }, storage)).toEqual({
    utm_source: "one",
  });
  kept.set("first-touch", '{"utm_source":7,"extra":"x","utm_medium":"mail"}');
  expect(readFirstTouch({ href: here, referrer: "" }, storage)).toEqual({ utm_medium: "mail" });
  kept.set("first-touch", "{");
  expect(readFirstTouch({ href: `${here}?utm_source=two`, referrer: "" }, storage)).toEqual({
    utm_source: "two",
  });
});
