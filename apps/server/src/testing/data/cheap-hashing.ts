import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { PasswordHashing } from "../../features/account/public.ts";

const derive = promisify<string, string, number, { N: number; r: number; p: number }, Buffer>(scrypt);
const keyOf = async (password: string, salt: string) =>
  (await derive(password.normalize("NFKC"), salt, 64, { N: 16, r: 1, p: 1 })).toString("hex");

/**
 * Algorithm and format of the real hashing at next to no cost: most tests sign somebody in and few are about how long
 * that takes. A test about that starts its server with `passwordHashing: undefined`.
 */
export const cheapHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${await keyOf(password, salt)}`;
  },
  async verify({ hash, password }) {
    const [salt = "", key] = hash.split(":");
    return (await keyOf(password, salt)) === key;
  },
};
