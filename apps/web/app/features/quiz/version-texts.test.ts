import { noTexts } from "@academy/quiz/texts/texts";
import { expect, test, vi } from "vitest";
import { textsFor } from "./version-texts.ts";

const answer = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status });

test("the first version is there at once and asks nobody", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  expect(textsFor(undefined).peek()).toBe(noTexts);
  expect(await textsFor("").load()).toBe(noTexts);
  expect(asked).not.toHaveBeenCalled();
});

test("another is fetched once by its name, and again only if that failed", async () => {
  const asked = vi
    .fn()
    .mockResolvedValueOnce(answer(503))
    .mockResolvedValue(answer(200, { "set-1": "x" }));
  vi.stubGlobal("fetch", asked);
  const name = "2-0000000000000001";
  await expect(textsFor(name).load()).rejects.toThrow("503");
  expect(textsFor(name).peek()).toBeUndefined();
  expect(await textsFor(name).load()).toEqual({ "set-1": "x" });
  expect(await textsFor(name).load()).toEqual({ "set-1": "x" });
  expect(asked.mock.calls).toEqual([[`/quiz-texts/${name}.json`], [`/quiz-texts/${name}.json`]]);
});

test("a version that is gone leaves the quiz with its first texts", async () => {
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(answer(404)));
  expect(await textsFor("3-0000000000000002").load()).toBe(noTexts);
});
