import type { Benefit } from "@academy/content/benefits";
import { sampleSpaceLink } from "@academy/content/pages/benefit-words";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import { countsAt } from "../access/public.ts";

/** Where the members of spaces meet, by benefit. */
export async function listLinks(db: Db | Tx): Promise<Map<string, string>> {
  const rows = await db.selectFrom("benefits").select(["id", "link"]).where("link", "is not", null).execute();
  return new Map(rows.map(({ id, link }) => [id, link as string]));
}

export async function insertBenefit(tx: Tx, benefit: Benefit & { now: Date }): Promise<void> {
  const { session, now, ...words } = benefit;
  const { last } = await tx
    .selectFrom("benefits")
    .select((select) => select.fn.max<number | null>("position").as("last"))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("benefits")
    .values({
      ...words,
      session: session && asJson(session),
      position: Number(last ?? -1) + 1,
      source: "owner",
      archived_at: null,
      created_at: now,
    })
    .execute();
}

/** Whoever composes an offer of benefits, or archives one, keeps others waiting; those that can be sold are answered. */
export async function holdBenefits(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .updateTable("benefits")
    .set(({ ref }) => ({ position: ref("position") }))
    .where("id", "in", ids)
    .where("archived_at", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** False when it was so before. */
export async function setArchived(tx: Tx, id: string, archivedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("benefits")
    .set({ archived_at: archivedAt })
    .where("id", "=", id)
    .where("archived_at", archivedAt === null ? "is not" : "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when somebody has set another one since. */
export async function replaceLink(
  tx: Tx,
  id: string,
  { link, basedOn }: { link: string | null; basedOn: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("benefits")
    .set({ link })
    .where("id", "=", id)
    .where("kind", "=", "space")
    .where("link", basedOn === null ? "is" : "=", basedOn)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Every space that has none gets the sample’s address. */
export async function insertSampleLinks(tx: Tx): Promise<void> {
  await tx
    .updateTable("benefits")
    .set({ link: sampleSpaceLink })
    .where("kind", "=", "space")
    .where("link", "is", null)
    .execute();
}

export async function deleteSampleLinks(db: Db): Promise<void> {
  await db.updateTable("benefits").set({ link: null }).where("link", "=", sampleSpaceLink).execute();
}

/** Spaces that somebody holds now and that have no address yet, those sold first first. */
export async function listSoldWithoutLink(db: Db, now: Date, limit: number) {
  return db
    .selectFrom("benefits")
    .innerJoin("held_benefits", "held_benefits.benefit_id", "benefits.id")
    .select(["benefits.id", "benefits.name"])
    .where("benefits.kind", "=", "space")
    .where("benefits.link", "is", null)
    .where(countsAt(now))
    .groupBy(["benefits.id", "benefits.name", "benefits.position"])
    .orderBy("benefits.position")
    .orderBy("benefits.id")
    .limit(limit)
    .execute();
}
