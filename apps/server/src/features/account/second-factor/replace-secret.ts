import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { decrypt } from "../../../platform/secrets/encryption.ts";
import { deleteSecondFactors, findAnySecret, listHolders } from "./second-factor.queries.ts";

/** Whether second factors were encrypted with this secret; also when there are none. */
export async function canReadSecondFactors(db: Db, secret: string): Promise<boolean> {
  const one = await findAnySecret(db);
  if (!one) return true;
  try {
    decrypt(secret, one);
    return true;
  } catch {
    return false;
  }
}

/** Without the secret nobody can prove a second factor any more: they are off, and whoever had one hears of it. */
export async function dropSecondFactors(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const holders = await listHolders(tx);
    await deleteSecondFactors(tx);
    for (const { email } of holders) {
      const mail = { template: "second-factor-changed", props: { isOn: false } } as const;
      await sendMail(tx, { address: email }, mail, { now });
    }
    return holders.length;
  });
}
