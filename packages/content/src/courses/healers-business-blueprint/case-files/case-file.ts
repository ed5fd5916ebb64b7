import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { modalityGroups } from "../../../pages/blueprint/page.ts";
import type { FieldAddress, StarterWorkbook } from "../../course.ts";
import { tablesOf } from "../../tools/tools.ts";
import { fieldsOf, rowsOf } from "../../workbook-fields.ts";

/** One made-up person's three books and plan, filled in as they would: crooked here and there, and not to the last line. */
export type CaseFile = {
  /** As in the cast. */
  name: string;
  group: (typeof modalityGroups.groups)[number]["name"];
  /** A few lines for whoever opens it. */
  about: string;
  primary: ArchetypeKey;
  secondary: ArchetypeKey;
  /** By the id of the item. */
  answers: Readonly<Record<string, CaseAnswer>>;
};

/**
 * To a question, the words. To a checklist, the keys of what is checked. To a table, its rows: by their keys where the
 * first column is given, one after the other where it isn't, each with its cells from left to right.
 */
export type CaseAnswer =
  | string
  | readonly string[]
  | Readonly<Record<string, readonly string[]>>
  | readonly (readonly string[])[];

export type FilledFields = { words: Map<FieldAddress, string>; checked: Set<FieldAddress> };

/** What a person has written in these books, field by field. */
export function writtenIn({ answers }: CaseFile, books: readonly StarterWorkbook[]): FilledFields {
  const words = new Map<FieldAddress, string>();
  const checked = new Set<FieldAddress>();
  for (const item of books.flatMap(({ parts }) => parts.flatMap(({ items }) => [...items]))) {
    const answer = answers[item.id];
    if (answer === undefined) continue;
    if (item.kind === "question") words.set(item.id, String(answer));
    if (item.kind === "checklist") {
      for (const { key, address } of fieldsOf(item)) {
        if (Array.isArray(answer) && answer.includes(key)) checked.add(address);
      }
    }
    const rows = answer as Readonly<Record<string, readonly string[]>>;
    /** Of a tool, a row goes on in its next table. */
    const taken = new Map<string, number>();
    for (const table of item.kind === "table" ? [item] : item.kind === "tool" ? tablesOf(item) : []) {
      for (const [index, { key, given, cells }] of rowsOf(table).entries()) {
        const row = rows[given === undefined ? index : key] ?? [];
        const from = taken.get(key) ?? 0;
        for (const [place, { address }] of cells.entries()) {
          const written = row[from + place] ?? "";
          if (written !== "") words.set(address, written);
        }
        taken.set(key, from + cells.length);
      }
    }
  }
  return { words, checked };
}
