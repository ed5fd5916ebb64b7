import { expect, test } from "vitest";
import { createRating } from "../panel/rating.tsx";

/** Ratings whose calls are ended by hand. */
function open() {
  const shown: (boolean | undefined)[] = [];
  const calls: { isHelpful: boolean; end: () => void; fail: (error: Error) => void }[] = [];
  const rate = createRating({
    mark: (_id, isHelpful) => shown.push(isHelpful),
    send: (_id, isHelpful) =>
      new Promise<void>((end, fail) => {
        calls.push({ isHelpful, end, fail });
      }),
  });
  return { rate, shown, calls };
}

/** Until everything that waits for something that is already there has gone on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("of two quick ratings the second is sent when the first has arrived", async () => {
  const { rate, shown, calls } = open();
  const first = rate("a", true, undefined);
  const second = rate("a", false, true);
  await settle();
  expect(calls.map(({ isHelpful }) => isHelpful)).toEqual([true]);

  calls[0]?.end();
  await settle();
  calls[1]?.end();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(calls.map(({ isHelpful }) => isHelpful)).toEqual([true, false]);
  expect(shown).toEqual([true, false]);
});

test("a rating that failed is taken back, unless another was given since", async () => {
  const { rate, shown, calls } = open();
  const lone = rate("a", true, undefined);
  await settle();
  calls[0]?.fail(new Error("503"));
  expect(await lone).toBe(false);
  expect(shown).toEqual([true, undefined]);

  const first = rate("b", true, undefined);
  const second = rate("b", false, true);
  await settle();
  calls[1]?.fail(new Error("503"));
  await settle();
  calls[2]?.end();
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(shown).toEqual([true, undefined, true, false]);
});
