import type { AllEdits } from "@academy/content/editing/editable";
import { alumniGroup } from "@academy/content/offers";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import { expect, test, vi } from "vitest";
import { signedIn } from "../../testing/browser.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { followWords } from "./follow-words.ts";
import { keepPublished } from "./from-files.ts";
import type { RenderAttempt } from "./rendering/rendered.ts";
import { makeTries } from "./tries.ts";
import { addVersion, listVersions } from "./words.queries.ts";
import { makeWords, type WordsDeps } from "./words.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
const now = new Date("2031-05-01T10:00:00.000Z");
const spring: OwnPage = { address: "/spring", title: "Spring", description: "In April.", sections: [] };
const publish = (api: Api, page: string, edits: AllEdits, ownPage: OwnPage | null = null) =>
  api.db.transaction().execute((tx) => keepPublished(tx, { page, edits, ownPage }, now));

/** A build of a later release, in which some of what was published no longer fits. */
function laterBuild(api: Api, fits: (said: Parameters<WordsDeps["render"]>[0]) => string[] = () => []) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const replaced: { pages: Readonly<Record<string, string>>; files: string[] }[] = [];
  const render = vi.fn(async (...[said]: Parameters<WordsDeps["render"]>): Promise<RenderAttempt> => {
    const failures = fits(said).map((path) => ({ path, reason: "no such text" }));
    const price = said.edits["offer-alumniGroup"]?.priceCents;
    return {
      pages: {
        "/quiz": "<h1>A</h1><div></div>",
        "/home": JSON.stringify(said.edits["home-page"] ?? "built"),
      },
      added: {},
      notFound: "",
      shell: "",
      manifest: "",
      live: price ? { "alumni-group": { ...alumniGroup, priceCents: price } } : {},
      first: {},
      passages: [],
      failures,
    };
  });
  const words = makeWords({
    db: api.db,
    log: log as never,
    documents: { changeWords: () => {} },
    build: "later",
    render,
    preview: async () => "",
    headlineScript: () => "run()",
    replacePages: (rendered, files) => {
      replaced.push({ pages: rendered.pages, files: files.map(({ text }) => text) });
    },
    reloadPages: () => void replaced.push({ pages: "as built" as never, files: [] }),
    publishPassages: () => {},
  });
  return { words, log, replaced, render };
}

test("after a release what can be taken over is, prices first, and what can't is named once", async () => {
  const api = await startApi();
  await publish(api, "offer-alumniGroup", { "offer-alumniGroup": { priceCents: 12_300 } } as never);
  await publish(api, "home", { "home-page": { "hero.heading": "No longer fits" } });
  await publish(api, "own-0001", {}, spring);
  await publish(api, "quiz", { "quiz-page": { "hero.heading": "Still fits" } });
  const build = laterBuild(api, ({ edits, ownPages }) => [
    ...(edits["home-page"] ? ["/home"] : []),
    ...Object.keys(ownPages),
  ]);
  try {
    await build.words.catchUp();
    expect(alumniGroup.priceCents).toBe(12_300);
    expect(build.replaced).toHaveLength(1);
    expect(build.replaced[0]?.pages["/home"]).toBe('"built"');
    expect(build.replaced[0]?.files.join()).toContain("Still fits");
    expect(build.replaced[0]?.files.join()).not.toContain("No longer fits");
    expect(build.words.findOwnPage("/spring")).toBeUndefined();
    expect(build.words.leftOut().map(({ page }) => page)).toEqual(["home", "own-0001"]);
    expect(build.log.warn).toHaveBeenCalledTimes(1);
    // What was rendered is there for every other process of this build, with what is left out.
    const other = laterBuild(api);
    await other.words.catchUp();
    expect(other.render).not.toHaveBeenCalled();
    expect(other.words.leftOut()).toEqual(build.words.leftOut());
    expect(other.replaced[0]?.files.join()).not.toContain("No longer fits");
    // Another page can be published meanwhile; the one that does not fit can't.
    await other.words.publish(
      [{ page: "terms", edits: { "terms-page": { title: "T" } } }],
      async ([revision], keep) => {
        expect(revision).toBe(5);
        await keep(api.db);
      },
    );
    expect(other.words.leftOut().map(({ page }) => page)).toEqual(["home", "own-0001"]);
    await expect(
      build.words.publish([{ page: "home", edits: { "home-page": { a: "b" } } }], async () => {
        throw new Error("never asked for");
      }),
    ).rejects.toThrow("/home: no such text");
  } finally {
    build.words.forget();
  }
});

test("a comparison whose page has another opening now ends neither prices nor words", async () => {
  const api = await startApi();
  await publish(api, "home", { "home-page": { "hero.heading": "Kept" } });
  const edits = { "quiz-page": { heading: "Other" } };
  const alternative = { page: "quiz/headline", edits, experiment: "experiment" };
  await api.db
    .transaction()
    .execute((tx) => addVersion(tx, { ...alternative, revision: 2, restoredFrom: null, by: null }, now));
  const build = laterBuild(api);
  try {
    await build.words.catchUp();
    expect(build.words.leftOut().map(({ page }) => page)).toEqual(["quiz/headline"]);
    expect(build.replaced[0]?.pages["/home"]).toContain("Kept");
    expect(build.replaced[0]?.files.join()).not.toContain("run()");
  } finally {
    build.words.forget();
  }
});

test("what can't be taken over is tried again later and later, and what is newer at once", async () => {
  let time = 0;
  const tries = makeTries(() => time);
  const waits: number[] = [];
  for (let count = 0; count < 9; count++) {
    tries.failed(7);
    const from = time;
    while (tries.isTooSoon(7)) time += 500;
    waits.push(time - from);
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  tries.failed(7);
  expect(tries.isTooSoon(8)).toBe(false);
});

test("a look that fails is repeated less often, and one that works as often as before", async () => {
  vi.useFakeTimers();
  try {
    const log = { error: vi.fn() };
    const catchUp = vi.fn(async () => {
      throw new Error("no database");
    });
    const following = followWords({ catchUp }, log);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(catchUp.mock.calls.length).toBeLessThan(12);
    expect(log.error).toHaveBeenCalledTimes(catchUp.mock.calls.length);
    catchUp.mockImplementation(async () => undefined as never);
    await vi.advanceTimersByTimeAsync(10_000);
    const before = catchUp.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(catchUp.mock.calls.length - before).toBe(10);
    await following.stop();
  } finally {
    vi.useRealTimers();
  }
});

test("Today and the list of pages name what can't be shown", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const today = (await (await owner.get("/api/studio/today")).json()) as { waiting: { leftOut: unknown[] } };
  expect(today.waiting.leftOut).toEqual([]);
  const { listLeftOut } = await import("./studio/left-out.ts");
  await publish(api, "own-0001", {}, spring);
  const leftOut = ["home", "own-0001", "quiz/headline", "/about"].map((page) => ({ page, reason: "" }));
  expect(await listLeftOut(api.db, { leftOut: () => leftOut } as never)).toEqual([
    { id: "home", title: "Home" },
    { id: "own-0001", title: "Spring" },
    { id: null, title: "Quiz start" },
    { id: null, title: "/about" },
  ]);
});

test("what one process has published every other of its build takes over without rendering", async () => {
  const api = await startApi();
  const build = laterBuild(api);
  const publishHere = (page: string, edits: AllEdits) =>
    build.words.publish([{ page, edits }], async ([revision = 0], keep) => {
      await publish(api, page, edits);
      expect((await listVersions(api.db, page, 1))[0]?.revision).toBe(revision);
      await keep(api.db);
    });
  try {
    await publishHere("home", { "home-page": { "hero.heading": "Hello" } });
    await publishHere("mail-gift", { "mail-gift": { heading: "Two" } });
    // A mail is on no page: these stay as they are, and so does the file of their words.
    expect(build.replaced[1]).toEqual(build.replaced[0]);
    expect(build.render.mock.calls.map(([, words]) => words)).toEqual([
      expect.stringMatching(/^\/words\/[0-9a-f]{16}\.js$/),
      build.render.mock.calls[0]?.[1],
    ]);
    const other = laterBuild(api);
    await other.words.catchUp();
    expect(other.render).not.toHaveBeenCalled();
    expect(other.replaced[0]?.pages["/home"]).toContain("Hello");
  } finally {
    build.words.forget();
  }
});

test("pages to which something else is to be done are made again: as they were built, or with the words that are published", async () => {
  const api = await startApi();
  const { words, replaced, render } = laterBuild(api);
  try {
    await words.makeAgain();
    expect(replaced).toEqual([{ pages: "as built", files: [] }]);
    await publish(api, "home", { "home-page": { "hero.heading": "Hers" } });
    await words.catchUp();
    await words.makeAgain();
    expect(replaced.slice(1).map(({ pages }) => pages["/home"])).toEqual(
      Array(2).fill(JSON.stringify({ "hero.heading": "Hers" })),
    );
    // What was rendered is kept.
    expect(render).toHaveBeenCalledTimes(1);
  } finally {
    words.forget();
  }
});
