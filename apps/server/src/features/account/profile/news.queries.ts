import type { Db, Tx } from "../../../platform/db/database.ts";
import type { Person } from "../../../platform/personal-data.ts";
import { updateUser } from "../users.queries.ts";

/** One consent, wherever it was given: in the settings, or with the quiz at an address that is theirs. */
export async function findWantsNews(db: Db, { id, email }: Person): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .select("users.id")
    .where("users.id", "=", id)
    .where(({ or, exists, selectFrom, eb }) =>
      or([
        eb("users.wants_news", "=", true),
        exists(
          selectFrom("leads")
            .select("leads.id")
            .where("leads.wants_news", "=", true)
            .where((where) => where.or([where("leads.email", "=", email), where("leads.user_id", "=", id)])),
        ),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

export async function saveWantsNews(
  tx: Tx,
  { id, email }: Person,
  wantsNews: boolean,
  now: Date,
): Promise<void> {
  await updateUser(tx, id, { wantsNews }, now);
  await tx
    .updateTable("leads")
    .set({ wants_news: wantsNews })
    .where((where) => where.or([where("email", "=", email), where("user_id", "=", id)]))
    .execute();
}
