import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minSecretLength, SettingsError } from "../settings/settings.ts";

/** The secret of the settings, or the one made at first start and kept in the data directory. */
export function readOrMakeSecret(dataDir: string, given: string | undefined): string {
  if (given) return given;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "secret");
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flush: true });
  try {
    // A link is made whole or not at all: of several processes starting together one wins and all read the same.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < minSecretLength) {
    throw new SettingsError(
      `${file} ${secret ? `holds fewer than ${minSecretLength} characters` : "is empty"}: put back the one from your backup, or remove the file to have a new one made`,
    );
  }
  return secret;
}
