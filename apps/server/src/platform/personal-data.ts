import type { Db, Tx } from "./db/database.ts";

export type Person = { id: string; email: string };

/**
 * What a feature keeps about people, said by the feature itself: accounts hand it out, move it and delete it without
 * knowing what it is.
 */
export type PersonalData = {
  /** Under which it stands in the export. */
  name: string;
  collect(db: Db, person: Person): Promise<unknown>;
  remove(tx: Tx, person: Person): Promise<void>;
  /** `person` still has the old address: whatever was theirs by that must be theirs by themselves from now on. */
  keepThroughEmailChange(tx: Tx, person: Person): Promise<void>;
};
