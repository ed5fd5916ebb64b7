import type { Benefit, BenefitKind } from "@academy/content/benefits";
import type { Db } from "../../platform/db/database.ts";

/** A feature that delivers benefits of some kinds says of which what is missing before they can be sold, in the owner's words. */
export type DeliveryCheck = {
  kinds: readonly BenefitKind[];
  /** By benefit; one that is not named can be delivered. */
  listMissing(db: Db, benefits: readonly Benefit[], now: Date): Promise<Map<string, MissingPiece>>;
};

/** What the owner has to do, and where in the studio. */
export type MissingPiece = { what: string; path: string };

/** Something that is owed to people, until it is done. */
export type Debt = {
  /** One of a kind of debt, by which a screen names it. */
  kind:
    | "gathering-link"
    | "gathering-date"
    | "recording"
    | "session-offer"
    | "priority"
    | "files"
    | "invitation"
    | "space-link"
    | "monthly";
  /** What it is about, in plain words: a gathering's name, a person's. */
  about: string;
  due: Date | null;
  /** Where the owner does it. */
  path: string;
};

export type DebtList = (db: Db, now: Date, limit: number) => Promise<{ debts: Debt[]; total: number }>;
