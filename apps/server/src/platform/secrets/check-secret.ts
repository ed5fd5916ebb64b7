import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "../db/database.ts";
import { findSetting, saveSetting } from "../settings/academy-settings.queries.ts";
import { SettingsError } from "../settings/settings.ts";

const settingName = "secret-check";
/** Says which secret it was, and nothing about it. */
const checkOf = (secret: string) => createHmac("sha256", secret).update("secret-check").digest("base64url");

const another =
  "the secret is not the one this academy's data was created with. Put the old one back (SECRET, or the file secret in DATA_DIR). If it is lost for good, run npm run replace-secret: two-step verification is turned off for everyone who uses it, they are told by email, and everyone else continues as before";

type Options = {
  db: Db;
  secret: string;
  now: Date;
  /** Whether what was encrypted before this was checked can be read with it. */
  canRead: () => Promise<boolean>;
};

/** A lost or swapped secret stops the start, instead of failing whoever needs what it protects, days later. */
export async function checkSecret({ db, secret, now, canRead }: Options): Promise<void> {
  const kept = await findSetting(db, settingName);
  if (typeof kept === "string") {
    if (!isSame(kept, checkOf(secret))) throw new SettingsError(another);
    return;
  }
  if (!(await canRead())) throw new SettingsError(another);
  await keepSecretCheck(db, secret, now);
}

/** From here on this one is the secret. */
export const keepSecretCheck = (db: Db, secret: string, now: Date) =>
  saveSetting(db, settingName, checkOf(secret), now);

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
