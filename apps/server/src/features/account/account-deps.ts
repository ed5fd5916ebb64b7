import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { Passwords } from "./passwords/passwords.ts";
import type { KeyedHash } from "./proofs/keyed-hash.ts";

/** What the verbs of accounts work with; each takes what it needs of it. */
export type AccountDeps = {
  db: Db;
  now: Clock;
  hash: KeyedHash;
  passwords: Passwords;
  /** The academy's own: what is kept encrypted is encrypted with it. */
  secret: string;
  store: FileStore;
  /** What other features keep about people. */
  personalData: PersonalData[];
};
