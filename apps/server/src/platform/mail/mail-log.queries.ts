import { sql } from "kysely";
import type { PageRequest } from "../db/cursor-paging.ts";
import type { Db, Tx } from "../db/database.ts";
import { beginsWith } from "../db/search.ts";
import { searchKey } from "../search-keys.rules.ts";
import { sendMailJob } from "./send-mail.ts";

const mailKind = sendMailJob.kind;
type Columns = "created_at" | "finished_at" | "run_at";

const rowsOf = (db: Db) =>
  db
    .selectFrom("jobs")
    .select(["id", "label", "state", "payload", "run_at", "attempts", "last_error"])
    .select(["recipient", "recipient_user_id"])
    .select(["created_at", "finished_at"]);

type Filters = {
  state?: "done" | "dead" | "waiting" | undefined;
  label?: string | undefined;
  search?: string | undefined;
};

/** The moment by which mails in a state are listed: when it was given up, when it is tried next, or when it was made. */
export const orderOf = (state: Filters["state"]): Columns =>
  state === "dead" ? "finished_at" : state === "waiting" ? "run_at" : "created_at";

/** The newest first; those that wait, the next first. Each way has an index of its own. */
export async function listMails(
  db: Db,
  { state, label, search = "" }: Filters,
  { after, limit }: PageRequest,
) {
  const column = orderOf(state);
  const address = searchKey(search);
  const [direction, beyond] = state === "waiting" ? (["asc", ">"] as const) : (["desc", "<"] as const);
  return (
    rowsOf(db)
      // A literal, not a parameter: only then does SQLite see that the partial index fits.
      .$if(state !== undefined, (rows) => rows.where("state", "=", sql.lit(state)))
      // Said in this way where mails are few among the jobs of a state: otherwise SQLite goes through all mails for them.
      .$if(column !== "created_at", (rows) => rows.where("kind", "=", mailKind))
      .$if(column === "created_at", (rows) => rows.where("label", "is not", null))
      .$if(label !== undefined, (rows) =>
        // An expression where the state's own index is the better one: the kind's would have to be put in order.
        rows.where(column === "created_at" ? sql.ref("label") : sql`label || ''`, "=", label as string),
      )
      .$if(address !== "", (rows) => rows.where(beginsWith(sql.ref("recipient"), address)))
      .$if(after !== undefined, (rows) =>
        rows.where((where) =>
          where(where.refTuple(column, "id"), beyond, where.tuple(after?.at as Date, after?.id as string)),
        ),
      )
      .orderBy(column, direction)
      .orderBy("id", direction)
      .limit(limit)
      .execute()
  );
}

/** As far as it is counted. */
export async function countMails(db: Db, state: "dead" | "waiting", most: number): Promise<number> {
  const found = db
    .selectFrom("jobs")
    .select("id")
    .where("state", "=", sql.lit(state))
    .where("kind", "=", mailKind)
    .limit(most);
  const { count } = await db
    .selectFrom(found.as("found"))
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const maxLabels = 100;

/** Each kind there is, from one to the next in the index. */
export async function listMailLabels(db: Db): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`with recursive labels (label, place) as (
      select min(label), 1 from jobs where label is not null
      union all
      select (select min(label) from jobs where label is not null and label > labels.label), place + 1
      from labels where labels.label is not null and place < ${sql.lit(maxLabels)})
    select label from labels where label is not null`.execute(db);
  return rows.map(({ label }) => label);
}

export async function findMail(db: Db | Tx, id: string) {
  return db
    .selectFrom("jobs")
    .select(["label", "state"])
    .where("id", "=", id)
    .where("label", "is not", null)
    .executeTakeFirst();
}

export async function findMailByKey(db: Db | Tx, key: string) {
  return db
    .selectFrom("jobs")
    .select(["id", "label"])
    .where("key", "=", key)
    .where("kind", "=", mailKind)
    .executeTakeFirst();
}

/** One, or all that were given up but of these kinds. They are tried as often as new ones. */
export async function reviveMails(
  tx: Tx,
  { id, except }: { id?: string; except: readonly string[] },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("jobs")
    .set({ state: "waiting", run_at: now, attempts: 0, finished_at: null })
    .where("state", "=", sql.lit("dead"))
    .where("kind", "=", mailKind)
    .where("label", "not in", except)
    .$if(id !== undefined, (rows) => rows.where("id", "=", id as string))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type Addressee = { id: string; email: string };

/** Those to an address somebody has, and those from before it was another one. */
const mailsTo = (db: Db | Tx, { id, email }: Addressee) =>
  db
    .selectFrom("jobs")
    .where("label", "is not", null)
    .where((where) =>
      where.or([
        where.and([where("recipient", "=", email), where("recipient_user_id", "is", null)]),
        where("recipient_user_id", "=", id),
      ]),
    );

export const listMailsTo = (db: Db, person: Addressee) =>
  mailsTo(db, person)
    .select(["label as mail", "recipient as to", "state", "created_at", "finished_at"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** What is still to leave leaves, and forgets then whom it went to. What was given up is gone. */
export async function forgetMailsTo(tx: Tx, person: Addressee): Promise<void> {
  const ids = mailsTo(tx, person).select("id");
  await tx.deleteFrom("jobs").where("id", "in", ids).where("state", "=", sql.lit("dead")).execute();
  const forgotten = { recipient: null, recipient_user_id: null };
  await tx.updateTable("jobs").set(forgotten).where("id", "in", ids).execute();
}

/** Whoever has the address next did not get these. */
export async function keepMailsOf(tx: Tx, { id, email }: Addressee): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({ recipient_user_id: id })
    .where("recipient", "=", email)
    .where("recipient_user_id", "is", null)
    .execute();
}
