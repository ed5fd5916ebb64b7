import { StatementSync } from "node:sqlite";
import pg from "pg";
import { onTestFinished } from "vitest";

type Method = (this: object, ...values: unknown[]) => unknown;

/** Everything that reaches the database while `work` is under way, on either engine, without what jobs do beside it. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const watch = (prototype: object, name: string, textOf: (self: object, asked: unknown) => string) => {
    const original = Reflect.get(prototype, name) as Method;
    const watched: Method = function (...values) {
      statements.push(textOf(this, values[0]));
      return original.apply(this, values);
    };
    Reflect.set(prototype, name, watched);
    return () => Reflect.set(prototype, name, original);
  };
  const ownText = (self: object) => (self as StatementSync).sourceSQL;
  const askedText = (_: object, asked: unknown) =>
    typeof asked === "string" ? asked : (asked as { text: string }).text;
  const restores = [
    watch(StatementSync.prototype, "all", ownText),
    watch(StatementSync.prototype, "run", ownText),
    watch(pg.Client.prototype, "query", askedText),
  ];
  const restore = () => {
    for (const undo of restores.splice(0)) undo();
  };
  onTestFinished(restore);
  await work();
  restore();
  return statements.filter((statement) => !/^(begin|commit)|"(jobs|kept_mails)"/i.test(statement));
}

/** The table that a statement is about, whatever else it looks into. */
export function tableOf(statement: string): string {
  const withoutInner = (text: string): string => {
    const outer = text.replaceAll(/\([^()]*\)/g, "");
    return outer === text ? text : withoutInner(outer);
  };
  return /\b(?:from|into|update) "(\w+)"/.exec(withoutInner(statement))?.[1] ?? statement;
}
