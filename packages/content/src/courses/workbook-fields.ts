import type { FieldAddress, WorkbookItem } from "./course.ts";

/** One thing to write or to check in an item. */
export type WorkbookField = {
  /** Within its item: "" for a question, "KEY" for a box, "ROW.COLUMN" for a cell. */
  key: string;
  address: FieldAddress;
  /** Whose words it shows until somebody writes there. */
  from: readonly FieldAddress[];
};

type Item<Kind extends WorkbookItem["kind"]> = Extract<WorkbookItem, { kind: Kind }>;

/** In the order in which one comes to them. What is only to be read has none. */
export function fieldsOf(item: WorkbookItem): WorkbookField[] {
  switch (item.kind) {
    case "text":
      return [];
    case "question":
      return [{ key: "", address: item.id, from: item.from ?? [] }];
    case "checklist":
      return item.keys.map((key) => ({ key, address: `${item.id}/${key}`, from: [] }));
    case "table":
      return rowsOf(item).flatMap(({ cells }) => cells);
  }
}

export type WorkbookRow = {
  key: string;
  /** What is printed in its first column. */
  given: string | undefined;
  /** One for each column, without the first if that is given. */
  cells: WorkbookField[];
};

export function rowsOf({
  id,
  columns,
  firstColumn = [],
  rows,
  keys,
  from = {},
}: Item<"table">): WorkbookRow[] {
  return Array.from({ length: rows }, (_, index) => {
    const given = firstColumn[index];
    const row = (given === undefined ? undefined : keys.rows?.[index]) ?? String(index + 1);
    const cells = columns.map((_column, place) => {
      const key = `${row}.${keys.columns[place]}`;
      return { key, address: `${id}/${key}`, from: from[key] ?? [] };
    });
    return { key: row, given, cells: given === undefined ? cells : cells.slice(1) };
  });
}

/** The item and, within it, the field. */
export function splitAddress(address: FieldAddress): { item: string; key: string } {
  const slash = address.indexOf("/");
  if (slash < 0) return { item: address, key: "" };
  return { item: address.slice(0, slash), key: address.slice(slash + 1) };
}

type Wording = {
  /** What somebody wrote there: undefined or null where nobody did, or took it back. */
  own: (address: FieldAddress) => string | null | undefined;
  from: (address: FieldAddress) => readonly FieldAddress[];
};

/** What is to be read in a field: one's own words, or else those that travel there. */
export function wordsAt(address: FieldAddress, { own, from }: Wording): string {
  const written = own(address);
  if (written !== undefined && written !== null) return written;
  return from(address)
    .map((source) => wordsAt(source, { own, from }))
    .filter((words) => words !== "")
    .join(", ");
}
