import { createHash, randomBytes } from "node:crypto";
import { decrypt, encrypt } from "./encryption.ts";

/**
 * What opens something to whoever has its address, as a calendar does: found by its hash, and shown to its owner again by
 * what is encrypted. Null where it was made before it was kept so, or under another secret.
 */
export type KeptAddressToken = { hash: string; encrypted: string | null };

/** Nobody guesses 192 random bits, so the hash needs no secret: the address goes on when that is replaced. */
export const hashAddressToken = (token: string): string => createHash("sha256").update(token).digest("hex");

export function makeAddressToken(secret: string): { token: string } & KeptAddressToken {
  const token = randomBytes(24).toString("base64url");
  return { token, ...keepAddressToken(secret, token) };
}

export const keepAddressToken = (secret: string, token: string) => ({
  hash: hashAddressToken(token),
  encrypted: encrypt(secret, token),
});

/** Null where it can't be shown again, though whoever has it may go on using it. */
export function readAddressToken(secret: string, { hash, encrypted }: KeptAddressToken): string | null {
  if (encrypted === null) return null;
  try {
    const token = decrypt(secret, encrypted);
    return hashAddressToken(token) === hash ? token : null;
  } catch {
    return null;
  }
}
