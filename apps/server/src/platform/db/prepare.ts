import type { Compilable, CompiledQuery, QueryResult } from "kysely";
import type { Db, Tx } from "./database.ts";
import { OpenSqliteAdapter } from "./sqlite/sqlite.ts";

class Given {
  readonly key: PropertyKey;
  constructor(key: PropertyKey) {
    this.key = key;
  }
}

type Build<Values, Row> = (
  db: Db | Tx,
  given: <Key extends keyof Values>(key: Key) => Values[Key],
) => Compilable<Row>;

/**
 * A query that is put together once and from then on only filled in: for the few that run so often that composing them
 * costs more than running them. What depends on a value other than as a value does not belong here.
 */
export function prepare<Values extends object, Row = never>(build: Build<Values, Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db: Db | Tx, values: Values): Promise<QueryResult<Row>> => {
    // The same for a database and all its transactions.
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db, (key) => new Given(key) as never).compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Given ? values[parameter.key as keyof Values] : parameter,
    );
    if (db.isTransaction && adapter instanceof OpenSqliteAdapter) {
      return adapter.runAtOnce(query.sql, parameters);
    }
    return db.executeQuery({ ...query, parameters });
  };
}
