import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** How passwords are hashed; the cost is not in the hash, so whoever checks one must know it. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

type Cost = { N: number; r: number; p: number };

const keyBytes = 64;

/** 32 MiB for each password, in Node's own threads. */
export const fullCost: Cost = { N: 16_384, r: 16, p: 1 };

/** Kept as `salt:key` in hex. The cost is not in it: whoever changes it changes what everybody's password is checked at. */
export function makeScryptHashing(cost: Cost): PasswordHashing {
  // The salt goes in as the letters it is written with, and the password in one form however it was typed.
  const deriveKey = (password: string, salt: string) =>
    new Promise<Buffer>((resolve, reject) => {
      const options = { ...cost, maxmem: 256 * cost.N * cost.r };
      scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return {
    async hash(password) {
      const salt = randomBytes(16).toString("hex");
      return `${salt}:${(await deriveKey(password, salt)).toString("hex")}`;
    },
    async verify({ hash, password }) {
      const [salt = "", hex = ""] = hash.split(":");
      const kept = Buffer.from(hex, "hex");
      const key = await deriveKey(password, salt);
      return kept.length === key.length && timingSafeEqual(kept, key);
    },
  };
}
