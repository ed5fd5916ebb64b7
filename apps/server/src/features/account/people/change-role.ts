import type { Role } from "@academy/contract/account";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { deleteSessions } from "../sessions/sessions.queries.ts";
import { findUserById, holdOwners, type User, updateUser } from "../users.queries.ts";

export function takeRole(db: Db, id: string, actor: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const user = await findUserById(tx, id);
    if (!user || user.role === "learner") throw new AppError("NOT_FOUND");
    await changeRole(tx, user, "learner", actor);
  });
}

/** Whoever may do less from now on has to sign in anew, wherever they are. */
export async function changeRole(tx: Tx, user: User, to: Role, { by, now }: Actor): Promise<void> {
  const owners = await holdOwners(tx);
  // As it stands now that nobody else changes it.
  const from = owners.includes(user.id) ? "owner" : user.role;
  if (from === to) return;
  if (from === "owner" && owners.length === 1) throw new AppError("LAST_OWNER");
  await updateUser(tx, user.id, { role: to }, now);
  if (from !== "learner" && to !== "owner") await deleteSessions(tx, user.id);
  const action = to === "learner" ? "role.taken" : "role.given";
  await recordAudit(tx, { by, action, subject: { kind: "user", id: user.id }, detail: { from, to } }, now);
}
