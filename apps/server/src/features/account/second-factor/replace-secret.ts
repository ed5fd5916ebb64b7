import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { decrypt } from "../../../platform/encryption.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";

/** Whether second factors were encrypted with this secret; also when there are none. */
export async function canReadSecondFactors(db: Db, secret: string): Promise<boolean> {
  const one = await db.selectFrom("second_factors").select("secret").limit(1).executeTakeFirst();
  if (!one) return true;
  try {
    decrypt(secret, one.secret);
    return true;
  } catch {
    return false;
  }
}

/** Without the secret nobody can prove a second factor any more: they are off, and whoever had one hears of it. */
export async function dropSecondFactors(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const holders = await tx
      .selectFrom("second_factors")
      .innerJoin("users", "users.id", "second_factors.user_id")
      .select("users.email")
      .where("second_factors.confirmed_at", "is not", null)
      .execute();
    await tx.deleteFrom("recovery_codes").execute();
    await tx.deleteFrom("second_factors").execute();
    for (const { email } of holders) {
      const mail = { template: "second-factor-changed", props: { isOn: false } } as const;
      await sendMail(tx, { address: email }, mail, { now });
    }
    return holders.length;
  });
}
