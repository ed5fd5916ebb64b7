import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { removeFile } from "../../platform/files/remove-file.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import type { AccountDeps } from "./account-deps.ts";
import { pictureFileId } from "./profile/picture.rules.ts";
import { deleteCodesOf } from "./proofs/mailed-codes.queries.ts";
import { deleteSignUps } from "./sign-up/sign-ups.queries.ts";
import { deleteUser, findUserById, holdOwners, type User } from "./users.queries.ts";

/** Sessions, ways to sign in and second factor go with the person's row; what is not tied to it goes by name. */
export async function deleteAccount(
  deps: Pick<AccountDeps, "db" | "now" | "personalData">,
  user: User,
  email: string,
): Promise<void> {
  if (email !== user.email) throw new AppError("BAD_REQUEST", { message: "That isn’t your email address." });
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    await refuseOnlyOwner(tx, user.id);
    const picture = pictureFileId((await findUserById(tx, user.id))?.imageUrl ?? null);
    if (picture) await removeFile(tx, picture, now);
    await deleteCodesOf(tx, user);
    await deleteSignUps(tx, user.email);
    for (const kept of deps.personalData) await kept.remove(tx, user);
    await deleteUser(tx, user.id);
    const mail = { template: "account-deleted", props: { firstName: user.firstName } } as const;
    await sendMail(tx, { address: user.email }, mail, { now, isLast: true });
  });
}

/** Nobody could open the studio any more. */
async function refuseOnlyOwner(tx: Tx, id: string): Promise<void> {
  const owners = await holdOwners(tx);
  if (owners.length === 1 && owners.includes(id)) throw new AppError("LAST_OWNER");
}
