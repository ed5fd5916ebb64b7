import { expect, test } from "vitest";
import { AppError } from "./errors.ts";
import { fewAtATime, oneAtATime } from "./one-at-a-time.ts";

test("work is done in turn, a failure ends only its own, and too many are asked to come again", async () => {
  const inTurn = oneAtATime(3);
  let atOnce = 0;
  let most = 0;
  const work = (name: string) => async () => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce--;
    if (name === "second") throw new Error("that one fails");
    return name;
  };

  const all = ["first", "second", "third"].map((name) => inTurn(work(name)));
  expect(() => inTurn(work("fourth"))).toThrow(AppError);

  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(most).toBe(1);
  expect(await inTurn(work("fifth"))).toBe("fifth");
});

test("a few are under way together, and the next begins when one of them is done", async () => {
  const few = fewAtATime(2, 10);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((index) =>
    few(() => {
      begun.push(index);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );

  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await all[1];
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await Promise.all([all[0], all[2]]);
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  await all[3];
});
