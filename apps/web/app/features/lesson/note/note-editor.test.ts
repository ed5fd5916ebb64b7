import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import { maxNoteCharacters, noteBody } from "@academy/contract/learning/lessons";
import { beforeEach, expect, test } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { OnlyLookingError } from "../../../lib/worn-guise.ts";
import type { PendingItem } from "../../progress/public.ts";
import { createNoteEditor } from "./note-editor.ts";

type PendingNote = Extract<PendingItem["pending"], { kind: "note" }>;
const note = { text: "a", revision: 1 };
const key = "note:1:mine";

let kept = new Map<string, unknown>();
let waits: { ms: number; then: () => void; isOff: boolean }[] = [];
let flushes = 0;
let saves: { text: string; answer: (saved: unknown) => void; fail: (error: Error) => void }[] = [];

const open = (drafts: PendingItem[] = [], from = note) =>
  createNoteEditor({
    lessonId: "1",
    note: from,
    drafts,
    key,
    outbox: {
      putNote: (place, draft) => void kept.set(place, draft),
      drop: (place) => void kept.delete(place),
      remove: (item) => void kept.delete(item.key),
      hold: () => () => {},
      flush: async () => {
        flushes += 1;
        return new Map();
      },
    },
    save: ({ text }) =>
      new Promise((resolve, reject) => {
        saves.push({ text, answer: (saved) => resolve(saved as typeof note), fail: reject });
      }),
    wait: (ms, then) => {
      const waiting = { ms, then, isOff: false };
      waits.push(waiting);
      return () => {
        waiting.isOff = true;
      };
    },
  });

/** Lets the time pass that is being waited for. */
const pass = () => {
  const [waiting] = waits.filter(({ isOff }) => !isOff).slice(-1);
  if (waiting) {
    waiting.isOff = true;
    waiting.then();
  }
};
const settled = () => new Promise((resolve) => setImmediate(resolve));
const draft = (text: string, part: Partial<PendingNote> = {}): PendingItem => ({
  key: `note:1:${text}`,
  pending: { kind: "note", at: "", lessonId: "1", text, base: note, ...part },
});

beforeEach(() => {
  kept = new Map();
  waits = [];
  saves = [];
  flushes = 0;
});

test("what is written is kept at once, saved after a pause, and then forgotten here", async () => {
  const editor = open();
  expect(editor.current()).toEqual({ text: "a", state: "saved" });
  editor.write("a\nb");
  editor.write("a\nbc");
  expect(kept.get(key)).toMatchObject({ text: "a\nbc", base: note });
  expect(saves).toEqual([]);
  pass();
  expect(editor.current().state).toBe("saving");
  saves[0]?.answer({ text: "a\nbc", revision: 2 });
  await settled();
  expect(editor.current()).toEqual({ text: "a\nbc", state: "saved" });
  expect(kept.size).toBe(0);
  expect(saves.map(({ text }) => text)).toEqual(["a\nbc"]);
});

test("what is written while saving is saved after it, from there", async () => {
  const editor = open();
  editor.write("one");
  pass();
  editor.write("one two");
  await editor.saveNow();
  expect(saves).toHaveLength(1);
  expect(kept.get(key)).toMatchObject({ text: "one two", inFlight: "one" });
  saves[0]?.answer({ text: "one", revision: 2 });
  await settled();
  expect(editor.current()).toEqual({ text: "one two", state: "saving" });
  expect(kept.get(key)).toMatchObject({ text: "one two", base: { text: "one", revision: 2 } });
  pass();
  saves[1]?.answer({ text: "one two", revision: 3 });
  await settled();
  expect(editor.current().state).toBe("saved");
});

test("without a connection it stays on this device, says so, and goes when there is one", async () => {
  const editor = open();
  editor.write("b");
  pass();
  saves[0]?.fail(new TypeError("Failed to fetch"));
  await settled();
  expect(editor.current()).toEqual({ text: "b", state: "pending" });
  expect(kept.size).toBe(1);
  pass();
  saves[1]?.answer({ text: "b", revision: 2 });
  await settled();
  expect(editor.current().state).toBe("saved");
});

test("what another tab has written is joined with what is on show, and said", async () => {
  const editor = open();
  editor.write("a\nmine");
  pass();
  editor.write("a\nmine too");
  saves[0]?.answer({ text: "a\nmine\ntheirs", revision: 3 });
  await settled();
  expect(editor.current().text).toBe("a\nmine too\ntheirs");
  pass();
  saves[1]?.answer({ text: "a\nmine too\ntheirs", revision: 4 });
  await settled();
  expect(editor.current().state).toBe("saved");

  editor.write("a");
  pass();
  saves[2]?.answer({ text: "a\nlater", revision: 6 });
  await settled();
  expect(editor.current()).toEqual({ text: "a\nlater", state: "merged" });
});

test("drafts of earlier pages come back, are saved, and only then forgotten", async () => {
  const earlier = draft("a\nearlier");
  kept.set(earlier.key, earlier.pending);
  const editor = open([earlier], { text: "a\nelsewhere", revision: 2 });
  expect(editor.current().text).toBe("a\nearlier\nelsewhere");
  pass();
  expect(kept.size).toBe(2);
  saves[0]?.answer({ text: "a\nearlier\nelsewhere", revision: 3 });
  await settled();
  expect(kept.size).toBe(0);
});

test("a draft whose forerunner has arrived takes its place", () => {
  const earlier = draft("a\nhello world", { inFlight: "a\nhello wrld" });
  expect(open([earlier], { text: "a\nhello wrld", revision: 2 }).current().text).toBe("a\nhello world");
});

test("a note too long is kept, and the reason is said", async () => {
  const editor = open();
  editor.write("x".repeat(maxNoteCharacters + 1));
  pass();
  saves[0]?.fail(new ApiError(400, "", "Bad Request"));
  await settled();
  expect(editor.current().state).toBe("tooLong");
  expect(kept.size).toBe(1);
  expect(lessonPage.note.maxCharacters).toBe(maxNoteCharacters);
});

test("whoever only looks is told so, and it is not tried again", async () => {
  const editor = open();
  editor.write("ab");
  pass();
  saves[0]?.fail(new OnlyLookingError());
  await settled();
  expect(editor.current()).toEqual({ text: "ab", state: "looking" });
  expect(waits.filter(({ isOff }) => !isOff)).toEqual([]);
});

test("what is pasted is taken without what the server would refuse", () => {
  const editor = open();
  editor.write("one\r\ntwo\rthree\u0000\u0007\tfour \ud800 five");
  expect(editor.current().text).toBe("one\ntwo\nthree\tfour  five");
  expect(noteBody.safeParse({ text: editor.current().text, baseRevision: 0 }).success).toBe(true);
});

test("leaving the page hands over what is not saved", async () => {
  const editor = open();
  editor.close();
  expect(flushes).toBe(0);
  editor.write("b");
  editor.close();
  expect(flushes).toBe(1);
  expect(kept.size).toBe(1);
  expect(saves).toEqual([]);
});
