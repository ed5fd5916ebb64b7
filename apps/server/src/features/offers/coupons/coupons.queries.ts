import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";
import { orderedId } from "../../../platform/ordered-id.ts";
import type { Coupon } from "./coupon.rules.ts";

export async function findCoupon(db: Db | Tx, code: string): Promise<Coupon | undefined> {
  return selectCoupons(db).where("code", "=", code).executeTakeFirst();
}

/** Whoever counts its uses keeps others waiting until they are done. */
export async function holdCoupon(tx: Tx, code: string): Promise<Coupon | undefined> {
  await tx.updateTable("coupons").set({ code }).where("code", "=", code).execute();
  return findCoupon(tx, code);
}

export async function listCoupons(db: Db): Promise<Coupon[]> {
  return selectCoupons(db).orderBy("created_at").orderBy("id").limit(1000).execute();
}

function selectCoupons(db: Db | Tx) {
  return db
    .selectFrom("coupons")
    .select([
      "id",
      "code",
      "percent_off as percentOff",
      "cents_off as centsOff",
      "offers",
      "max_uses as maxUses",
      "max_per_person as maxPerPerson",
      "expires_at as expiresAt",
    ])
    .where("archived_at", "is", null);
}

/** False when there is one with this code already, or has been. */
export async function insertCoupon(tx: Tx, coupon: Omit<Coupon, "id">, now: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto("coupons")
    .values({
      id: orderedId(now),
      code: coupon.code,
      percent_off: coupon.percentOff,
      cents_off: coupon.centsOff,
      offers: coupon.offers && asJson(coupon.offers),
      max_uses: coupon.maxUses,
      max_per_person: coupon.maxPerPerson,
      expires_at: coupon.expiresAt,
      archived_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function archiveCoupon(tx: Tx, code: string, now: Date): Promise<boolean> {
  const archived = await tx
    .updateTable("coupons")
    .set({ archived_at: now })
    .where("code", "=", code)
    .where("archived_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return archived !== undefined;
}

/** The newest first: those that count, or those that have ended or run out. */
export async function listCouponPage(
  db: Db,
  { show, now, after, limit }: PageRequest & { show: "active" | "ended"; now: Date },
) {
  return db
    .selectFrom("coupons")
    .selectAll()
    .where((where) => {
      const hasEnded = where.or([where("archived_at", "is not", null), where("expires_at", "<=", now)]);
      const counts = where.and([
        where("archived_at", "is", null),
        where.or([where("expires_at", "is", null), where("expires_at", ">", now)]),
      ]);
      return show === "ended" ? hasEnded : counts;
    })
    .$if(after !== undefined, (coupons) =>
      coupons.where((where) =>
        where(where.refTuple("created_at", "id"), "<", where.tuple(after?.at as Date, after?.id as string)),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function findCouponByCode(db: Db | Tx, code: string) {
  return db.selectFrom("coupons").selectAll().where("code", "=", code).executeTakeFirst();
}

export async function findCouponById(db: Db | Tx, id: string) {
  return db.selectFrom("coupons").selectAll().where("id", "=", id).executeTakeFirst();
}
