import { expect, test } from "vitest";
import { guardStorage } from "../../../lib/storage/storage.ts";
import { isEdits, isOwnPage, keptDrafts } from "./kept-drafts.ts";

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
  const open = (editor: string, person = "ann", page = "home") =>
    keptDrafts({ person, page, editor }, text, storage);
  return { map, open };
}
const at = (minute: number) => new Date(Date.UTC(2031, 4, 1, 10, minute));

test("what never arrived is offered to the same person, on the same page, in another editor", () => {
  const { open } = aDevice();
  open("1").write("lost", "s1", at(1));
  expect(open("2").left("published")).toMatchObject([{ value: "lost", state: "s1" }]);
  expect(open("2", "bo").left("published")).toEqual([]);
  expect(open("2", "ann", "quiz").left("published")).toEqual([]);
  expect(open("1").left("published")).toEqual([]);
});

test("two tabs keep their own, and neither removes what the other has", () => {
  const { open } = aDevice();
  const [one, two] = [open("1"), open("2")];
  one.write("from one", "s1", at(1));
  two.write("from two", "s1", at(2));
  one.remove();
  expect(
    open("3")
      .left("x")
      .map(({ value }) => value),
  ).toEqual(["from two"]);
  two.write("more", "s1", at(3));
  one.write("back", "s2", at(4));
  expect(
    open("3")
      .left("x")
      .map(({ value }) => value),
  ).toEqual(["back", "more"]);
});

test("what says the same as the server, can't be read, or is one too many goes", () => {
  const { map, open } = aDevice();
  open("1").write("same", "s", at(1));
  map.set("page-draft:ann:home:bad", "{nonsense");
  map.set("page-draft:ann:home:odd", JSON.stringify({ value: 7, state: "s", at: "now" }));
  expect(open("9").left("same")).toEqual([]);
  expect(map.size).toBe(0);
  for (let minute = 0; minute < 8; minute++) open(`t${minute}`).write(`w${minute}`, "s", at(minute));
  expect(
    open("9")
      .left("same")
      .map(({ value }) => value),
  ).toEqual(["w7", "w6", "w5", "w4", "w3"]);
  expect(map.size).toBe(5);
});

test("only what has the shape of a page's words or of a page is taken", () => {
  expect(isEdits({ "home-page": { "hero.heading": "A" } })).toBe(true);
  expect(isEdits({ "home-page": "A" })).toBe(false);
  expect(isEdits([])).toBe(false);
  const page = { address: "/a", title: "A", description: "", sections: [{ kind: "text", markdown: "" }] };
  expect(isOwnPage(page)).toBe(true);
  expect(isOwnPage({ ...page, sections: [null] })).toBe(false);
  expect(isOwnPage({ ...page, title: 1 })).toBe(false);
});
