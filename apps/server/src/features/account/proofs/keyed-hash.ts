import { createHmac, createSecretKey, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/**
 * How codes and tokens are kept. Six digits are soon guessed by whoever has the table; without the academy's secret
 * they can't even start.
 */
export type KeyedHash = (purpose: string, value: string) => string;

export function makeKeyedHash(secret: string): KeyedHash {
  const key = createSecretKey(secret, "utf8");
  return (purpose, value) => createHmac("sha256", key).update(`${purpose}\0${value}`).digest("base64url");
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

export function makeSixDigits(): string {
  return randomInt(1_000_000).toString().padStart(6, "0");
}

/** Without letters and digits that look alike. */
const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789";

export function makeRecoveryCode(): string {
  const letters = Array.from({ length: 12 }, () => recoveryLetters[randomInt(recoveryLetters.length)]);
  return `${letters.slice(0, 4).join("")}-${letters.slice(4, 8).join("")}-${letters.slice(8).join("")}`;
}
