import { expect, test } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { guardStorage } from "../../../lib/storage/storage.ts";
import { createDraft } from "./draft-store.ts";
import { createLocalDrafts } from "./local-drafts.ts";

type Words = { title: string; text: string };
type Lesson = Words & { revision: number };

const lesson: Lesson = { title: "One", text: "Hello.", revision: 3 };
const answer = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ code, message: "No.", field: "text" }), "");

/** A server with one draft, a device, and time that is moved by hand. */
function openDesk(local?: { value: Words; revision: string }) {
  const server = { ...lesson, isOff: false, saves: 0, replaced: [] as string[] };
  const map = new Map<string, string>();
  if (local) map.set("page-draft:ann:l:other", JSON.stringify({ ...local, at: "2031-05-01T10:00:00Z" }));
  const storage = guardStorage(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  }));
  let timers: { at: number; then: () => void }[] = [];
  let now = 0;
  const draft = createDraft<Words, Lesson>({
    thing: lesson,
    contentOf: ({ title, text }) => ({ title, text }),
    revisionOf: ({ revision }) => String(revision),
    whatIsMissing: ({ title }) =>
      title.trim() === "" ? { field: "title", sentence: "Please enter a title." } : undefined,
    device: createLocalDrafts(
      { person: "ann", name: "l", editor: "own" },
      (found) => found as Words,
      storage,
    ),
    save: async (sent, revision, replaces) => {
      server.saves += 1;
      if (server.isOff) throw new TypeError("no line");
      if (revision !== String(server.revision)) throw answer(409, "CONFLICT");
      if (sent.text.includes("$")) throw answer(400, "BAD_REQUEST");
      if (replaces) server.replaced.push(server.text);
      Object.assign(server, sent, { revision: server.revision + 1 });
      return String(server.revision);
    },
    read: async () => ({ title: server.title, text: server.text, revision: server.revision }),
    wait: (ms, then) => {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  });
  const pass = async (ms: number) => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { then } of due) then();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  const kept = () => {
    const found = map.get("page-draft:ann:l:own");
    return found ? (JSON.parse(found) as { value: Words }).value.text : undefined;
  };
  const type = (text: string) => draft.change((before) => ({ ...before, text }), { now });
  return { server, map, kept, draft, pass, type };
}

test("what is typed is on the device at once and on the server within two seconds, however long somebody types", async () => {
  const { server, kept, draft, pass, type } = openDesk();
  let text = "";
  for (let at = 0; at < 3000; at += 300) {
    text += "x";
    type(text);
    expect(kept()).toBe(text);
    await pass(300);
    if (at >= 2000) expect(server.saves).toBeGreaterThan(0);
  }
  await pass(900);
  expect(server.text).toBe(text);
  expect(draft.current()).toMatchObject({ status: "saved", hasSavedSince: true });
  expect(kept()).toBeUndefined();
});

test("without a line it stays on the device and goes later by itself", async () => {
  const { server, kept, draft, pass, type } = openDesk();
  server.isOff = true;
  type("Later.");
  await pass(900);
  expect([draft.current().status, kept()]).toEqual(["failed", "Later."]);
  await pass(5000);
  expect([draft.current().status, server.saves]).toEqual(["failed", 2]);
  server.isOff = false;
  await pass(5000);
  expect([draft.current().status, server.text]).toEqual(["saved", "Later."]);
});

test("what the server refuses is not sent again before something else is written", async () => {
  const { server, draft, pass, type } = openDesk();
  type("For $5");
  await pass(900);
  expect(draft.current()).toMatchObject({ status: "refused", problem: { sentence: "No.", field: "text" } });
  await pass(60_000);
  expect(server.saves).toBe(1);
  type("For nothing");
  expect(draft.current().problem).toBeUndefined();
  await pass(900);
  expect([draft.current().status, server.text]).toEqual(["saved", "For nothing"]);
});

test("what never arrived is offered, and goes on from the revision it was written over", async () => {
  const { server, map, draft } = openDesk({ value: { title: "One", text: "Kept." }, revision: "3" });
  const [local] = draft.current().local;
  expect(draft.current()).toMatchObject({ status: "saved", value: { text: "Hello." } });
  expect(local?.value.text).toBe("Kept.");
  if (local) await draft.continueWith(local);
  expect(draft.current()).toMatchObject({ status: "saved", edition: 1, local: [] });
  expect([server.text, map.size]).toEqual(["Kept.", 0]);
});

test("of two who write the second is asked, and either choice keeps both", async () => {
  const { server, kept, draft, pass, type } = openDesk();
  Object.assign(server, { text: "Theirs.", revision: 4 });
  type("Mine.");
  await pass(900);
  expect(draft.current()).toMatchObject({ status: "conflict", theirs: { text: "Theirs." } });
  type("Mine, still.");
  await pass(9000);
  expect([server.text, kept()]).toEqual(["Theirs.", "Mine, still."]);
  await draft.resolve("mine");
  expect([server.text, server.replaced]).toEqual(["Mine, still.", ["Theirs."]]);
  expect(draft.current()).toMatchObject({ status: "saved", theirs: undefined });
});

test("what was chosen without a line replaces theirs when it is sent again", async () => {
  const { server, draft, pass, type } = openDesk();
  Object.assign(server, { text: "Theirs.", revision: 4 });
  type("Mine.");
  await pass(900);
  server.isOff = true;
  await draft.resolve("mine");
  expect(draft.current().status).toBe("failed");
  server.isOff = false;
  await pass(5000);
  expect([draft.current().status, server.replaced]).toEqual(["saved", ["Theirs."]]);
});

test("whoever continues with what was written over an older one sees both, and can go on with theirs", async () => {
  const { server, map, draft } = openDesk({ value: { title: "One", text: "Old." }, revision: "2" });
  const [local] = draft.current().local;
  if (local) await draft.continueWith(local);
  expect(draft.current()).toMatchObject({
    status: "conflict",
    value: { text: "Old." },
    theirs: { text: "Hello." },
  });
  await draft.resolve("theirs");
  expect(draft.current()).toMatchObject({ status: "saved", edition: 2, value: { text: "Hello." } });
  expect([map.size, server.text]).toEqual([0, "Hello."]);
});

test("the same words from two sides are no conflict, and an empty title is not sent", async () => {
  const { server, draft, pass, type } = openDesk();
  Object.assign(server, { text: "Same.", revision: 4 });
  type("Same.");
  await pass(900);
  expect(draft.current()).toMatchObject({ status: "saved", revision: "4" });
  draft.change((before) => ({ ...before, title: " " }), { now: 0 });
  await pass(5000);
  expect(server.title).toBe("One");
  // Whoever wants to publish it hears what is missing.
  expect(await draft.act(async () => {})).toBe(false);
  expect(draft.current().problem).toEqual({ field: "title", sentence: "Please enter a title." });
  draft.change((before) => ({ ...before, title: "Two" }), { now: 0 });
  expect(draft.current().problem).toBeUndefined();
});

test("what is published is what was typed last, and what is typed meanwhile is saved over it", async () => {
  const { server, draft, pass, type } = openDesk();
  type("Ready.");
  const published: string[] = [];
  const isDone = await draft.act(async (revision) => {
    published.push(`${server.text} ${revision}`);
    type("Ready. And more.");
    await pass(5000);
    server.revision += 1;
  });
  expect([isDone, published]).toEqual([true, ["Ready. 4"]]);
  await pass(900);
  expect([draft.current().status, server.text]).toEqual(["saved", "Ready. And more."]);
});

test("nothing is published over what somebody else has saved: both are shown", async () => {
  const { server, draft } = openDesk();
  Object.assign(server, { text: "Theirs.", revision: 4 });
  const isDone = await draft.act(async (revision) => {
    if (revision !== String(server.revision)) throw answer(409, "CONFLICT");
  });
  expect(isDone).toBe(false);
  expect(draft.current()).toMatchObject({ status: "conflict", theirs: { text: "Theirs." } });
});

test("what was refused can be discarded, and keeps nothing from being published but itself", async () => {
  const { server, kept, draft, type } = openDesk();
  type("For $5");
  expect(await draft.act(async () => {})).toBe(false);
  expect(draft.current().status).toBe("refused");
  expect(
    await draft.act(async () => void Object.assign(server, { revision: 9 }), { dropsUnsaved: true }),
  ).toBe(true);
  expect(draft.current()).toMatchObject({ status: "saved", revision: "9", value: { text: "Hello." } });
  expect(kept()).toBeUndefined();
});
