import type { PageQuery } from "@academy/contract/paging";
import { AppError } from "../errors.ts";

/** Where a page ended: a moment and an id, and a count or a text where the list goes by that first. */
export type Cursor = { at: Date; id: string; count?: number; text?: string };

/** What a query needs: one more row than asked for tells whether there is another page. */
export type PageRequest = { after: Cursor | undefined; limit: number };

const usualLimit = 25;

/** One page of a list, and where the next one begins. */
export async function readPage<Row, Item>(
  { cursor, limit = usualLimit }: PageQuery,
  list: (request: PageRequest) => Promise<Row[]>,
  { cursorOf, toItem }: { cursorOf: (row: Row) => Cursor; toItem: (row: Row) => Item },
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await list({ after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(toItem), nextCursor: last ? writeCursor(cursorOf(last)) : null };
}

const inAddress = (text: string) => Buffer.from(text).toString("base64url");

const writeCursor = ({ count, text, at, id }: Cursor) =>
  `${count === undefined ? "" : `${count}_`}${text === undefined ? "" : `~${inAddress(text)}_`}${at.toISOString()}_${id}`;

/** Exactly what `writeCursor` gave out: PostgreSQL would stumble over some other text. */
function readCursor(cursor: string): Cursor {
  const shape = /^(?:(\d{1,9})_)?(?:~([\w-]*)_)?(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\da-f-]{36})$/;
  const [, count, given, time = "", id = ""] = shape.exec(cursor) ?? [];
  const at = new Date(time);
  const text = given === undefined ? undefined : Buffer.from(given, "base64url").toString();
  const isOther = text !== undefined && (inAddress(text) !== given || text.includes("\0"));
  if (Number.isNaN(at.getTime()) || isOther)
    throw new AppError("BAD_REQUEST", { field: "cursor", message: "not one of ours" });
  return {
    at,
    id,
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(text === undefined ? {} : { text }),
  };
}
