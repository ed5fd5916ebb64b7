import { AppError } from "../../../platform/errors.ts";

type Place = { at: Date; id: string };

export const writeCursor = ({ count, at, id }: Place & { count?: number }) =>
  `${count === undefined ? "" : `${count}_`}${at.toISOString()}_${id}`;

/** Exactly what `writeCursor` gave out: PostgreSQL would stumble over some other text. */
export function readCursor(cursor: string): Place & { count: number } {
  const shape = /^(?:(\d{1,9})_)?(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\da-f-]{36})$/;
  const [, count = "0", time = "", id = ""] = shape.exec(cursor) ?? [];
  const at = new Date(time);
  if (Number.isNaN(at.getTime()))
    throw new AppError("BAD_REQUEST", { field: "cursor", message: "not one of ours" });
  return { count: Number(count), at, id };
}
