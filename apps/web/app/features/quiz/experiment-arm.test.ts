import { expect, test } from "vitest";
import { guardStorage } from "../../lib/storage/storage.ts";
import { storageInMemory } from "../../lib/testing/storage-in-memory.ts";
import { experimentOf, keptOrder } from "./experiment-arm.ts";

test("a browser keeps the order it got first, for as long as the experiment lasts", () => {
  const storage = guardStorage(storageInMemory().area);
  expect(keptOrder({ order: "interleaved" }, storage)).toBe("interleaved");
  expect(keptOrder({ order: "sequence", experiment: "one" }, storage)).toBe("sequence");
  expect(keptOrder({ order: "interleaved", experiment: "one" }, storage)).toBe("sequence");
  expect(keptOrder({ order: "interleaved" }, storage), "it is over").toBe("interleaved");
  expect(keptOrder({ order: "interleaved", experiment: "two" }, storage)).toBe("interleaved");
});

test("a start and a lead count once, and a lead only after a start", () => {
  const storage = guardStorage(storageInMemory().area);
  expect(experimentOf("started", "sequence", storage)).toBeUndefined();
  keptOrder({ order: "sequence", experiment: "one" }, storage);
  expect(experimentOf("lead", "sequence", storage), "begun before").toBeUndefined();
  expect(experimentOf("started", "interleaved", storage), "another order").toBeUndefined();
  expect(experimentOf("started", "sequence", storage)).toBe("one");
  expect(experimentOf("started", "sequence", storage)).toBeUndefined();
  expect(experimentOf("lead", "sequence", storage)).toBe("one");
  expect(experimentOf("lead", "sequence", storage)).toBeUndefined();
});

test.each(['{"id":7}', "null", "[]", "{", '{"id":"x","order":"backwards","counted":[]}'])(
  "what was spoilt is nothing: %s",
  (text) => {
    const { kept, area } = storageInMemory();
    kept.set("quiz-experiment", text);
    expect(experimentOf("started", "sequence", guardStorage(area))).toBeUndefined();
    expect(keptOrder({ order: "interleaved", experiment: "one" }, guardStorage(area))).toBe("interleaved");
  },
);
