import { expect, test } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { type NoteCalls, saveNote } from "./save-note.ts";

/** A server with one note, that others may write on before each of our calls. */
function serverWith(text: string, others: string[] = []) {
  let note = { text, revision: 1 };
  let puts = 0;
  const calls: NoteCalls = {
    get: async () => note,
    put: async (_, body) => {
      puts += 1;
      const other = others.shift();
      if (other !== undefined) note = { text: other, revision: note.revision + 1 };
      if (body.baseRevision !== note.revision) throw new ApiError(409, '{"code":"CONFLICT"}', "Conflict");
      note = { text: body.text, revision: note.revision + 1 };
      return note;
    },
  };
  return { calls, puts: () => puts };
}
const base = { text: "a", revision: 1 };
const at = "2026-05-01T10:00:00.000Z";

test("a note that nobody else has touched is saved as it is", async () => {
  const { calls, puts } = serverWith("a");
  expect(await saveNote({ at, lessonId: "1", text: "a\nb", base }, calls)).toEqual({
    text: "a\nb",
    revision: 2,
  });
  expect(puts()).toBe(1);
});

test("where somebody was faster, once or twice, everything is joined", async () => {
  const { calls } = serverWith("a", ["a\ntheirs", "a\nfirst\ntheirs"]);
  const saved = await saveNote({ at, lessonId: "1", text: "a\nmine", base }, calls);
  expect(saved.text.split("\n").sort()).toEqual(["a", "first", "mine", "theirs"]);
});

test("what has arrived already is not saved a second time", async () => {
  const { calls, puts } = serverWith("a", ["a\nmine"]);
  expect(await saveNote({ at, lessonId: "1", text: "a\nmine", base }, calls)).toEqual({
    text: "a\nmine",
    revision: 2,
  });
  expect(puts()).toBe(1);
});

test("what was on its way when the page was closed is not taken for somebody else's", async () => {
  const { calls } = serverWith("a", ["a\nhello wrld"]);
  const note = { at, lessonId: "1", text: "a\nhello world", base, inFlight: "a\nhello wrld" };
  expect((await saveNote(note, calls)).text).toBe("a\nhello world");
});

test("a line that never comes to rest is given up for now, and so is any other failure", async () => {
  const { calls, puts } = serverWith("a", ["1", "2", "3", "4", "5"]);
  await expect(saveNote({ at, lessonId: "1", text: "mine", base }, calls)).rejects.toThrow("409");
  expect(puts()).toBe(4);
  const down = { ...calls, put: () => Promise.reject(new TypeError("Failed to fetch")) };
  await expect(saveNote({ at, lessonId: "1", text: "mine", base }, down)).rejects.toThrow("Failed to fetch");
});
