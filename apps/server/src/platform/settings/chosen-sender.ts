import { z } from "zod";
import type { Db, Tx } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { findSetting, saveSetting } from "./academy-settings.queries.ts";

const chosen = z.object({ name: z.string(), replyTo: z.string(), since: z.iso.datetime() });
export type ChosenSender = { name: string; replyTo: string; since: string | null };

/** In whose name mails are sent, and where answers go; empty for what the owner leaves as it is. */
export async function findSender(db: Db | Tx): Promise<ChosenSender> {
  return (
    chosen.safeParse(await findSetting(db, "mail-sender")).data ?? { name: "", replyTo: "", since: null }
  );
}

/** Answers what it was before. */
export async function saveSender(
  tx: Tx,
  { name, replyTo, was }: { name: string; replyTo: string; was: string | null },
  now: Date,
): Promise<ChosenSender> {
  const current = await findSender(tx);
  if (current.since !== was) throw new AppError("CONFLICT");
  await saveSetting(tx, "mail-sender", { name, replyTo, since: now.toISOString() }, now);
  return current;
}
