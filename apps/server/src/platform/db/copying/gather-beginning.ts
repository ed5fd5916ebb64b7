import { lastCodePoint } from "../../search-keys.rules.ts";

type List<Column, Row> = (column: Column, from: string, before: string) => Promise<Row[]>;

/** A few rows one of whose columns begins with the key: each column a stretch of its own index, the first before all. */
export async function gatherBeginning<Column extends string, Row extends { id: string }>(
  { columns, key, most }: { columns: readonly Column[]; key: string; most: number },
  list: List<Column, Row>,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (const column of columns) {
    if (key === "" || found.size >= most) break;
    for (const row of await list(column, key, key + lastCodePoint)) found.set(row.id, row);
  }
  return [...found.values()].slice(0, most);
}
