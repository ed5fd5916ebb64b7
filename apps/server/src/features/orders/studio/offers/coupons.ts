import type { PageQuery } from "@academy/contract/paging";
import type { CouponBody, StudioCoupon } from "@academy/contract/studio/offers";
import { readPage } from "../../../../platform/db/cursor-paging.ts";
import { type Db, inTransaction } from "../../../../platform/db/database.ts";
import { AppError } from "../../../../platform/errors.ts";
import { recordAudit } from "../../../audit/public.ts";
import {
  archiveCoupon,
  endOfDay,
  findCouponByCode,
  findCouponById,
  insertCoupon,
  isCode,
  lastDayOf,
  listCouponPage,
  plainCode,
} from "../../../offers/public.ts";
import { countUsesOf } from "../../orders.queries.ts";

type FoundCoupon = Awaited<ReturnType<typeof listCouponPage>>[number];

export async function listCoupons(
  db: Db,
  { show = "active", ...query }: PageQuery & { show?: "active" | "ended" | undefined },
  now: Date,
) {
  const page = await readPage(query, (request) => listCouponPage(db, { show, now, ...request }), {
    cursorOf: ({ created_at, id }: FoundCoupon) => ({ at: created_at, id }),
    toItem: (coupon: FoundCoupon) => coupon,
  });
  const uses = await countUsesOf(
    db,
    page.items.map(({ id }) => id),
  );
  return {
    items: page.items.map((coupon) => toView(coupon, uses.get(coupon.id) ?? 0, now)),
    nextCursor: page.nextCursor,
  };
}

function toView(coupon: FoundCoupon, uses: number, now: Date): StudioCoupon {
  const { expires_at: expiresAt, archived_at: archivedAt } = coupon;
  const endedAt = archivedAt ?? (expiresAt && expiresAt <= now ? expiresAt : null);
  return {
    id: coupon.id,
    code: coupon.code,
    percentOff: coupon.percent_off,
    centsOff: coupon.cents_off,
    offers: coupon.offers,
    uses,
    maxUses: coupon.max_uses,
    maxPerPerson: coupon.max_per_person,
    until: expiresAt && lastDayOf(expiresAt),
    endedAt: endedAt?.toISOString() ?? null,
    createdAt: coupon.created_at.toISOString(),
  };
}

const refuse = (field: string, message: string) => new AppError("BAD_REQUEST", { field, message });

/** The same rules as the operator's command has. */
export function makeCoupon(db: Db, body: CouponBody, by: string, now: Date): Promise<StudioCoupon> {
  const code = plainCode(body.code);
  if (!isCode(code)) throw refuse("code", "A code must have 3 to 40 letters and digits.");
  if (body.offers?.includes("alumniGroup")) {
    throw refuse("offers", "The alumni group has one price for everybody: codes don’t work there.");
  }
  const expiresAt = body.until === null ? null : endOfDay(body.until);
  if (expiresAt === undefined || (expiresAt && expiresAt <= now)) {
    throw refuse("until", "Please choose today or a later day.");
  }
  return inTransaction(db, async (tx) => {
    const { percentOff, centsOff, offers, maxUses, maxPerPerson } = body;
    const coupon = { code, percentOff, centsOff, offers, maxUses, maxPerPerson, expiresAt };
    if (!(await insertCoupon(tx, coupon, now))) {
      throw refuse("code", "This code exists or has existed. Please choose another.");
    }
    const made = await findCouponByCode(tx, code);
    if (!made) throw new Error("a code was neither made nor found");
    const detail = { code, percentOff, centsOff, maxUses, until: body.until };
    await recordAudit(
      tx,
      { by, action: "coupon.made", subject: { kind: "coupon", id: made.id }, detail },
      now,
    );
    return toView(made, 0, now);
  });
}

export function endCoupon(db: Db, id: string, by: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const coupon = await findCouponById(tx, id);
    if (!coupon) throw new AppError("NOT_FOUND");
    if (!(await archiveCoupon(tx, coupon.code, now))) throw new AppError("CONFLICT");
    const detail = { code: coupon.code };
    await recordAudit(tx, { by, action: "coupon.ended", subject: { kind: "coupon", id }, detail }, now);
  });
}
