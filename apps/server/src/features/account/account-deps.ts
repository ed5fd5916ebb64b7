import type { Clock } from "../../platform/clock.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { Passwords } from "./passwords/passwords.ts";
import type { KeyedHash } from "./proofs/keyed-hash.ts";

type NewsChange = { id: string; email: string; wantsNews: boolean; now: Date };
export type TellOfNews = (tx: Tx, change: NewsChange) => Promise<void>;

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
  /** Before it changes whether somebody wants news. */
  tellOfNews: TellOfNews;
};
