import { sql } from "kysely";
import { tableNames } from "../../db/tables.ts";
import type { Db } from "../../platform/db/database.ts";

export const rowsOfEach = 5;

const texts = ["plain", "It's \u{1F33F} “quoted”\nand a second line", "", "null", '{"not": "json"}'];
const jsonValues = ["a bare text", { deep: [{ a: 1, b: null }], "it's": "ü" }, [1, "two", [3]], 12.5, false];

type Column = { table: string; name: string; type: string; isNullable: boolean };
type Rows = Record<string, Record<string, unknown>[]>;

/**
 * A few rows in every table, made up from what PostgreSQL says of its columns, keys and checks: a table or column that
 * is added later is filled as well.
 */
export async function fillEveryTable(db: Db, postgres: Db): Promise<void> {
  const schema = await readSchema(postgres);
  const made: Rows = {};
  for (const table of tableNames) {
    const columns = schema.columns.filter((column) => column.table === table);
    const rows = Array.from({ length: rowsOfEach }, (_, index) =>
      Object.fromEntries(columns.map((column) => [column.name, makeValue(column, index, schema, made)])),
    );
    made[table] = rows;
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}

type Schema = Awaited<ReturnType<typeof readSchema>>;

function makeValue(
  { table, name, type, isNullable }: Column,
  index: number,
  schema: Schema,
  made: Rows,
): unknown {
  const column = `${table}.${name}`;
  // The second row has nothing where nothing may be.
  if (isNullable && index === 1) return null;
  const parent = schema.parents.get(column);
  if (parent) return made[parent.table]?.[index]?.[parent.column];
  const allowed = schema.allowed.get(column);
  if (allowed) return allowed[index % allowed.length];
  const isKey = schema.keys.has(column);
  switch (type) {
    case "text":
      return isKey ? `${index} ${texts[index]}` : texts[index];
    case "jsonb":
      return JSON.stringify(jsonValues[index]);
    case "boolean":
      return index % 2 === 0;
    case "timestamp with time zone":
      return new Date(Date.UTC(2026, index, 1, 2, 3, 4, 567));
    case "integer":
    case "bigint":
      return index * 1000;
    case "double precision":
      return index + 0.25;
    default:
      throw new Error(`${column} is of the type ${type}, for which there is no value yet`);
  }
}

async function readSchema(db: Db) {
  const columns = await sql<Column>`
    select table_name as table, column_name as name, data_type as type, is_nullable = 'YES' as "isNullable"
    from information_schema.columns where table_schema = current_schema() order by ordinal_position`.execute(
    db,
  );
  const constraints = await sql<{ table: string; kind: string; column: string; definition: string }>`
    select tables.relname as table, contype as kind, columns.attname as column,
      pg_get_constraintdef(constraints.oid) as definition
    from pg_constraint constraints
    join pg_class tables on tables.oid = conrelid
    join pg_attribute columns on columns.attrelid = conrelid and columns.attnum = any (conkey)
    where connamespace = current_schema()::regnamespace`.execute(db);
  const unique = await sql<{ table: string; column: string }>`
    select tables.relname as table, columns.attname as column from pg_index
    join pg_class tables on tables.oid = indrelid
    join pg_attribute columns on columns.attrelid = indrelid and columns.attnum = any (indkey)
    where indisunique and tables.relnamespace = current_schema()::regnamespace`.execute(db);
  const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
  const ofKind = (kind: string) => constraints.rows.filter((each) => each.kind === kind);
  return {
    columns: columns.rows,
    keys: new Set(unique.rows.map(nameOf)),
    parents: new Map(
      ofKind("f").map((each) => {
        const [, table = "", column = ""] = /REFERENCES (\w+)\((\w+)\)/.exec(each.definition) ?? [];
        return [nameOf(each), { table, column }];
      }),
    ),
    allowed: new Map(
      ofKind("c").map((each) => [
        nameOf(each),
        [...each.definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? ""),
      ]),
    ),
  };
}
