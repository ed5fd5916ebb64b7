import { orderMails } from "@academy/contract/studio/orders";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findSetting, saveSetting } from "../../../platform/settings/academy-settings.queries.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";

const setting = "order-mails";

/** Whether owners are told of each order by mail: they are, until one of them turns it off. */
export async function findOrderMails(db: Db | Tx): Promise<{ areOn: boolean }> {
  return orderMails.safeParse(await findSetting(db, setting)).data ?? { areOn: true };
}

export function changeOrderMails(
  db: Db,
  { areOn, was }: { areOn: boolean; was: boolean },
  { by, now }: Actor,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const current = await findOrderMails(tx);
    if (current.areOn !== was) throw new AppError("CONFLICT");
    if (areOn === was) return;
    await saveSetting(tx, setting, { areOn }, now);
    const action = areOn ? "order-mails.turned-on" : "order-mails.turned-off";
    await recordAudit(tx, { by, action, subject: { kind: "mail" } }, now);
  });
}
