import type { OfferKey } from "@academy/content/offers";
import type { LineVerdict } from "@academy/contract/studio/people-import";
import type { Insertable } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";

export async function insertImport(tx: Tx, made: Insertable<Tables["people_imports"]>): Promise<void> {
  await tx.insertInto("people_imports").values(made).execute();
}

/** An engine takes only so many values in one statement. */
const atOnce = 500;

export async function insertLines(tx: Tx, lines: Insertable<Tables["people_import_lines"]>[]): Promise<void> {
  for (let from = 0; from < lines.length; from += atOnce) {
    await tx
      .insertInto("people_import_lines")
      .values(lines.slice(from, from + atOnce))
      .execute();
  }
}

export type KnownPerson = { id: string; email: string; role: "learner" | "owner" };

/** Those of these addresses that have an account. */
export async function listKnown(db: Db, emails: string[]): Promise<KnownPerson[]> {
  const found: KnownPerson[] = [];
  for (let from = 0; from < emails.length; from += atOnce) {
    const rows = await db
      .selectFrom("users")
      .select(["id", "email", "role"])
      .where("email", "in", emails.slice(from, from + atOnce))
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Those of these people who hold the offer already, however they came by it. */
export async function listHolders(db: Db, offer: OfferKey, userIds: string[]): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < userIds.length; from += atOnce) {
    const rows = await db
      .selectFrom("grants")
      .select("user_id")
      .where("offer", "=", offer)
      .where("revoked_at", "is", null)
      .where("user_id", "in", userIds.slice(from, from + atOnce))
      .execute();
    found.push(...rows.map(({ user_id }) => user_id));
  }
  return found;
}

export async function findImport(db: Db | Tx, id: string) {
  return db.selectFrom("people_imports").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The import while it runs, held until the transaction ends. Two jobs of one import, as there may be after a process was
 * killed, take turns: one that only waited for the other's lines would find none left and call the import done.
 */
export async function holdRunningImport(tx: Tx, id: string) {
  return tx
    .updateTable("people_imports")
    .set({ state: "running" })
    .where("id", "=", id)
    .where("state", "=", "running")
    .returningAll()
    .executeTakeFirst();
}

export async function countLines(db: Db | Tx, importId: string) {
  return db
    .selectFrom("people_import_lines")
    .select(["verdict", "gets_access"])
    .select((select) => [
      select.fn.countAll<number | string>().as("count"),
      select.fn.count<number | string>("done_at").as("done"),
    ])
    .where("import_id", "=", importId)
    .groupBy(["verdict", "gets_access"])
    .execute();
}

export async function listLines(
  db: Db,
  importId: string,
  { after, limit, verdict }: PageRequest & { verdict: LineVerdict | undefined },
) {
  return db
    .selectFrom("people_import_lines")
    .select(["line", "email", "first_name", "last_name", "verdict", "gets_access", "done_at"])
    .where("import_id", "=", importId)
    .where("line", ">", after?.count ?? 0)
    .$if(verdict !== undefined, (lines) => lines.where("verdict", "=", verdict as LineVerdict))
    .orderBy("line")
    .limit(limit)
    .execute();
}

/** False when somebody has started it already. */
export async function setStarted(tx: Tx, id: string, { reason, now }: { reason: string; now: Date }) {
  const started = await tx
    .updateTable("people_imports")
    .set({ state: "running", reason, started_at: now })
    .where("id", "=", id)
    .where("state", "=", "checked")
    .executeTakeFirst();
  return started.numUpdatedRows === 1n;
}

export async function setFinished(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("people_imports")
    .set({ state: "done", finished_at: now })
    .where("id", "=", id)
    .where("state", "=", "running")
    .execute();
}

/** Takes the next lines, in the transaction that deals with them and holds their import. */
export async function takeLines(tx: Tx, importId: string, { most, now }: { most: number; now: Date }) {
  const next = tx
    .selectFrom("people_import_lines as next")
    .select("next.line")
    .where("next.import_id", "=", importId)
    .where("next.done_at", "is", null)
    .orderBy("next.line")
    .limit(most);
  const taken = await tx
    .updateTable("people_import_lines")
    .set({ done_at: now })
    .where("import_id", "=", importId)
    .where("done_at", "is", null)
    .where("line", "in", next)
    .returning(["line", "email", "first_name", "last_name", "verdict"])
    .execute();
  return taken.sort((a, b) => a.line - b.line);
}

type Outcome = { verdict: LineVerdict; getsAccess: boolean };

/** What really happened, where it is not what was expected. */
export async function setOutcome(
  tx: Tx,
  { importId, line }: { importId: string; line: number },
  { verdict, getsAccess }: Outcome,
): Promise<void> {
  await tx
    .updateTable("people_import_lines")
    .set({ verdict, gets_access: getsAccess })
    .where("import_id", "=", importId)
    .where("line", "=", line)
    .execute();
}

/** Files that were looked at and not imported, and those that were imported long ago. */
export async function deleteOldImports(db: Db, { unused, done }: { unused: Date; done: Date }) {
  await db
    .deleteFrom("people_imports")
    .where((where) =>
      where.or([
        where("created_at", "<=", done),
        where.and([where("state", "=", "checked"), where("created_at", "<=", unused)]),
      ]),
    )
    .where("state", "!=", "running")
    .execute();
}
