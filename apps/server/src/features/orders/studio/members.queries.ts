import type { OrderState } from "@academy/contract/orders";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";

const joined: OrderState[] = ["active", "ending", "ended"];

export type FoundMember = Awaited<ReturnType<typeof listMemberPage>>[number];

/** Who has paid for the group, the newest first. */
export async function listMemberPage(db: Db, { after, limit }: PageRequest) {
  return db
    .selectFrom("orders")
    .select(["id", "name", "email", "state", "end_reason", "ends_at", "next_payment_at"])
    .select(["payment_cents", "created_at"])
    .where("offer", "=", "alumniGroup")
    .where("state", "in", joined)
    .$if(after !== undefined, (orders) =>
      orders.where((where) =>
        where(where.refTuple("created_at", "id"), "<", where.tuple(after?.at as Date, after?.id as string)),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Whether an address pays for the group already. */
export async function isMember(db: Db | Tx, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("email", "=", email)
    .where("offer", "=", "alumniGroup")
    .where("state", "in", ["active", "ending"])
    .executeTakeFirst();
  return row !== undefined;
}

export type FoundInvitation = Awaited<ReturnType<typeof listInvitationPage>>[number];

/** The newest first. */
export async function listInvitationPage(db: Db, { after, limit }: PageRequest) {
  return db
    .selectFrom("invitations")
    .select(["id", "email", "expires_at", "used_at", "revoked_at", "created_at"])
    .$if(after !== undefined, (invitations) =>
      invitations.where((where) =>
        where(where.refTuple("created_at", "id"), "<", where.tuple(after?.at as Date, after?.id as string)),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function findInvitationById(tx: Tx, id: string) {
  return tx.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirst();
}
