import type { ColumnDataType, ColumnType, RawBuilder } from "kysely";
import { sql } from "kysely";

/**
 * What a column holds in TypeScript, and how each engine keeps it. Both engines give back the same values:
 * PostgreSQL through its own types, SQLite because the driver converts by the declared type of the column.
 * A computed column (`max(created_at)`) has no declared type there and comes back as SQLite keeps it.
 */
export type Timestamp = ColumnType<Date, Date, Date>;
export type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Flag = ColumnType<boolean, boolean, boolean>;
/** False where nothing else is said. */
export type InitiallyOffFlag = ColumnType<boolean, boolean | undefined, boolean>;
/** Written through `asJson`: PostgreSQL's client would turn a bare array into an SQL array. */
export type Json<Value> = ColumnType<Value, string, string>;
export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

export function asJson(value: unknown): string {
  return JSON.stringify(value);
}

export type Engine = "sqlite" | "postgres";

type ColumnTypes = { timestamp: RawBuilder<unknown>; flag: ColumnDataType; json: RawBuilder<unknown> };

/** The names carry "text" so that SQLite keeps the value as text, whatever it looks like. */
const sqliteTypes = { timestamp: "timestamp_text", flag: "boolean", json: "json_text" } as const;

export function columnTypes(engine: Engine): ColumnTypes {
  return engine === "postgres"
    ? { timestamp: sql`timestamptz(3)`, flag: "boolean", json: sql`jsonb` }
    : { timestamp: sql.raw(sqliteTypes.timestamp), flag: sqliteTypes.flag, json: sql.raw(sqliteTypes.json) };
}

export type SqliteValue = string | number | bigint | null | Uint8Array;

export function toSqlite(value: unknown): SqliteValue {
  if (value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as SqliteValue;
}

const converters: Record<string, (value: SqliteValue) => unknown> = {
  [sqliteTypes.timestamp]: (value) => new Date(String(value)),
  [sqliteTypes.flag]: (value) => value !== 0,
  [sqliteTypes.json]: (value) => JSON.parse(String(value)),
};

export type RowReader = (row: Record<string, unknown>) => Record<string, unknown>;

/** Made once per statement; rows without such columns pass through untouched. */
export function rowReader(columns: { name: string; type: string | null }[]): RowReader {
  const converted = columns.flatMap(({ name, type }) => {
    const convert = type ? converters[type.toLowerCase()] : undefined;
    return convert ? [{ name, convert }] : [];
  });
  if (converted.length === 0) return (row) => row;
  return (row) => {
    for (const { name, convert } of converted) {
      const value = row[name] as SqliteValue;
      if (value !== null) row[name] = convert(value);
    }
    return row;
  };
}
