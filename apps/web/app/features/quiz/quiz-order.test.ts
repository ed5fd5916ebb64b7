import { afterEach, expect, test, vi } from "vitest";
import { chooseOrder } from "./quiz-order.ts";

afterEach(() => vi.useRealTimers());

test("the server's order is taken", async () => {
  expect(await chooseOrder(async () => "interleaved")).toBe("interleaved");
});

test("without an answer the quiz starts in sequence", async () => {
  expect(await chooseOrder(() => Promise.reject(new TypeError("Failed to fetch")))).toBe("sequence");
});

test("nobody waits for an answer that does not come", async () => {
  vi.useFakeTimers();
  const order = chooseOrder(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1500);
  expect(await order).toBe("sequence");
});
