import { fullCost, makeScryptHashing, type PasswordHashing } from "./scrypt-hashing.ts";

export type Passwords = {
  hash(password: string): Promise<string>;
  isRight(password: string, kept: string | null | undefined): Promise<boolean>;
};

export function makePasswords({ hash, verify }: PasswordHashing = makeScryptHashing(fullCost)): Passwords {
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
