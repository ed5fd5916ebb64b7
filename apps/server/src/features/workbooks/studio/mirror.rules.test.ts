import { starterCourses } from "@academy/content/courses/starter-courses";
import { bookDraftBody } from "@academy/contract/studio/workbooks";
import { expect, test } from "vitest";
import { fileNameFor } from "./book-words.rules.ts";
import { mirror } from "./mirror.rules.ts";

const question = (id: string, text = id) => ({ id, kind: "question" as const, text, lines: 2 });
const book = (...parts: { title: string; items: ReturnType<typeof question>[] }[]) => ({
  title: "Book",
  subtitle: "",
  parts,
});
const [one, two] = [
  { title: "One", items: [question("a"), question("b")] },
  { title: "Two", items: [question("c")] },
];

test("a part that was the same in both stays so, and the rest of the other is left alone", () => {
  const after = book({ title: "First", items: [question("b", "B anew"), question("new")] });
  expect(mirror(book(one, two), { before: book(one), after })).toEqual(
    book({ title: "First", items: [question("b", "B anew"), question("new")] }, two),
  );
});

test("in a part that differs only the words of the same items change", () => {
  const mine = { title: "Mine", items: [question("x"), question("a")] };
  const after = book({ title: "One", items: [question("a", "A anew")] });
  expect(mirror(book(mine), { before: book(one), after })).toEqual(
    book({ title: "Mine", items: [question("x"), question("a", "A anew")] }),
  );
});

test("an item that moved to another part stands in the other once, and a part that is gone stays there", () => {
  const after = book({ title: "One", items: [question("a"), question("c"), question("b")] });
  const shown = mirror(book(one, two), { before: book(one, two), after });
  const ids = shown.parts.map(({ items }) => items.map(({ id }) => id));
  expect(ids).toEqual([["a", "c", "b"], []]);
  expect(mirror(book(one, two), { before: book(one, two), after: book(one) })).toEqual(book(one, two));
});

test("every workbook that comes with the academy can be written on in the studio", () => {
  for (const { workbooks } of starterCourses) {
    for (const { title, subtitle, parts } of workbooks) {
      const taught = parts.map(({ lesson: _, ...part }) => part);
      const read = bookDraftBody.safeParse({ title, subtitle, parts: taught, revision: 0 });
      expect(read.error?.issues ?? [], title).toEqual([]);
      expect(read.data).toEqual({ title, subtitle, parts: taught, revision: 0 });
    }
  }
});

test("a name for an address is plain, and no other workbook has it", () => {
  expect(fileNameFor("Élan & co’s 3rd", [])).toBe("elan-cos-3rd.pdf");
  expect(fileNameFor("手", ["workbook.pdf"])).toBe("workbook-2.pdf");
});
