import { type Benefit, type BenefitKind, firstBenefits } from "@academy/content/benefits";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import { offerOfGuise } from "../../platform/guise.rules.ts";
import { isOfferKey } from "./access.rules.ts";
import { countsAt } from "./counts-at.ts";
import type { Member } from "./entitlements.queries.ts";
import { findBenefitsOnSale } from "./grants.queries.ts";

const columns = ["id", "kind", "name", "more", "session"] as const;

/** Those of the content package; a release that words one differently leaves the owner's own words. */
export async function seedBenefits(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto("benefits")
    .values(
      firstBenefits.map(({ session, ...benefit }, position) => ({
        ...benefit,
        position,
        session: session && asJson(session),
        source: "content" as const,
        archived_at: null,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(({ ref }) => ({
          kind: ref("excluded.kind"),
          name: ref("excluded.name"),
          more: ref("excluded.more"),
          session: sql`excluded.session`,
          position: ref("excluded.position"),
        }))
        .where("benefits.source", "=", "content"),
    )
    .execute();
}

/** All that there are: a handful, in their order. */
export async function listBenefits(db: Db | Tx): Promise<(Benefit & { isArchived: boolean })[]> {
  const rows = await db
    .selectFrom("benefits")
    .select([...columns, "archived_at"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ archived_at, ...benefit }) => ({ ...benefit, isArchived: archived_at !== null }));
}

/** What somebody holds: since when, and until when; null is as long as their access stands. */
export type HeldBenefit = Benefit & { from: Date; until: Date | null };

/** What somebody holds now, each benefit once: from the first day to the last of all that give it. An owner holds everything. */
export async function listHeldBenefits(db: Db | Tx, { id, role }: Member, now: Date): Promise<HeldBenefit[]> {
  const guise = offerOfGuise(id);
  if (role === "owner" || guise !== undefined) {
    const all = await listBenefits(db);
    const shown = guise !== undefined && isOfferKey(guise) ? await findBenefitsOnSale(db, guise) : undefined;
    const isHeld = (benefit: string) =>
      guise === undefined || shown?.some((each) => each.benefit === benefit) === true;
    return all
      .filter((each) => isHeld(each.id))
      .map(({ isArchived: _, ...each }) => ({ ...each, from: now, until: null }));
  }
  const rows = await db
    .selectFrom("held_benefits")
    .innerJoin("benefits", "benefits.id", "held_benefits.benefit_id")
    .select(["benefits.id", "benefits.kind", "benefits.name", "benefits.more", "benefits.session"])
    .select(["held_benefits.from_at", "held_benefits.until_at"])
    .where("held_benefits.user_id", "=", id)
    .where(countsAt(now))
    .orderBy("benefits.position")
    .orderBy("benefits.id")
    .execute();
  const held = new Map<string, HeldBenefit>();
  for (const { from_at, until_at, ...benefit } of rows) {
    const known = held.get(benefit.id);
    const from = known && known.from < from_at ? known.from : from_at;
    held.set(benefit.id, { ...benefit, from, until: known ? later(known.until, until_at) : until_at });
  }
  return [...held.values()];
}

const later = (one: Date | null, other: Date | null) =>
  one === null || other === null ? null : one > other ? one : other;

/** Whether somebody holds one of them now. */
export async function holdsBenefit(
  db: Db | Tx,
  member: Member,
  benefits: readonly string[],
  now: Date,
): Promise<boolean> {
  return (await listHeldBenefits(db, member, now)).some(({ id }) => benefits.includes(id));
}

/** Whether somebody holds one of a kind now. */
export const holdsKind = async (
  db: Db | Tx,
  member: Member,
  kind: BenefitKind,
  now: Date,
): Promise<boolean> => (await listHeldBenefits(db, member, now)).some((each) => each.kind === kind);

/** Who holds one of them at a moment, by id: a page of them after one. */
export async function listHolders(
  db: Db | Tx,
  benefits: readonly string[],
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<string[]> {
  if (benefits.length === 0) return [];
  const rows = await db
    .selectFrom("held_benefits")
    .select("user_id")
    .distinct()
    .where("benefit_id", "in", benefits)
    .where("user_id", ">", after)
    .where(countsAt(now))
    .orderBy("user_id")
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
