import type { Db, Tx } from "../../../platform/db/database.ts";

export async function findRedirect(db: Db, from: string) {
  return db.selectFrom("redirects").select("to_path").where("id", "=", from).executeTakeFirst();
}

export async function listRedirects(db: Db, after: string | undefined, limit: number) {
  return db
    .selectFrom("redirects")
    .selectAll()
    .$if(after !== undefined, (rows) => rows.where("id", ">", after as string))
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** In the place of whatever the address led to before. */
export async function putRedirect(tx: Tx, from: string, to: string | null, now: Date): Promise<void> {
  const row = { to_path: to, created_at: now };
  await tx
    .insertInto("redirects")
    .values({ id: from, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

/** Whatever led to one address leads to another: nobody is sent on twice. */
export async function leadOn(tx: Tx, before: string, to: string): Promise<void> {
  await tx.updateTable("redirects").set({ to_path: to }).where("to_path", "=", before).execute();
}

export async function removeRedirect(tx: Tx, from: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("redirects").where("id", "=", from).executeTakeFirst();
  return numDeletedRows === 1n;
}
