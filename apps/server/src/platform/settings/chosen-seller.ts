import { z } from "zod";
import type { Db, Tx } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { findSetting, saveSetting } from "./academy-settings.queries.ts";
import type { Seller } from "./selling-settings.ts";
import type { Settings } from "./settings.ts";

export type SellerSettings = Pick<Settings, "seller" | "hasSeller">;
export type ChosenSeller = Seller & { contact: string | null };

const version = z.object({
  /** Nothing for what the host's variables said before the owner decided. */
  since: z.iso.datetime().nullable(),
  isNamed: z.boolean(),
  name: z.string(),
  address: z.array(z.string()),
  taxId: z.string().nullable(),
  contact: z.string().nullable(),
});
type Version = z.infer<typeof version>;
const kept = z.array(version).min(1);

/** Never forgotten: a receipt names whoever sold on its day. */
async function listVersions(db: Db | Tx, { seller, hasSeller }: SellerSettings): Promise<Version[]> {
  const chosen = kept.safeParse(await findSetting(db, "seller")).data;
  return chosen ?? [{ ...seller, contact: null, since: null, isNamed: hasSeller }];
}

/** Who sells now, and since when the owner has said so. */
export async function findSeller(db: Db | Tx, settings: SellerSettings): Promise<Version> {
  return (await listVersions(db, settings)).at(-1) as Version;
}

/** Who sold then. */
export async function findSellerAt(db: Db, settings: SellerSettings, at: Date): Promise<ChosenSeller> {
  const versions = await listVersions(db, settings);
  const known = versions.findLast(({ since }) => since === null || new Date(since) <= at);
  return known ?? (versions[0] as Version);
}

/** As it stands on a receipt, line by line. */
export const asPrinted = ({ name, address, taxId, contact }: ChosenSeller): Seller => ({
  name,
  address: contact ? [...address, contact] : address,
  taxId,
});

/** Answers whether it is another one than before. */
export async function saveSeller(
  tx: Tx,
  settings: SellerSettings,
  { was, ...chosen }: ChosenSeller & { was: string | null },
  now: Date,
): Promise<boolean> {
  const versions = await listVersions(tx, settings);
  const current = versions.at(-1) as Version;
  if (current.since !== was) throw new AppError("CONFLICT");
  const next: Version = { ...chosen, since: now.toISOString(), isNamed: true };
  const { since: _then, ...before } = current;
  const { since: _now, ...after } = next;
  if (JSON.stringify(version.partial().parse(before)) === JSON.stringify(version.partial().parse(after)))
    return false;
  await saveSetting(tx, "seller", [...versions, next], now);
  return true;
}
