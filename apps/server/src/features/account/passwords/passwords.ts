import { hashPassword, verifyPassword } from "better-auth/crypto";

/** How passwords are hashed; the cost is not in the hash, so whoever checks one must know it. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  isRight(password: string, kept: string | null | undefined): Promise<boolean>;
};

const fullCost: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

export function makePasswords({ hash, verify }: PasswordHashing = fullCost): Passwords {
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
