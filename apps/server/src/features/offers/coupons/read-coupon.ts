import { parseArgs } from "node:util";
import type { OfferKey } from "@academy/content/offers";
import { type Coupon, endOfDay, isCode, lastDayOf, plainCode } from "./coupon.rules.ts";

type CouponReading = { coupon: Omit<Coupon, "id"> } | { mistake: string };

const options = {
  offers: { type: "string" },
  uses: { type: "string" },
  "per-person": { type: "string" },
  until: { type: "string" },
} as const;

/** What an operator types behind `add`: `CODE 15%` or `CODE 20.00`, and what limits it. */
export function readCoupon(typed: string[], offerKeys: readonly OfferKey[]): CouponReading {
  const { values, positionals } = parse(typed);
  const [given = "", worth = "", ...more] = positionals;
  const code = plainCode(given);
  if (!isCode(code)) return { mistake: "A code must have 3 to 40 letters and digits" };
  if (more.length > 0) return { mistake: `This was not expected: ${more.join(" ")}` };
  const percentOff = readWhole(/^(\d{1,3})%$/.exec(worth)?.[1], 1, 100);
  const centsOff = readCents(worth);
  if (percentOff === null && centsOff === null) {
    return { mistake: "The discount must be a whole percentage such as 15%, or dollars such as 20.00" };
  }
  const offers = values.offers === undefined ? null : values.offers.split(",").map((each) => each.trim());
  const stranger = offers?.find((each) => !(offerKeys as readonly string[]).includes(each));
  if (stranger !== undefined) {
    return { mistake: `There is no offer ${stranger}. Choose one of: ${offerKeys.join(", ")}` };
  }
  const maxUses = readWhole(values.uses, 1, 1_000_000);
  const maxPerPerson = readWhole(values["per-person"], 1, 1000);
  if (values.uses !== undefined && maxUses === null) return { mistake: "--uses takes a whole number" };
  if (values["per-person"] !== undefined && maxPerPerson === null) {
    return { mistake: "--per-person takes a whole number" };
  }
  const expiresAt = values.until === undefined ? null : endOfDay(values.until);
  if (expiresAt === undefined) return { mistake: "--until takes a date such as 2027-01-31" };
  return {
    coupon: {
      code,
      percentOff,
      centsOff,
      offers: offers as OfferKey[] | null,
      maxUses,
      maxPerPerson,
      expiresAt,
    },
  };
}

function parse(typed: string[]) {
  return parseArgs({ args: typed, options, allowPositionals: true });
}

function readWhole(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || !/^\d{1,7}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}

function readCents(text: string): number | null {
  const [, dollars = "", cents = "00"] = /^\$?(\d{1,5})(?:\.(\d\d))?$/.exec(text) ?? [];
  const all = Number(dollars) * 100 + Number(cents);
  return dollars !== "" && all > 0 ? all : null;
}

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
