import { randomUUID } from "node:crypto";
import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type AccountDeps, findUserByEmail } from "../../account/public.ts";
import { recordAudit } from "../../audit/public.ts";

type Deps = Pick<AccountDeps, "db" | "now" | "personalData">;
type Erasure = { person: string; email: string; reason: string; by: string };

/** For whoever asks to be forgotten and never made an account: a lead, somebody who wrote to us. */
export function eraseAddress(
  { db, now, personalData }: Deps,
  { person, email, reason, by }: Erasure,
): Promise<void> {
  if (email !== person) {
    throw new AppError("BAD_REQUEST", {
      field: "email",
      message: "That isn’t their email address.",
    });
  }
  return inTransaction(db, async (tx) => {
    if (await findUserByEmail(tx, email)) {
      throw new AppError("CONFLICT", {
        message: "There’s an account with this address. Delete it on the learner’s own page.",
      });
    }
    // Nobody’s: what is kept is found by the address alone.
    const nobody = { id: randomUUID(), email };
    for (const kept of personalData) await kept.remove(tx, nobody);
    await recordAudit(
      tx,
      { by, action: "address.erased", subject: { kind: "lead" }, detail: { reason } },
      now(),
    );
  });
}
