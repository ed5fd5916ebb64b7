import type { LessonWords, StudioLesson } from "@academy/contract/studio/courses";
import { expect, test } from "vitest";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { createDraft } from "./draft-store.ts";
import { isSameLesson, wordsOfLesson } from "./use-draft.ts";

const words = { title: "One", summary: "", minutes: 5, text: "Hello." };
const lessonOf = (change: Partial<StudioLesson> = {}) =>
  ({ ...words, id: "l", revision: 3, state: "published", ...change }) as StudioLesson;
const conflict = () => new ApiError(409, JSON.stringify({ code: "CONFLICT", message: "" }), "");

/** A server with one draft, a device, and time that is moved by hand. */
function desk(kept?: { words: LessonWords; revision: number }, lesson = lessonOf()) {
  const server = {
    words: { ...words } as LessonWords,
    revision: 3,
    isOff: false,
    saves: 0,
    replaced: [] as string[],
  };
  const device = { kept };
  let timers: { at: number; then: () => void }[] = [];
  let now = 0;
  const draft = createDraft<LessonWords, StudioLesson>({
    written: lesson,
    wordsOf: wordsOfLesson,
    isSame: isSameLesson,
    device: {
      read: () => device.kept,
      write: (next) => {
        device.kept = next;
      },
      remove: () => {
        device.kept = undefined;
      },
    },
    save: async ({ revision, replaces, ...sent }) => {
      server.saves += 1;
      if (server.isOff) throw new TypeError("no line");
      if (revision !== server.revision) throw conflict();
      if (replaces) server.replaced.push(server.words.text);
      server.words = sent;
      server.revision += 1;
      return { revision: server.revision };
    },
    read: async () => lessonOf({ ...server.words, revision: server.revision, state: "changed" }),
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
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { server, device, draft, pass, type: (text: string) => draft.change({ text }, now) };
}

test("what is typed is on the device at once and on the server within two seconds, however long somebody types", async () => {
  const { server, device, draft, pass, type } = desk();
  let text = "";
  for (let at = 0; at < 3000; at += 300) {
    text += "x";
    type(text);
    expect(device.kept?.words.text).toBe(text);
    await pass(300);
    if (at >= 2000) expect(server.saves).toBeGreaterThan(0);
  }
  await pass(900);
  expect(server.words.text).toBe(text);
  expect(draft.current()).toMatchObject({ status: "saved", isChanged: true });
  expect(device.kept).toBeUndefined();
});

test("without a line it stays on the device and goes later by itself", async () => {
  const { server, device, draft, pass, type } = desk();
  server.isOff = true;
  type("Later.");
  await pass(900);
  expect([draft.current().status, device.kept?.words.text]).toEqual(["failed", "Later."]);
  server.isOff = false;
  await pass(5000);
  expect([draft.current().status, server.words.text]).toEqual(["saved", "Later."]);
});

test("what never arrived is there again, and goes on from the same revision", async () => {
  const { server, draft, pass } = desk({ words: { ...words, text: "Kept." }, revision: 3 });
  expect(draft.current().words.text).toBe("Kept.");
  await pass(0);
  expect(server.words.text).toBe("Kept.");
});

test("of two who write the second is asked, and either choice keeps both", async () => {
  const { server, device, draft, pass, type } = desk();
  server.words = { ...words, text: "Theirs." };
  server.revision = 4;
  type("Mine.");
  await pass(900);
  expect(draft.current()).toMatchObject({ status: "conflict", theirs: { text: "Theirs." } });
  type("Mine, still.");
  await pass(9000);
  expect([server.words.text, device.kept?.words.text]).toEqual(["Theirs.", "Mine, still."]);
  await draft.resolve("mine");
  expect([server.words.text, server.replaced]).toEqual(["Mine, still.", ["Theirs."]]);
  expect(draft.current().status).toBe("saved");
});

test("whoever goes on with theirs has it in the editor", async () => {
  const { server, device, draft } = desk({ words: { ...words, text: "Old." }, revision: 2 });
  expect(draft.current().status).toBe("conflict");
  await draft.resolve("theirs");
  expect(draft.current()).toMatchObject({ status: "saved", edition: 1, words: { text: "Hello." } });
  expect([device.kept, server.saves]).toEqual([undefined, 0]);
});

test("the same words from two sides are no conflict, and an empty title is not sent", async () => {
  const { server, draft, pass, type } = desk();
  server.words = { ...words, text: "Same." };
  server.revision = 4;
  type("Same.");
  await pass(900);
  expect(draft.current()).toMatchObject({ status: "saved", revision: 4 });
  draft.change({ title: " " }, 0);
  await pass(5000);
  expect(server.words.title).toBe("One");
});
