import { createHmac, randomBytes } from "node:crypto";
import { isSameHash } from "../proofs/keyed-hash.ts";

/** Time-based codes as every authenticator makes them (RFC 6238: SHA-1, six digits, half minutes). */
const stepMs = 30_000;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 bits, written as authenticators take them (base32 without padding: 160 is a multiple of 5). */
export function makeTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join("");
}

/** The half minute whose code this is: the present one, or a neighbor for clocks that are a little off. */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const present = Math.floor(now.getTime() / stepMs);
  const matches = [present - 1, present, present + 1].filter((step) =>
    isSameHash(codeAt(secret, step), code),
  );
  return matches.at(-1);
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return number.toString().padStart(6, "0");
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What the picture to scan says. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
