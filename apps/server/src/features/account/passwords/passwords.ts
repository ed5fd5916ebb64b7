import { fewAtATime } from "../../../platform/one-at-a-time.ts";
import { fullCost, makeScryptHashing, type PasswordHashing } from "./scrypt-hashing.ts";

export type Passwords = {
  hash(password: string): Promise<string>;
  isRight(password: string, kept: string | null | undefined): Promise<boolean>;
};

/** Half of Node's own threads: files that are read and names that are looked up wait behind no flood of guesses. */
const atOnce = 2;
/** Some seconds for the last of them. */
const maxWaiting = 100;

export function makePasswords(hashing: PasswordHashing = makeScryptHashing(fullCost)): Passwords {
  const inTurn = fewAtATime(atOnce, maxWaiting);
  const hash = (password: string) => inTurn(() => hashing.hash(password));
  const verify = (given: { hash: string; password: string }) => inTurn(() => hashing.verify(given));
  /** The hash of a password nobody has: checking against it takes as long as checking a real one. */
  const nobodysHash = hash(crypto.randomUUID());
  return {
    hash,
    async isRight(password, kept) {
      const isRight = await verify({ hash: kept ?? (await nobodysHash), password });
      return kept ? isRight : false;
    },
  };
}
