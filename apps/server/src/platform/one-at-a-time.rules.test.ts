import { expect, test } from "vitest";
import { AppError } from "./errors.ts";
import { oneAtATime } from "./one-at-a-time.ts";

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
