import { fieldsOf, splitAddress, type WorkbookField } from "@academy/content/courses/workbook-fields";
import type { WorkbooksView } from "@academy/contract/learning/workbooks";

export type Workbook = WorkbooksView["workbooks"][number];
export type WorkbookPart = Workbook["parts"][number];
export type WorkbookItem = WorkbookPart["items"][number];
/** Where an item stands, by the names people know. */
type PlacedItem = { item: WorkbookItem; workbook: string; part: string };

/** The fields of a course, where they stand and what travels between them. A whole book has the items of its weeks: the smaller is named. */
export function placeItems(books: readonly Workbook[]) {
  const places = new Map<string, PlacedItem>();
  const fields = new Map<string, WorkbookField>();
  const numbers = new Set<string>();
  const dependents = new Map<string, string[]>();
  for (const { title, parts } of [...books].sort((one, other) => other.parts.length - one.parts.length)) {
    for (const part of parts) {
      for (const item of part.items) places.set(item.id, { item, workbook: title, part: part.title });
    }
  }
  for (const { item } of places.values()) {
    for (const field of fieldsOf(item)) {
      fields.set(field.address, field);
      for (const address of field.reckoned?.numbers ?? []) numbers.add(address);
      for (const source of [...field.from, ...(field.reckoned?.needs ?? [])]) {
        dependents.set(source, [...(dependents.get(source) ?? []), field.address]);
      }
    }
  }
  return {
    placeOf: (address: string) => places.get(splitAddress(address).item),
    fieldAt: (address: string) => fields.get(address),
    from: (address: string) => fields.get(address)?.from ?? [],
    isReckoned: (address: string) => fields.get(address)?.reckoned !== undefined,
    /** Something is reckoned with it. */
    isNumber: (address: string) => numbers.has(address),
    dependentsOf: (address: string) => dependents.get(address) ?? [],
  };
}
