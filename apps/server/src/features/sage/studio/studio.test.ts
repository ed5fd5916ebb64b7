import { randomUUID } from "node:crypto";
import type { OpenQuestionPage, TaughtAnswerPage, TaughtAnswerView } from "@academy/contract/sage";
import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import { askedOnce } from "../../../testing/data/sage-exchanges.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { handleForgetExchanges } from "../exchanges/forget-exchanges.ts";
import { dimensions, toVector } from "../understanding/meaning/vectors.ts";
import { listAllTaughtAnswers } from "./taught-answers.queries.ts";
import { findTaughtVersion } from "./taught-version.ts";

const base = "/api/studio/helper";
/** A meaning that is nobody else's. */
const towards = (axis: number) =>
  toVector(Float32Array.from({ length: dimensions }, (_, at) => (at === axis ? 1 : 0)));
const job = { id: "x", attempt: 1, signal: new AbortController().signal };
const pets = {
  question: "May I bring my dog?",
  answer: "Everything is online.",
  alsoAskedAs: ["Are pets allowed?"],
};

async function academy() {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const owner = await signedIn(api, "owner");
  const ask = (question: string, more: Omit<Parameters<typeof askedOnce>[2], "now"> = {}) =>
    askedOnce(api.db, question, { now: clock.now(), ...more });
  const bad = { outcome: "answered", isHelpful: false, answer: "Something else." } as const;
  const page = async (query = "") =>
    (await (await owner.get(`${base}/questions${query}`)).json()) as OpenQuestionPage;
  const open = async () => (await page()).items.map(({ kind, question, count }) => [kind, question, count]);
  const teach = async (body: object) =>
    (await (await owner.post(`${base}/answers`, body)).json()) as TaughtAnswerView;
  return { api, clock, owner, ask, bad, page, open, teach };
}

test("what was asked in vain or rated badly is listed, the same questions together, most often first", async () => {
  const { clock, ask, bad, page } = await academy();
  const vector = towards(1);
  await ask("May I bring my dog?", { vector });
  await ask("What does it cost?", { outcome: "answered", isHelpful: true });
  await ask("Hello", { outcome: "small-talk" });
  await ask("Is it for me?", { ...bad, answer: "An older answer." });
  clock.moveMinutes(1);
  await ask("may i bring my DOG");
  await ask("May I bring my dog? I am anna@example.org", { vector });
  await ask("Is it for me?!", bad);
  await ask("Do you ship?", { isHelpful: false });
  clock.moveMinutes(1);
  await ask("  May I bring\nmy dog ??");

  expect(await page()).toEqual({
    items: [
      {
        key: "may i bring my dog",
        question: "  May I bring\nmy dog ??",
        kind: "unanswered",
        count: 4,
        lastAskedAt: "2031-05-01T10:02:00.000Z",
        answer: null,
        askers: 0,
        otherWordings: 1,
        // In other words, and so under another key.
        alike: [{ key: expect.any(String), question: expect.stringContaining("May I bring my dog? I am [") }],
      },
      {
        key: "is it for me",
        question: "Is it for me?!",
        kind: "badly-rated",
        count: 2,
        lastAskedAt: "2031-05-01T10:01:00.000Z",
        answer: "Something else.",
        askers: 0,
        otherWordings: 0,
        alike: [],
      },
      expect.objectContaining({ count: 1, kind: "unanswered" }),
    ],
    nextCursor: null,
  });
});

test("a question that went wrong in both ways stands in the list as both", async () => {
  const { ask, bad, open } = await academy();
  await ask("Do you ship?");
  await ask("Do you ship?", bad);
  await ask("Do you ship?", bad);

  expect(await open()).toEqual([
    ["badly-rated", "Do you ship?", 2],
    ["unanswered", "Do you ship?", 1],
  ]);
});

test("page by page nothing is missing and nothing comes twice", async () => {
  const { clock, ask, page } = await academy();
  // Without letters nothing means the same as anything else.
  for (let index = 0; index < 23; index++) {
    if (index % 3 === 0) clock.moveMinutes(1);
    for (let time = 0; time <= index % 4; time++) await ask(`${index} ${index}`);
  }
  const whole = (await page("?limit=100")).items;

  const seen: typeof whole = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const next: OpenQuestionPage = await page(`?limit=5${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    expect(next.items.length).toBeLessThanOrEqual(5);
    seen.push(...next.items);
    cursor = next.nextCursor;
  }

  expect(seen).toEqual(whole);
  expect(whole.map(({ count }) => count)).toEqual([
    ...Array(5).fill(4),
    ...Array(6).fill(3),
    ...Array(6).fill(2),
    ...Array(6).fill(1),
  ]);
});

test("what means the same is one, on whatever pages it stood; one answer closes all of it", async () => {
  const { api, clock, owner, ask, page, teach } = await academy();
  for (let axis = 10; axis < 40; axis++) {
    for (let time = 0; time < 2; time++)
      await ask(`Question ${"x".repeat(axis)}?`, { vector: towards(axis) });
  }
  const ways = ["puppy", "terrier", "pets", "animals", "cat"];
  for (const way of ways) await ask(`May my ${way} come?`, { vector: towards(2) });

  const rest = async () => (await page("?limit=100")).items;

  const first = await page("?limit=5");
  expect(first.items[0]).toMatchObject({ count: 5, otherWordings: 4, kind: "unanswered" });
  expect(first.items[0]?.alike.length).toBe(4);
  const all = [...first.items];
  for (let at = first.nextCursor; at !== null; ) {
    const next = await page(`?limit=5&cursor=${encodeURIComponent(at)}`);
    all.push(...next.items);
    at = next.nextCursor;
  }
  expect(all.length).toBe(31);
  // Asked again later, in yet other words: it joins what is there.
  clock.moveMinutes(1);
  await ask("Are hamsters welcome?", { vector: towards(2) });
  const [group] = (await page()).items;
  expect(group).toMatchObject({ count: 6, lastAskedAt: clock.now().toISOString() });

  await teach({ ...pets, answersKey: group?.key });
  expect((await rest()).length).toBe(30);
  clock.moveMinutes(1);
  await ask("May my cat come?", { vector: towards(2) });
  expect((await rest()).length, "it failed again").toBe(31);
  await owner.post(`${base}/questions/dismiss`, { key: "may my cat come" });
  expect((await rest()).length).toBe(30);

  clock.moveDays(31);
  await handleForgetExchanges({ db: api.db, now: clock.now }).run({}, job);
  expect(await api.db.selectFrom("question_meanings").selectAll().execute()).toEqual([]);
});

test("a dismissed question comes back when it is asked again, and counts from then on", async () => {
  const { clock, owner, ask, open } = await academy();
  await ask("Do you ship?");
  await ask("Do you ship?");
  await ask("And pets?");

  await owner.post(`${base}/questions/dismiss`, { key: "do you ship" });
  expect(await open()).toEqual([["unanswered", "And pets?", 1]]);
  clock.moveMinutes(1);
  await ask("Do you ship??");
  expect(await open()).toEqual([
    ["unanswered", "Do you ship??", 1],
    ["unanswered", "And pets?", 1],
  ]);
  await owner.post(`${base}/questions/dismiss`, { key: "do you ship" });
  expect(await open()).toEqual([["unanswered", "And pets?", 1]]);
});

test("teaching an answer takes its questions off the list, until they fail again", async () => {
  const { api, clock, ask, bad, open, owner, teach } = await academy();
  for (const question of ["May I bring my dog", "are pets allowed", "Dogs?", "Do you ship?"])
    await ask(question);
  await ask("Dogs?", bad);

  const { id } = await teach({ ...pets, answersKey: "dogs" });
  expect(await open()).toEqual([["unanswered", "Do you ship?", 1]]);
  expect(await listAllTaughtAnswers(api.db)).toEqual([{ id, ...pets, updatedAt: clock.now() }]);

  clock.moveMinutes(1);
  await ask("Dogs?");
  await ask("Can my cat come?", { ...bad, passageId: `taught-${id}` });
  await ask("Who is it for?", { ...bad, passageId: "blueprint-for-whom" });
  clock.moveMinutes(1);
  await owner.send("PUT", `${base}/answers/${id}`, { ...pets, answer: "All animals may listen." });
  expect((await open()).sort(), "the answer they complained about is another now").toEqual([
    ["badly-rated", "Who is it for?", 1],
    ["unanswered", "Do you ship?", 1],
    ["unanswered", "Dogs?", 1],
  ]);

  await owner.send("DELETE", `${base}/answers/${id}`);
  expect((await open()).map((row) => row[1]).sort(), "nothing answers them any more").toEqual([
    "Can my cat come?",
    "Do you ship?",
    "Dogs?",
    "Dogs?",
    "May I bring my dog",
    "Who is it for?",
    "are pets allowed",
  ]);
});

test("taught answers are listed newest first, changed and deleted, and every change shows in their version", async () => {
  const { api, clock, owner, teach } = await academy();
  const versions = new Set([await findTaughtVersion(api.db)]);
  const list = async (query = "") =>
    (await (await owner.get(`${base}/answers${query}`)).json()) as TaughtAnswerPage;
  const ids: string[] = [];
  // Without moving the clock: two changes within a millisecond are two changes.
  for (const number of [1, 2, 3]) {
    ids.push((await teach({ ...pets, question: `Number ${number}` })).id);
    versions.add(await findTaughtVersion(api.db));
  }
  clock.moveMinutes(5);

  const changed = await owner.send("PUT", `${base}/answers/${ids[0]}`, { ...pets, alsoAskedAs: [] });
  versions.add(await findTaughtVersion(api.db));
  const view = { ...pets, id: ids[0], alsoAskedAs: [], updatedAt: "2031-05-01T10:05:00.000Z" };
  expect([changed.status, await changed.json()]).toEqual([200, view]);
  const first = await list("?limit=2");
  const second = await list(`?limit=2&cursor=${encodeURIComponent(first.nextCursor ?? "")}`);
  expect(first.items[0]).toEqual(view);
  expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(second.nextCursor).toBeNull();

  expect((await owner.send("DELETE", `${base}/answers/${ids[1]}`)).status).toBe(204);
  versions.add(await findTaughtVersion(api.db));
  expect((await list()).items.map(({ id }) => id).sort()).toEqual([ids[0], ids[2]].sort());
  expect(versions.size).toBe(6);
  expect(await findTaughtVersion(api.db), "as long as nothing changes").toBe([...versions].at(-1));
});

test("what is not there or not ours is refused, and changes nothing", async () => {
  const { api, owner } = await academy();
  const missing = `${base}/answers/${randomUUID()}`;
  expect((await refusalOf(await owner.send("PUT", missing, pets))).code).toBe("NOT_FOUND");
  expect((await refusalOf(await owner.send("DELETE", missing))).code).toBe("NOT_FOUND");
  for (const body of [
    {},
    { ...pets, question: "  a " },
    { ...pets, answer: "x".repeat(2001) },
    { ...pets, question: "null\u0000byte" },
    { ...pets, answer: "half \ud800" },
    { ...pets, alsoAskedAs: [" "] },
    { ...pets, alsoAskedAs: Array(21).fill("again") },
    { ...pets, answersKey: "\u0000" },
    { ...pets, url: "https://elsewhere.example" },
  ]) {
    expect((await owner.post(`${base}/answers`, body)).status, JSON.stringify(body).slice(0, 60)).toBe(400);
  }
  for (const key of ["", "\u0000", "x".repeat(301)]) {
    expect((await owner.post(`${base}/questions/dismiss`, { key })).status).toBe(400);
  }
  for (const query of ["cursor=x", "cursor=1_2031-99-99T00:00:00Z_x", "limit=0", "limit=101", "kind=all"]) {
    expect((await owner.get(`${base}/questions?${query}`)).status, query).toBe(400);
    expect((await owner.get(`${base}/answers?${query}`)).status, query).toBe(400);
  }
  expect(await listAllTaughtAnswers(api.db)).toEqual([]);
  expect(await findTaughtVersion(api.db)).toBe("nothing taught yet");
});
