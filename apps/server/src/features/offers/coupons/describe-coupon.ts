import type { Coupon } from "./coupon.rules.ts";

const day = 24 * 60 * 60 * 1000;

/** A coupon in one line, for whoever made it. */
export function describeCoupon(coupon: Omit<Coupon, "id">): string {
  const { code, percentOff, centsOff, offers, maxUses, maxPerPerson, expiresAt } = coupon;
  return [
    `${code} takes ${percentOff === null ? `$${((centsOff ?? 0) / 100).toFixed(2)}` : `${percentOff}%`} off`,
    offers && `for ${offers.join(", ")}`,
    maxUses !== null && (maxUses === 1 ? "once" : `${maxUses} times`),
    maxPerPerson !== null && `${maxPerPerson} per person`,
    // The last day on which it counts.
    expiresAt && `until ${new Date(expiresAt.getTime() - day).toISOString().slice(0, 10)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
