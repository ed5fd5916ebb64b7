import type { z } from "zod";
import type { workbookItem } from "../learning/workbooks.ts";

type Item = z.infer<typeof workbookItem>;

/** Answers hang on these: each stands once, and every box, column and given row has one. */
const key = /^[A-Za-z0-9_-]{1,60}$/;
const areKeys = (keys: readonly string[], count: number) =>
  keys.length === count && new Set(keys).size === count && keys.every((each) => key.test(each));

/** Why an item of a workbook could not be shown, filled in or printed; nothing where it can. */
export function whyNoItem(item: Item): string | undefined {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(item.id)) return "has no id that answers could be kept under";
  if (JSON.stringify(item).length > 40_000) return "is too long";
  if (item.kind === "question" && (item.lines < 1 || item.lines > 60)) return "has to have 1 to 60 lines";
  if (item.kind === "checklist" && !areKeys(item.keys, item.items.length))
    return "needs one key for each box";
  if (item.kind !== "table") return undefined;
  const given = item.firstColumn ?? [];
  if (item.rows < 1 || item.rows > 100 || given.length > item.rows) return "has to have 1 to 100 rows";
  if (item.columns.length === 0 || item.columns.length > 12) return "has to have 1 to 12 columns";
  if (!areKeys(item.keys.columns, item.columns.length)) return "needs one key for each column";
  return areKeys(item.keys.rows ?? [], given.length) ? undefined : "needs one key for each given row";
}
