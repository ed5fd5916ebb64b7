import { type Coupon, lastDayOf } from "./coupon.rules.ts";

/** A coupon in one line, for whoever made it. */
export function describeCoupon(coupon: Omit<Coupon, "id">): string {
  const { code, percentOff, centsOff, offers, maxUses, maxPerPerson, expiresAt } = coupon;
  return [
    `${code} takes ${percentOff === null ? `$${((centsOff ?? 0) / 100).toFixed(2)}` : `${percentOff}%`} off`,
    offers && `for ${offers.join(", ")}`,
    maxUses !== null && (maxUses === 1 ? "once" : `${maxUses} times`),
    maxPerPerson !== null && `${maxPerPerson} per person`,
    expiresAt && `until ${lastDayOf(expiresAt)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
