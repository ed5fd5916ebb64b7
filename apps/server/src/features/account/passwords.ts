import { hashPassword as hash, verifyPassword } from "better-auth/crypto";

/** The hash of a password nobody has: checking against it takes as long as checking a real one. */
const nobodysHash = hash(crypto.randomUUID());

export const hashPassword = hash;

export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const isRight = await verifyPassword({ hash: kept ?? (await nobodysHash), password });
  return kept ? isRight : false;
}
