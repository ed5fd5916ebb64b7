import { forgetBackupJobs } from "../../platform/backups/backup-jobs.ts";
import { madeAtOf } from "../../platform/backups/backup-name.rules.ts";
import { noteMade, noteTried } from "../../platform/backups/backup-news.ts";
import { readOrder, removeOrder } from "../../platform/backups/by-button/restore-order.ts";
import { type Database, inTransaction } from "../../platform/db/database.ts";
import { deleteEverySession, findUserById } from "../account/public.ts";
import { recordAudit } from "../audit/public.ts";
import { findRestore, saveRestore } from "./restore-state.ts";

/**
 * At a start, before anybody is served: what was ordered by button stands in the data it became, with who did it. Sessions
 * that came back with an older day open nothing any more, since one of them may have been ended for a reason.
 */
export function noteRestored(
  database: Pick<Database, "db" | "inTurn">,
  backupFolder: string,
  now: Date,
): Promise<void> {
  return database.inTurn(async () => {
    const order = readOrder(backupFolder);
    if (!order || order.state === "ordered") return;
    const { id, file, failure, safety, state, proof } = order;
    await inTransaction(database.db, async (tx) => {
      const known = await findRestore(tx);
      // Of several processes the first has noted it.
      if (known?.id === id && known.state === state) return;
      const by = (await findUserById(tx, order.by)) ? order.by : null;
      if (state === "restored") {
        await deleteEverySession(tx);
        await forgetBackupJobs(tx);
        await noteTried(tx, file, proof, now);
      }
      if (safety) await noteMade(tx, safety, madeAtOf(safety) ?? now);
      await saveRestore(tx, { id, file, by: order.by, at: now.toISOString(), state, failure, safety }, now);
      const action = state === "restored" ? "backup.restored" : "backup.restore-failed";
      const detail = { safety };
      await recordAudit(tx, { by, action, subject: { kind: "backup", id: file }, detail }, now);
    });
  });
}

/** Once somebody is served again. Until then there is a way back. */
export function forgetOrder(backupFolder: string): void {
  const order = readOrder(backupFolder);
  if (order && order.state !== "ordered") removeOrder(backupFolder);
}
