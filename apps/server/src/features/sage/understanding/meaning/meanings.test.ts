import { afterAll, expect, test } from "vitest";
import { eventually } from "../../../../testing/eventually.ts";
import { startApi } from "../../../../testing/servers/start-api.ts";
import { makeEmbedder } from "./embedder.ts";
import { makeMeanings } from "./meanings.ts";
import { nearness } from "./vectors.ts";

const embedder = makeEmbedder();
afterAll(() => embedder.close());
const log = { error: (...said: unknown[]) => expect.unreachable(JSON.stringify(said)) };

test("what means the same is near, whatever its words", async () => {
  const [puppy, pets, price] = await embedder.embed([
    "May I take my puppy along?",
    "Are pets allowed at the retreat?",
    "What does the course cost?",
  ]);
  if (!puppy || !pets || !price) return expect.unreachable();

  expect(nearness(puppy, pets)).toBeGreaterThan(0.45);
  expect(nearness(puppy, price)).toBeLessThan(0.3);
  expect(nearness(pets, pets)).toBeCloseTo(1);
});

test("what the academy says is worked out once, for every process", async () => {
  const { db } = await startApi();
  const now = () => new Date("2030-01-01");
  const text = "The wooden bell is rung before the singing begins.";
  const first = makeMeanings({ db, now, log, embedder });
  expect((await first.ofTexts([text])).size).toBe(0);
  await eventually(
    () => first.revision(),
    (revision) => revision > 0,
  );

  const noThread = { ...embedder, embed: () => Promise.reject(new Error("nothing has to be worked out")) };
  const second = makeMeanings({ db, now, log, embedder: noThread });
  expect([...(await second.ofTexts([text])).keys()]).toEqual([text]);
  const rows = await db.selectFrom("text_meanings").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("wooden");
});

test("what somebody asks is never kept, and is answered in words where there is no thread", async () => {
  const { db } = await startApi();
  const said: unknown[] = [];
  const failing = { ...embedder, embed: () => Promise.reject(new Error("no memory")) };
  const meanings = makeMeanings({
    ...{ db, now: () => new Date(), embedder: failing },
    log: { error: (...each: unknown[]) => said.push(each) },
  });

  expect(await meanings.ofQuestion("may I bring my dog?")).toBeUndefined();
  expect(JSON.stringify(said)).not.toContain("dog");
  const working = makeMeanings({ db, now: () => new Date(), log, embedder });
  expect(await working.ofQuestion("may I bring my dog?")).toBeDefined();
  expect(await working.ofQuestion("???")).toBeUndefined();
  expect(await db.selectFrom("text_meanings").selectAll().execute()).toEqual([]);
});

test("a thread that is not needed ends, and the next text starts another", async () => {
  const brief = makeEmbedder({ idleMs: 1 });
  const [before] = await brief.embed(["a bell"]);
  await eventually(
    () => brief.isRunning(),
    (isRunning) => !isRunning,
  );

  expect((await brief.embed(["a bell"]))[0]).toEqual(before);
  await brief.close();
});

test("more than a few waiting texts are refused, so that nobody can pile them up", async () => {
  const narrow = makeEmbedder({ maxWaiting: 1 });
  const first = narrow.embed(["a bell"]);

  await expect(narrow.embed(["another bell"])).rejects.toThrow("too many");
  expect(await first).toHaveLength(1);
  await narrow.close();
});
