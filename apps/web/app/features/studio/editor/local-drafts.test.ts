import { expect, test } from "vitest";
import { guardStorage } from "../../../lib/storage/storage.ts";
import { createLocalDrafts } from "./local-drafts.ts";

function aDevice() {
  const map = new Map<string, string>();
  const storage = guardStorage(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  }));
  const text = (found: unknown) => (typeof found === "string" ? found : undefined);
  const open = (editor: string, person = "ann", name = "home", formerKey?: string) =>
    createLocalDrafts({ person, name, editor, formerKey }, text, storage);
  return { map, open };
}
const at = (minute: number) => new Date(Date.UTC(2031, 4, 1, 10, minute));

test("what never arrived is offered to the same person, on the same page, in another editor", () => {
  const { open } = aDevice();
  open("1").write("lost", "s1", at(1));
  expect(open("2").list("published")).toMatchObject([{ value: "lost", revision: "s1" }]);
  expect(open("2", "bo").list("published")).toEqual([]);
  expect(open("2", "ann", "quiz").list("published")).toEqual([]);
  expect(open("1").list("published")).toEqual([]);
});

test("two tabs keep their own, and neither removes what the other has", () => {
  const { open } = aDevice();
  const [one, two] = [open("1"), open("2")];
  one.write("from one", "s1", at(1));
  two.write("from two", "s1", at(2));
  one.remove();
  expect(
    open("3")
      .list("x")
      .map(({ value }) => value),
  ).toEqual(["from two"]);
  two.write("more", "s1", at(3));
  one.write("back", "s2", at(4));
  expect(
    open("3")
      .list("x")
      .map(({ value }) => value),
  ).toEqual(["back", "more"]);
});

test("what says the same as the server, can't be read, or is one too many goes", () => {
  const { map, open } = aDevice();
  open("1").write("same", "s", at(1));
  map.set("page-draft:ann:home:bad", "{nonsense");
  map.set("page-draft:ann:home:odd", JSON.stringify({ value: 7, state: "s", at: "now" }));
  expect(open("9").list("same")).toEqual([]);
  expect(map.size).toBe(0);
  for (let minute = 0; minute < 8; minute++) open(`t${minute}`).write(`w${minute}`, "s", at(minute));
  expect(
    open("9")
      .list("same")
      .map(({ value }) => value),
  ).toEqual(["w7", "w6", "w5", "w4", "w3"]);
  expect(map.size).toBe(5);
});

test("what was kept before drafts had one place is offered too, and is gone once it was taken", () => {
  const { map, open } = aDevice();
  map.set("lesson-draft:1", JSON.stringify({ words: "of a lesson", revision: 3 }));
  map.set(
    "page-draft:ann:lesson-1:old",
    JSON.stringify({ value: "of a page", state: "s1", at: "2026-01-01" }),
  );
  const drafts = open("9", "ann", "lesson-1", "lesson-draft:1");
  const found = drafts.list("x");
  expect(found).toMatchObject([
    { value: "of a lesson", revision: "3" },
    { value: "of a page", revision: "s1" },
  ]);
  for (const { key } of found) drafts.drop(key);
  expect(map.size).toBe(0);
});
